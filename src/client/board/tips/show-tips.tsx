import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { manifestOf } from '../../../games/shelf.ts';
import { playedHere } from '../../history/played.ts';
import { usePart } from '../../shell/part.ts';
import { saidIfKnown } from '../../words/speak.ts';
import { Live } from '../frame.tsx';
import { noteSaid, saidBefore } from './said.ts';
import { tip } from './tip.ts';
import { tips as wanted } from './wanted.ts';
import { tipFor, type Saying, type Tip } from './tips.ts';
import './tip.css';

interface Props {
  readonly game: string;
  readonly view: object;
  readonly seat: number | undefined;
  readonly question: number | null;
}

/** The first match of a game on this device explains itself in passing. `Say` has the place, and this the lines. */
export function ShowTips({ game, view, seat, question }: Props): VNode | null {
  const first = useRef(!playedHere().some((played) => played.game === game)).current;
  const on = first && wanted.value === 'on';
  // The screen is here already: only its lines are fetched.
  const screen = usePart(on ? manifestOf(game)?.screen : undefined);
  const part = usePart(screen?.tips);
  const now = useRef<Saying | undefined>(undefined);
  if (!on || part === undefined || seat === undefined) now.current = undefined;
  else {
    const tips = part.tips as readonly Tip<object>[];
    now.current = tipFor(tips, { view, seat, question }, saidBefore(game), now.current);
  }
  const id = now.current?.id;
  const line = id === undefined ? '' : (saidIfKnown(`tip.${game}.${id}`) ?? '');
  useSaying(game, id, line);
  return <Live text={line} />;
}

/**
 * Apart from the view: an effect keeps what is around it. A line that would lie over the sentence, or be cut, is not shown: it
 * is not said, and comes another time.
 */
function useSaying(game: string, id: string | undefined, line: string): void {
  useLayoutEffect(() => {
    tip.value = line;
    return () => {
      tip.value = '';
    };
  }, [line]);
  useEffect(() => {
    if (id === undefined) return undefined;
    let drawn = requestAnimationFrame(function look() {
      const shown = document.querySelector<HTMLElement>('.tip');
      // The board has not drawn it yet, or asks nothing at the moment: while a scene is played, say.
      if (shown === null) drawn = requestAnimationFrame(look);
      else if (hasRoom(shown)) {
        shown.classList.add('is-seen');
        noteSaid(game, id);
      } else if (shown.classList.contains('is-tight')) tip.value = '';
      else {
        shown.classList.add('is-tight');
        drawn = requestAnimationFrame(look);
      }
    });
    return () => cancelAnimationFrame(drawn);
  }, [game, id]);
}

/** Lines have air above and below their letters. */
const AIR = 5;

function hasRoom(shown: HTMLElement): boolean {
  const sentence = shown.previousElementSibling?.getBoundingClientRect();
  const { top } = shown.getBoundingClientRect();
  return sentence !== undefined && shown.scrollWidth <= shown.clientWidth + 1 && top >= sentence.bottom - AIR;
}

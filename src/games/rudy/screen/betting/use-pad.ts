import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { refusal, type Move } from '../../rules/index.ts';
import { useAsk, type Ask } from '../../../../client/board/ask.ts';
import { useLastMoment } from '../../../../client/board/clock.tsx';
import { useFinger, type Finger } from '../../../../client/board/finger.ts';
import type { Props } from '../players.ts';
import { draftOf, keepDraft } from '../../../../client/shell/draft.ts';
import { useKeys } from '../../../../client/shell/keys.ts';
import { chime } from '../sound.ts';
import { EMPTY_PAD, keyOf, numberOn, press as pressed, type Key, type Pad } from './pad.ts';

/** How long it is said that the last card's time was over, before this card's question. */
const TOLD = 4000;
/** The pad's own refusal: a third digit. */
export const TOO_LONG = 'too-long';

interface Typing {
  readonly turn: number;
  readonly pad: Pad;
  /** The time for the card before was over with nothing written, and it is being said. */
  readonly ranOut: boolean;
}

export interface PadHandle extends Typing, Pick<Ask<Move>, 'busy' | 'why'> {
  readonly press: (key: Key) => void;
  readonly commit: () => void;
}

function fresh(turn: number): Typing {
  return { turn, pad: EMPTY_PAD, ranOut: false };
}

/** What was typed for this card before the page had to be loaded again. */
function begun(turn: number): Typing {
  const draft = draftOf(`${turn}`);
  return draft === undefined ? fresh(turn) : { ...fresh(turn), pad: JSON.parse(draft) as Pad };
}

/** The card has turned under this pad, and the field before it was left empty. */
function hasRunOut({ numbers, turn }: Props['view'], before: number): boolean {
  return turn === before + 1 && numbers?.[before - 1] === null;
}

/** What the hands on a pad reach for: never a render's own props, only whatever is newest. */
interface Reach {
  readonly typing: RefObject<Typing>;
  readonly finger: Finger;
  readonly ask: Pick<Ask<Move>, 'send' | 'explain'>;
  readonly latest: RefObject<Latest>;
  readonly redraw: (next: (count: number) => number) => void;
}

interface Latest {
  readonly props: Props;
  readonly active: boolean;
}

interface Hands {
  readonly press: (key: Key) => void;
  readonly commit: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Typing this turn's number: by the pad, the keyboard or a circle drawn on the table. */
export function usePad(props: Props, active: boolean): PadHandle {
  const { turn } = props.view;
  const [, redraw] = useState(0);
  // Two quick keys come before one redraw, so what is typed lives beside the rendering, not in it.
  const typing = useRef<Typing | undefined>(undefined) as RefObject<Typing>;
  typing.current ??= begun(turn);
  const finger = useFinger(turn);
  const { busy, why, send, explain } = useAsk<Move>(props, turn);
  if (typing.current.turn !== turn) {
    const ranOut = active && hasRunOut(props.view, typing.current.turn);
    typing.current = { ...fresh(turn), ranOut };
    keepDraft('', undefined);
    if (ranOut) changeLater(typing, redraw, TOLD, { ranOut: false });
  }
  const latest = useRef<Latest>({ props, active });
  latest.current = { props, active };
  const hands = useRef<Hands | undefined>(undefined);
  hands.current ??= handsOf({ typing, finger, ask: { send, explain }, latest, redraw });
  const { press, commit, onKey } = hands.current;
  useKeys(onKey);
  useLastMoment(props.deadline, commit);
  return { ...typing.current, busy, why, press, commit };
}

/**
 * Made once and apart from any render. A browser may keep a button that was pressed and is gone, and a button keeps its
 * handlers: had they been made beside `props`, they would keep the card of an earlier turn.
 */
function handsOf({ typing, finger, ask, latest, redraw }: Reach): Hands {
  const change = (next: Partial<Typing>): void => {
    typing.current = { ...typing.current, ...next };
    keepDraft(`${typing.current.turn}`, JSON.stringify(typing.current.pad));
    redraw((count) => count + 1);
  };

  const deaf = (): boolean => !latest.current.active || latest.current.props.pending !== undefined || finger.isLate();

  const press = (key: Key): void => {
    if (deaf()) return;
    const code = key === 'circle' ? refusalOf(latest.current.props, { number: 0, circled: true }) : undefined;
    if (code !== undefined) return ask.explain(code);
    const before = typing.current.pad;
    const pad = pressed(before, key);
    const tooLong = pad.shakes > before.shakes;
    if (!tooLong) chime('key');
    ask.explain(tooLong ? TOO_LONG : undefined);
    change({ pad, ranOut: false });
  };

  const commit = (): void => {
    const { pad } = typing.current;
    const number = numberOn(pad);
    if (deaf() || number === undefined) return;
    const move: Move = pad.circled ? { number, circled: true } : { number };
    const code = refusalOf(latest.current.props, move);
    if (code === undefined) ask.send(move);
    else ask.explain(code);
  };

  return {
    press,
    commit,
    onKey(event) {
      if (!latest.current.active) return;
      if (event.key === 'Enter' && !event.repeat && !(event.target instanceof HTMLButtonElement)) return commit();
      const key = keyOf(event.key);
      if (key === undefined) return;
      event.preventDefault();
      press(key);
    },
  };
}

/** What changes by itself, unless the card has turned by then. Apart from any render, as the hands are. */
function changeLater(typing: Reach['typing'], redraw: Reach['redraw'], delay: number, next: Partial<Typing>): void {
  const { turn } = typing.current;
  setTimeout(() => {
    if (typing.current.turn !== turn) return;
    typing.current = { ...typing.current, ...next };
    redraw((count) => count + 1);
  }, delay);
}

/** The same question the server will ask, answered at once. */
function refusalOf({ view, seat }: Props, move: Move): string | undefined {
  return seat === undefined ? 'over' : refusal({ ...view, circleUsed: view.circleUsed === true }, seat, move);
}

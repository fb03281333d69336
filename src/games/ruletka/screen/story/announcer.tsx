import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Props, View } from '../players.ts';
import { chime } from '../sound.ts';
import { t } from '../../words/say.ts';
import { storyOf, type Sentence } from './story.ts';

/** A line of the log. */
export interface Line extends Sentence {
  readonly id: number;
  readonly n: number;
}

const MOST = 30;

/** The story so far on this screen, the newest last; `since` is a view that is still being played. */
export function useStory(props: Props, since: number | undefined): readonly Line[] {
  const story = useRef<{ n: number; count: number; lines: readonly Line[] }>({ n: props.n, count: 0, lines: [] });
  const known = story.current;
  if (known.n !== props.n) {
    const fresh = storyOf(props).map((sentence, i) => ({ ...sentence, id: known.count + i, n: props.n }));
    story.current = { n: props.n, count: known.count + fresh.length, lines: [...known.lines, ...fresh].slice(-MOST) };
  }
  const { lines } = story.current;
  return since === undefined ? lines : lines.filter((line) => line.n < since);
}

/** Tells what happened, for those who listen. */
export function Announcer(props: Props): VNode {
  const { n, view } = props;
  const told = useRef({ n, window: `${view.phase}${view.shot}`, text: '' });
  if (told.current.n !== n) {
    const sentences = storyOf(props).map((sentence) => sentence.text);
    const window = `${view.phase}${view.shot}`;
    if (window !== told.current.window) sentences.push(...opened(view));
    const text = sentences.join(' ');
    // A view without a story leaves the last one to be read to its end.
    told.current = { n, window, text: text === '' ? told.current.text : text };
  }
  const first = useRef(n);
  useEffect(() => {
    if (n !== first.current) sounds(props);
  }, [n]);
  return (
    <p class="spoken" role="status" aria-live="polite">
      {told.current.text}
    </p>
  );
}

/** Windows no event speaks of. */
function opened({ phase, shot }: View): string[] {
  if (phase === 'betting') return [t('ruletka.said.betting')];
  return phase === 'shot' ? [t('ruletka.said.shot', { shot })] : [];
}

function sounds({ events, seat }: Props): void {
  const kinds = new Set(events.map(({ kind }) => kind));
  // The end and the points have theirs when they are shown.
  if (kinds.has('finished') || kinds.has('scored')) return;
  if (kinds.has('revealed')) chime('stamp');
  else if (kinds.has('accused') || kinds.has('shown')) chime('point');
  else if (kinds.has('spun') || kinds.has('loaded')) chime('spin');
  else if (events.some((event) => event.kind === 'pocketed' && event.seat === seat)) chime('pocket');
}

import { hear, type Heard } from '../../../../client/board/chime.ts';
import { useTelling, type Kept, type Tale, type Telling } from '../../../../client/board/telling.ts';
import type { Happening, Props, View } from '../players.ts';
import { chime } from '../sound.ts';
import { t } from '../../words/say.ts';
import { storyOf, type Sentence } from './story.ts';

/** A line of the log. */
export type Line = Kept<Sentence>;

/** The story so far on this screen, and what is said of the newest view. */
export function useStory(props: Props): Telling<Sentence> {
  const { n, view } = props;
  const tell = (before: string | undefined): Tale<Sentence, string> => {
    const window = `${view.phase}${view.shot}`;
    if (before === undefined) return { lines: [], note: window };
    return { lines: storyOf(props), also: window === before ? [] : opened(view), note: window };
  };
  return useTelling(n, tell, (_, fresh) => {
    if (fresh) hear(props, chime, SOUNDS);
  });
}

/** What may be told while a scene is played: nothing of the view it belongs to. */
export function toldBefore(lines: readonly Line[], since: number | undefined): readonly Line[] {
  return since === undefined ? lines : lines.filter((line) => line.n < since);
}

/** Windows no event speaks of. */
function opened({ phase, shot }: View): string[] {
  if (phase === 'betting') return [t('ruletka.said.betting')];
  return phase === 'shot' ? [t('ruletka.said.shot', { shot })] : [];
}

const SOUNDS: readonly Heard<Happening['kind'], Parameters<typeof chime>[0]>[] = [
  // The end and the points have theirs when they are shown.
  ['finished', undefined],
  ['scored', undefined],
  ['revealed', 'stamp'],
  ['accused', 'point'],
  ['shown', 'point'],
  ['spun', 'spin'],
  ['loaded', 'spin'],
  ['pocketed', 'pocket', 'own'],
];

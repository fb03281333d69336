import { chimes, WIN } from '../chime.ts';
import { useTelling, type Telling } from '../telling.ts';
import { sentenceOf, type Sentence } from './sentence.ts';
import type { Props } from './props.ts';
import { t } from './words/say.ts';

const chime = chimes({
  news: [[330, 0, 0.05]],
  yours: [
    [392, 0, 0.09],
    [587, 0.1, 0.16],
  ],
  win: WIN,
});

/** What happened, told as plainly as an event can be told by somebody who does not know the game. */
export function useStory(props: Props): Telling<Sentence> {
  const { n, events, names, outcome } = props;
  const asked = props.question !== null;
  return useTelling<Sentence, { readonly asked: boolean; readonly yours: boolean }>(
    n,
    (before) => {
      const yours = asked && before?.asked !== true;
      const lines = events.map((event) => sentenceOf(event, names));
      return { lines, also: yours ? [t('generic.yours')] : [], note: { asked, yours } };
    },
    ({ yours }, fresh) => {
      if (!fresh) return;
      if (outcome !== undefined) chime('win');
      else if (yours) chime('yours');
      else if (events.length > 0) chime('news');
    },
  );
}

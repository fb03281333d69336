import { hear, type Heard } from '../../../client/board/chime.ts';
import { useTelling, type Tale, type Telling } from '../../../client/board/telling.ts';
import type { Card, Event } from '../rules/index.ts';
import { mustAct, type Props } from './players.ts';
import { chime, type Chime } from './sound.ts';
import { story, type Told } from './story.ts';
import { t } from '../words/say.ts';

interface Note {
  readonly graveyard: readonly Card[] | undefined;
  readonly asked: boolean;
  /** Whether one is asked, and was not before. */
  readonly yours: boolean;
}

/** Follows what happens. Of the view before only one's own graveyard is compared, and then forgotten. */
export function useStory(props: Props): Telling<Told> {
  const { n, events, view } = props;
  const tell = (before: Note | undefined): Tale<Told, Note> => {
    const asked = mustAct(props) && view.turn !== null;
    const yours = asked && before?.asked !== true;
    return {
      lines: story(props, events, found(before?.graveyard, view.graveyard)),
      also: yours ? [t('mozg.said.your-turn')] : [],
      note: { graveyard: view.graveyard, asked, yours },
    };
  };
  return useTelling(n, tell, ({ yours }, fresh) => {
    if (fresh && !hear(props, chime, SOUNDS) && yours) chime('yours');
  });
}

/** Cards that are in `after` and were not in `before`. */
function found(before: readonly Card[] | undefined, after: readonly Card[] | undefined): readonly Card[] {
  if (before === undefined || after === undefined) return [];
  const left = before.slice();
  return after.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const SOUNDS: readonly Heard<Event['kind'], Chime>[] = [
  ['finished', 'win'],
  ['round-ended', 'round'],
  ['rolled', 'die'],
  ['stole', 'brain'],
  ['swapped', 'swap'],
  ['passed', 'pass'],
  ['horde-discarded', 'sweep'],
  ['horde-set-aside', 'sweep'],
  ['played', 'play'],
  ['buried', 'bury'],
];

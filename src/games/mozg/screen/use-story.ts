import { useEffect, useRef, useState } from 'preact/hooks';
import type { Card } from '../rules/index.ts';
import type { Line } from './log.tsx';
import { mustAct, type Props } from './players.ts';
import { chime, type Chime } from './sound.ts';
import { story } from './story.ts';
import { t } from '../words/say.ts';

/** As many as anybody scrolls back in thought. */
const REMEMBERED = 30;

interface Story {
  /** All of it, newest first. */
  readonly lines: readonly Line[];
  /** What the newest view brought, as one text for those who listen. */
  readonly spoken: string;
  /** The first view a screen is given is no news. */
  readonly fresh: boolean;
}

/** Follows what happens. Of the view before only one's own graveyard is compared, and then forgotten. */
export function useStory(props: Props): Story {
  const { n, events, view } = props;
  const heard = useRef<{ readonly n: number; readonly first: number; readonly asked: boolean } & Story>(undefined);
  const graves = useRef<readonly Card[] | undefined>(undefined);
  if (heard.current?.n !== n) {
    const before = heard.current;
    const told = story(props, events, found(graves.current, view.graveyard));
    graves.current = view.graveyard;
    const lines = told.map((each, i) => ({ ...each, key: n * 100 + i })).toReversed();
    const asked = mustAct(props) && view.turn !== null;
    const yours = asked && before?.asked !== true ? [t('mozg.said.your-turn')] : [];
    heard.current = {
      n,
      first: before?.first ?? n,
      asked,
      fresh: before !== undefined,
      lines: [...lines, ...(before?.lines ?? [])].slice(0, REMEMBERED),
      spoken: [...told.map(({ text }) => text), ...yours].join(' '),
    };
  }
  const current = heard.current;
  useEffect(() => {
    if (current.fresh) sounds(props, current.spoken.endsWith(t('mozg.said.your-turn')));
  }, [n]);
  return current;
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

const CHIMES: readonly (readonly [Props['events'][number]['kind'], Chime])[] = [
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

function sounds({ events }: Props, yours: boolean): void {
  const heard = CHIMES.find(([kind]) => events.some((event) => event.kind === kind));
  if (heard !== undefined) chime(heard[1]);
  else if (yours) chime('yours');
}

/** Something that is shown for a while after it happened, and not at all to one who comes in later. */
export function useMoment<T>(
  n: number,
  fresh: boolean,
  value: T | undefined,
  length: number,
): [T | undefined, () => void] {
  const [shown, setShown] = useState<{ readonly n: number; readonly value: T }>();
  useEffect(() => {
    if (!fresh || value === undefined) return undefined;
    setShown({ n, value });
    return undefined;
  }, [n]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), length);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.value, () => setShown(undefined)];
}

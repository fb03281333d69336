import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from '../../../client/shell/idle.ts';
import type { Kept } from '../../../client/board/telling.ts';
import { Frame } from '../../../client/board/frame.tsx';
import { nameOf } from '../../../client/board/players.ts';
import { questionFor, type Card, type Event } from '../rules/index.ts';
import { Effect } from './effect/effect.tsx';
import { Rolled } from './effect/rolled.tsx';
import { part } from '../../../client/board/part.tsx';
import type { Final as FinalScreen } from './end/final.tsx';
import type { RoundEnd as RoundEndSheet } from './end/round-end.tsx';
import type { Tv as TvScreen } from './tv/tv.tsx';
import { Flying } from './flying.tsx';
import { Heard, News } from './log.tsx';
import { isSeated, mustAct, type Props, type Seated } from './players.ts';
import { Draft } from './turn/draft.tsx';
import { Refill } from './turn/refill.tsx';
import type { Signs as SignsScreen } from './turn/signs.tsx';
import { Turn } from './turn/turn.tsx';
import { Watching } from './turn/watching.tsx';
import type { Told } from './story.ts';
import { useMoment } from './moment.ts';
import { useStory } from './use-story.ts';
import { t } from '../words/say.ts';
import type { Look, Zoom as ZoomSheet } from './zoom.tsx';
import './tokens.css';
import './board.css';

const LOOK = ['m-missing', 'm-button do'] as const;
// Nobody needs these in the first second of a turn.
const Final = part<Parameters<typeof FinalScreen>[0]>(async () => (await import('./end/final.tsx')).Final, LOOK);
const Signs = part<Parameters<typeof SignsScreen>[0]>(async () => (await import('./turn/signs.tsx')).Signs, LOOK);
const Zoom = part<Parameters<typeof ZoomSheet>[0]>(async () => (await import('./zoom.tsx')).Zoom);
const RoundEnd = part<Parameters<typeof RoundEndSheet>[0]>(async () => (await import('./end/round-end.tsx')).RoundEnd);
const Tv = part<Parameters<typeof TvScreen>[0]>(async () => (await import('./tv/tv.tsx')).Tv, LOOK);

const ROLL = 2600;
const ROUND = 9000;
const BUBBLE = 4000;

function fetchRest(): void {
  Zoom.prefetch();
  Signs.prefetch();
  Final.prefetch();
  RoundEnd.prefetch();
}

export const tips = () => import('./tips/tips.ts');

/** Gra o mózg on a screen. */
export function Board(props: Props): VNode {
  const { view, n, tv, events } = props;
  const { lines, spoken, fresh } = useStory(props);
  const [looked, setLooked] = useState<Card | 'aside'>();
  const [lost, forget] = useMoment(n, fresh, find(events, 'round-ended')?.lost, ROUND);
  const [roll] = useMoment(n, fresh, find(events, 'rolled'), ROLL);
  const [news] = useMoment(n, fresh && lines.length > 0, newsOf(lines, props), BUBBLE);
  const over = view.phase === 'over';
  useEffect(() => whenIdle(fetchRest), []);
  return (
    <Frame name="mozg" tv={tv} spoken={spoken} data={{ 'data-phase': view.phase, 'data-question': props.question }}>
      <Heard.Provider value={lines}>
        {tv ? (
          <Tv props={props} lost={lost} roll={roll} />
        ) : over ? (
          <Final props={props} />
        ) : (
          <News.Provider value={lost === undefined ? news : undefined}>
            <Playing props={props} onLook={setLooked} />
          </News.Provider>
        )}
      </Heard.Provider>
      {roll !== undefined && !tv && isComplete(props) && (
        <div class="m-roll-over" key={n}>
          <Rolled props={props} roll={roll} strip={false} />
        </div>
      )}
      {lost !== undefined && !tv && !over && (
        <RoundEnd
          props={props}
          lost={lost}
          round={view.phase === 'show' ? view.round : view.round - 1}
          onClose={forget}
        />
      )}
      <Flying props={props} fresh={fresh} />
      {looked !== undefined && <Zoom view={view} what={looked} onClose={() => setLooked(undefined)} />}
    </Frame>
  );
}

function find<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }> | undefined {
  return events.findLast((event): event is Extract<Event, { kind: K }> => event.kind === kind);
}

/** The newest two sentences: more nobody reads in passing. */
function newsOf(lines: readonly Kept<Told>[], { n, events }: Props): string | undefined {
  const told = lines.filter((line) => line.n === n).toReversed();
  if (events.length === 0 || told.length === 0) return undefined;
  return told
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
}

/** A roll that asks for nothing is shown in passing. */
function isComplete({ view }: Props): boolean {
  return view.phase !== 'gift' && view.phase !== 'steal' && view.phase !== 'swap';
}

/** The screen for what is being decided. */
function Playing({ props, onLook }: { readonly props: Props; readonly onLook: Look }): VNode {
  const { view } = props;
  if (view.phase === 'show') return <Signs key={view.step} props={props} />;
  if (!isSeated(props)) return <Watching props={props} onLook={onLook} now={nowOf(props)} />;
  return <AtTable props={props} onLook={onLook} />;
}

/** Choices live as long as the question does. What stands on the table stays there, whoever's turn it is. */
function AtTable({ props, onLook }: { readonly props: Seated; readonly onLook: Look }): VNode {
  const { view, seat } = props;
  const { step } = view;
  const [refilling, setRefilling] = useState<number | undefined>(undefined);
  const now = nowOf(props);
  const onRefill = (): void => setRefilling(step);
  if (refilling === step && view.late === seat) {
    return <Refill key={step} props={props} onLook={onLook} now={now} onBack={() => setRefilling(undefined)} />;
  }
  const question = mustAct(props) ? questionFor(view, seat) : 'wait';
  switch (question) {
    case 'bury':
    case 'keep':
      return <Draft key={step} props={props} now={now} />;
    case 'wait':
    case 'turn':
      return <Turn props={props} onLook={onLook} now={now} onRefill={onRefill} />;
    case 'refill':
      return <Refill key={step} props={props} onLook={onLook} now={now} />;
    case 'gift':
    case 'steal':
    case 'swap':
      return <Effect key={step} props={props} kind={question} />;
    case 'show':
    case 'over':
      return <></>;
  }
}

/** What is going on, in two words. */
function nowOf(props: Props): string {
  const { view, seat } = props;
  if (view.phase === 'bury') return t('mozg.now.deal', { deal: Math.min(3, Math.min(...view.graveyardCounts) + 1) });
  if (view.turn === null) return '';
  if (view.phase === 'gift' || view.phase === 'steal' || view.phase === 'swap') return t('mozg.die.sweet');
  return view.turn === seat ? t('mozg.now.yours') : t('mozg.now.theirs', { name: nameOf(props, view.turn) });
}

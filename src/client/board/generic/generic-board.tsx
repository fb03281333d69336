import type { ComponentType, VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../../../kernel/contract.ts';
import { useAsk } from '../ask.ts';
import { Clock } from '../clock.tsx';
import { useFinger } from '../finger.ts';
import { Frame } from '../frame.tsx';
import { namesOf } from '../players.ts';
import { Say } from '../say.tsx';
import type { Kept } from '../telling.ts';
import { refusedWith, t as board } from '../words.ts';
import { Choices, type Begun } from './choices.tsx';
import { After, Final } from './final.tsx';
import { layoutOf, unevenIn, type Layout } from './layout.ts';
import { groupsOf, type Group } from './moves.ts';
import { ownKeys } from './own.ts';
import type { GenericProps, Props } from './props.ts';
import { Seats, Stats } from './seats.tsx';
import type { Sentence } from './sentence.ts';
import { useStory } from './story.ts';
import { labelOf } from './text.ts';
import { Fields } from './value.tsx';
import { t } from './words/say.ts';
import './generic.css';

/** The board of a game that has no screen: its view laid out, its moves as buttons, its events told. */
export function GenericBoard(props: GenericProps): VNode {
  const { tv, outcome, title } = props;
  const { lines, spoken } = useStory(props);
  const layout = useLayout(props);
  return (
    <Frame name="generic" tv={tv} spoken={spoken} data={{ 'data-asked': props.question !== null }}>
      <header class="g-strip">
        <h1>{title}</h1>
        <Time {...props} />
      </header>
      <Seats {...props} />
      {outcome === undefined ? <View props={props} layout={layout} /> : <Final props={props} outcome={outcome} />}
      <Log lines={lines} />
      {outcome === undefined ? (
        tv ? (
          <Caption {...props} />
        ) : (
          <Panel key={props.question} {...props} />
        )
      ) : (
        <After {...props} />
      )}
    </Frame>
  );
}

/** The generic board of one game, as any board is given. */
export function genericBoard(game: Game, title: () => string): ComponentType<Props> {
  return (props) => <GenericBoard {...props} game={game} title={title()} />;
}

/** What is known of a view's lists outlives the view: which of them are no player's. Only their names. */
function useLayout({ game, view, names, seat, n }: GenericProps): Layout {
  const uneven = useRef(new Set<string>());
  const own = useMemo(() => ownKeys(game, view, seat), [game, seat, n]);
  for (const key of unevenIn(view, names.length)) uneven.current.add(key);
  return layoutOf(view, names, own, uneven.current);
}

/** Nobody says how long a question may take in all: what is left when it is first seen is the whole of it. */
function Time({ deadline }: Props): VNode | null {
  const whole = useRef({ deadline, seconds: 1 });
  if (deadline === undefined) return null;
  if (whole.current.deadline !== deadline || whole.current.seconds === 1) {
    whole.current = { deadline, seconds: Math.max(2, (deadline - performance.now()) / 1000) };
  }
  return <Clock class="g-clock" deadline={deadline} whole={whole.current.seconds} />;
}

function View({ props, layout }: { readonly props: Props; readonly layout: Layout }): VNode {
  const { rows, table, own, options } = layout;
  return (
    <div class="g-view" tabIndex={0} role="group" aria-label={t('generic.table')}>
      {own.length > 0 && (
        <section class="g-paper own">
          <h2>{t('generic.own')}</h2>
          <Fields fields={own} />
        </section>
      )}
      <section class="g-paper">
        <h2>{t('generic.table')}</h2>
        <Fields fields={table} />
        <Stats props={props} rows={rows} />
        {options.length > 0 && (
          <details class="g-more">
            <summary>{t('generic.options')}</summary>
            <Fields fields={options} />
          </details>
        )}
      </section>
    </div>
  );
}

/** The newest first; a phone has room for one line. */
function Log({ lines }: { readonly lines: readonly Kept<Sentence>[] }): VNode {
  return (
    <section class="g-log" tabIndex={0} aria-label={board('board.log')}>
      <h2>{board('board.log')}</h2>
      {lines.length === 0 && <p>{t('generic.silent')}</p>}
      <ol>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </section>
  );
}

/** What to do now, and all that can be done. It lasts as long as the question. */
function Panel(props: GenericProps): VNode {
  const { game, view, seat, question, names, rule, n } = props;
  const ask = useAsk(props, n);
  const finger = useFinger(question);
  const [begun, begin] = useState<Begun | undefined>(undefined);
  const asked = seat !== undefined && question !== null;
  const groups = useMemo(
    () => (asked ? groupsOf(game.moves(view, seat), names) : []),
    [asked, question, n, names.join('\n')],
  );
  const why = ask.why && {
    code: ask.why.code,
    text: refusedWith('', ask.why.code, t('generic.refused', { why: labelOf(ask.why.code).toLowerCase() })),
  };
  return (
    <div class="g-panel">
      <Say class="g-say" text={sentence(props, groups, begun, ask.busy)} why={why} rule={rule} />
      {groups.length > 0 && (
        <Choices
          groups={groups}
          begun={begun}
          begin={(next) => {
            finger.moved();
            ask.explain(undefined);
            begin(next);
          }}
          pending={props.pending}
          send={(move) => {
            if (!finger.isLate()) ask.send(move);
          }}
        />
      )}
    </div>
  );
}

function sentence(props: Props, groups: readonly Group[], begun: Begun | undefined, busy: boolean): string {
  if (busy) return t('generic.sent');
  if (begun !== undefined) {
    const what = [labelOf(begun.kind), ...begun.said.values()].join(' ');
    return t('generic.next', { what });
  }
  return groups.length > 0 ? t('generic.yours') : awaited(props);
}

function awaited(props: Props): string {
  return props.seat === undefined ? `${t('generic.watching')} ${waitFor(props)}` : waitFor(props);
}

function waitFor({ toAct, names, seat }: Props): string {
  const others = toAct.filter((who) => who !== seat);
  if (others.length === 0) return t('generic.wait.nobody');
  return t('generic.wait', {
    names: namesOf({ names, seat }, others.slice(0, NAMED)) + (others.length > NAMED ? '…' : ''),
  });
}

/** More than these are seen in the strip. */
const NAMED = 6;

/** What a big screen says: whom all wait for. */
function Caption(props: Props): VNode {
  return (
    <div class="g-panel">
      <Say class="g-say" text={waitFor(props)} />
    </div>
  );
}

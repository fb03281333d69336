import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useArrival } from '../shell/arrival.ts';
import { useEffect } from 'preact/hooks';
import type { Board } from '../house/games.ts';
import { Icon } from '../shell/icon.tsx';
import { list } from '../words/list.ts';
import { standInsAt, type People } from './people.ts';
import { outcomeAt, viewAt, type Sight, type Timeline } from './timeline.ts';
import { t } from './words/index.ts';
import './replay.css';

const SPEEDS = [1, 2, 4] as const;
/** How long a move stays at normal speed. */
const BEAT = 1200;

interface Props {
  readonly timeline: Timeline;
  readonly people: People;
  readonly Board: Board;
  readonly begin: Sight;
  /** Copies a link to a moment; nothing where the match has no address. */
  readonly onLink: ((sight: Sight, eyes: string) => void) | undefined;
  readonly onSight: (sight: Sight) => void;
  readonly onLeave: () => void;
}

/** A finished match on its own board, to be gone through at any pace and through anybody's eyes. */
export function Replay({ timeline, people, Board, begin, onLink, onSight, onLeave }: Props): JSX.Element {
  const { moments, names, entries } = timeline;
  const most = moments.length - 1;
  const sight = useSignal<Sight>(begin);
  useArrival();
  /** Whether the last step was one move on: only then it is seen moving. */
  const forward = useSignal(false);
  const plays = useSignal(false);
  const speed = useSignal<(typeof SPEEDS)[number]>(1);
  const turnTo = (n: number): void => {
    const to = Math.max(0, Math.min(most, n));
    forward.value = to === sight.peek().n + 1;
    sight.value = { ...sight.peek(), n: to };
    onSight(sight.peek());
  };
  const through = (viewer: Sight['viewer']): void => {
    forward.value = false;
    sight.value = { ...sight.peek(), viewer };
    onSight(sight.peek());
  };
  const playOrPause = (): void => {
    plays.value = !plays.peek();
    if (plays.peek() && sight.peek().n === most) turnTo(0);
  };
  const faster = (): void => {
    speed.value = SPEEDS[(SPEEDS.indexOf(speed.peek()) + 1) % SPEEDS.length] ?? 1;
  };
  useEffect(() => {
    if (!plays.value) return undefined;
    const timer = setInterval(() => {
      if (sight.peek().n >= most) plays.value = false;
      else turnTo(sight.peek().n + 1);
    }, BEAT / speed.value);
    return () => clearInterval(timer);
  }, [plays.value, speed.value]);
  useEffect(() => {
    // Before the board: what is only looked at again is not played with its keys.
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { ArrowLeft: sight.peek().n - 1, ArrowRight: sight.peek().n + 1, Home: 0, End: most }[event.key];
      if (to !== undefined) turnTo(to);
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) playOrPause();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);

  const eyes = (whose: Sight['viewer']): string =>
    whose === 'table' ? t('replay.above') : t('replay.through', { name: names[whose] ?? '' });
  const { n, viewer } = sight.value;
  const moment = moments[n];
  if (moment === undefined) return <></>;
  const over = outcomeAt(moment);
  const last = moments[most];
  const ended = last !== undefined && outcomeAt(last) !== undefined;
  const toAct = moment.match.game.toAct(moment.match.state);
  const isAsked = over === undefined && viewer !== 'table' && toAct.includes(viewer);
  return (
    <div class="replay">
      {/* A board hides what it would ask of whoever sits there: nobody is asked any more. */}
      <div class="replay-stage" data-replay={isAsked ? 'asked' : ''}>
        <Board
          key={String(viewer)}
          view={viewAt(moment, viewer)}
          seat={viewer === 'table' ? undefined : viewer}
          open={viewer === 'table' && ended ? names.map((_, seat) => viewAt(moment, seat)) : undefined}
          names={names}
          avatars={people.avatars}
          dress={people.dress}
          bots={people.bots}
          standIns={standInsAt(people, entries, n, over !== undefined)}
          question={null}
          toAct={toAct}
          events={forward.value ? moment.events : []}
          n={n}
          deadline={undefined}
          outcome={over}
          tv={false}
          send={() => undefined}
          pending={undefined}
          refusal={undefined}
          rematch={undefined}
        />
      </div>
      <div class="replay-bar" role="group" aria-label={t('replay.title')}>
        <Press name="back" label={t('replay.back')} disabled={n === 0} onClick={() => turnTo(n - 1)} />
        <Press
          name={plays.value ? undefined : 'play'}
          label={t(plays.value ? 'replay.pause' : 'replay.play')}
          onClick={playOrPause}
        />
        <Press name="go" label={t('replay.on')} disabled={n === most} onClick={() => turnTo(n + 1)} />
        <input
          type="range"
          min="0"
          max={most}
          value={n}
          aria-label={t('replay.scrub', { n, most })}
          onInput={(event) => turnTo(Number(event.currentTarget.value))}
        />
        <output class="replay-n">
          {n}/{most}
        </output>
        <p class="replay-now">
          <b>{eyes(viewer)}</b>
          {over === undefined && toAct.length > 0 && ` · ${t('replay.acts', { names: some(toAct, names) })}`}
        </p>
        <Press
          name="clock"
          label={t('replay.speed', { speed: speed.value })}
          text={`${speed.value}×`}
          onClick={faster}
        />
        <select
          aria-label={t('replay.eyes')}
          value={String(viewer)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            through(value === 'table' ? 'table' : Number(value));
          }}
        >
          <option value="table">{t('replay.above')}</option>
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
        {onLink !== undefined && (
          <Press
            name="copy"
            label={`${t('replay.link')}. ${eyes(viewer)}`}
            onClick={() => onLink(sight.peek(), eyes(sight.peek().viewer))}
          />
        )}
        <Press name="close" label={t('replay.leave')} onClick={onLeave} />
      </div>
    </div>
  );
}

/** More nobody reads in a line. */
const NAMED = 3;

function some(seats: readonly number[], names: readonly string[]): string {
  const said = seats.slice(0, NAMED).map((seat) => names[seat] ?? '');
  return seats.length > NAMED ? `${said.join(', ')}, +${seats.length - NAMED}` : list(said);
}

function Press(props: {
  /** Without: two bars. */
  readonly name: Parameters<typeof Icon>[0]['name'] | undefined;
  readonly label: string;
  readonly text?: string | undefined;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  const { name, label, text, disabled = false, onClick } = props;
  return (
    <button type="button" class="replay-press" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {text !== undefined ? <b>{text}</b> : name === undefined ? <Pause /> : <Icon name={name} size={22} />}
    </button>
  );
}

function Pause(): JSX.Element {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5.5v13M16 5.5v13" stroke="currentColor" stroke-width="4" stroke-linecap="round" />
    </svg>
  );
}

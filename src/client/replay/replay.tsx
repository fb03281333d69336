import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useArrival } from '../shell/arrival.ts';
import { useEffect } from 'preact/hooks';
import type { Board } from '../house/games.ts';
import { Icon } from '../shell/icon.tsx';
import { FACES } from '../shell/faces.ts';
import { outcomeAt, viewAt, type Sight, type Timeline } from './timeline.ts';
import { t } from './words/index.ts';
import './replay.css';

const SPEEDS = [1, 2, 4] as const;
/** How long a move stays at normal speed. */
const BEAT = 1200;

interface Props {
  readonly timeline: Timeline;
  readonly Board: Board;
  readonly begin: Sight;
  /** Copies a link to a moment; nothing where the match has no address. */
  readonly onLink: ((sight: Sight) => void) | undefined;
  readonly onSight: (sight: Sight) => void;
  readonly onLeave: () => void;
}

/** A finished match on its own board, to be gone through at any pace and through anybody's eyes. */
export function Replay({ timeline, Board, begin, onLink, onSight, onLeave }: Props): JSX.Element {
  const { moments, names } = timeline;
  const most = moments.length - 1;
  const sight = useSignal<Sight>(begin);
  useArrival();
  /** Whether the last step was one move on: only then it is seen moving. */
  const forward = useSignal(false);
  const speed = useSignal<(typeof SPEEDS)[number] | 0>(0);
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
  const faster = (): void => {
    const at = SPEEDS.findIndex((each) => each === speed.peek());
    speed.value = SPEEDS[at + 1] ?? 0;
    if (speed.peek() !== 0 && sight.peek().n === most) turnTo(0);
  };
  useEffect(() => {
    if (speed.value === 0) return undefined;
    const timer = setInterval(() => {
      if (sight.peek().n >= most) speed.value = 0;
      else turnTo(sight.peek().n + 1);
    }, BEAT / speed.value);
    return () => clearInterval(timer);
  }, [speed.value]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement) return;
      const to = { ArrowLeft: sight.peek().n - 1, ArrowRight: sight.peek().n + 1, Home: 0, End: most }[event.key];
      if (to !== undefined) turnTo(to);
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) faster();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const { n, viewer } = sight.value;
  const moment = moments[n];
  if (moment === undefined) return <></>;
  return (
    <div class="replay">
      <div class="replay-stage">
        <Board
          key={String(viewer)}
          view={viewAt(moment, viewer)}
          seat={viewer === 'table' ? undefined : viewer}
          names={names}
          avatars={names.map((_, seat) => FACES[seat % FACES.length] ?? '')}
          bots={names.map(() => false)}
          question={null}
          toAct={moment.match.game.toAct(moment.match.state)}
          events={forward.value ? moment.events : []}
          n={n}
          deadline={undefined}
          outcome={outcomeAt(moment)}
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
          name={speed.value === 0 ? 'play' : 'clock'}
          label={speed.value === 0 ? t('replay.play') : t('replay.speed', { speed: speed.value })}
          text={speed.value === 0 ? undefined : `${speed.value}×`}
          onClick={faster}
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
        {onLink !== undefined && <Press name="copy" label={t('replay.link')} onClick={() => onLink(sight.peek())} />}
        <Press name="close" label={t('replay.leave')} onClick={onLeave} />
      </div>
    </div>
  );
}

function Press(props: {
  readonly name: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  readonly text?: string | undefined;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  const { name, label, text, disabled = false, onClick } = props;
  return (
    <button type="button" class="replay-press" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {text === undefined ? <Icon name={name} size={22} /> : <b>{text}</b>}
    </button>
  );
}

import type { ComponentChildren, VNode } from 'preact';
import { nameOf } from '../../../../client/board/players.ts';
import type { Gaze } from '../art/bust.ts';
import { Bust } from '../art/figures.tsx';
import { round } from '../art/ink.ts';
import { Lives, Sign } from '../art/signs.tsx';
import { Svg } from '../art/svg.tsx';
import { wanted, whyNot } from '../hand/choice.ts';
import type { Handle } from '../hand/use-choice.ts';
import type { Props } from '../players.ts';
import { useSize } from '../../../../client/shell/size.ts';
import { t } from '../../words/say.ts';
import { gazeAt } from './figure.ts';
import { ringOf, type Place, type Point } from './positions.ts';
import { below, flags, guns, splashes, type Shot } from './ring-art.ts';
import type { Shooter } from './shooters.ts';
import './ring.css';

interface RingProps extends Props {
  readonly hand: Handle | undefined;
  readonly players: readonly Shooter[];
  /** Where they stand, when not as on a phone. */
  readonly ring?: readonly Point[] | undefined;
  /** What stands in the middle. */
  readonly children?: ComponentChildren;
}

const START = { width: 360, height: 404 };

/** Everybody in a ring, with guns, aims and what comes of them. */
export function Ring({ hand, players, ring, children, ...props }: RingProps): VNode {
  const { tv } = props;
  const [ref, size] = useSize<HTMLDivElement>();
  const { width, height } = size ?? START;
  const s = tv ? Math.min(width / 620, height / 350) : Math.min(width / 360, height / 404, 1.7);
  const points = ring ?? ringOf(players.length);
  const placeOf = (i: number): Place => ({ x: (points[i]?.[0] ?? 0.5) * width, y: (points[i]?.[1] ?? 0.5) * height });
  const shots = players.flatMap((shooter, i): Shot[] => {
    if (shooter.at === undefined) return [];
    const target = players.findIndex(({ seat }) => seat === shooter.at);
    return [{ shooter, from: placeOf(i), to: target < 0 ? undefined : placeOf(target) }];
  });
  const hit = players.flatMap((player, i) => (player.falls || isHit(player, shots) ? [placeOf(i)] : []));
  const box = `0 0 ${width} ${height}`;
  const middle = width / 2;
  return (
    <div
      class="rl-ring"
      ref={(element) => {
        ref.current = element;
        element?.style.setProperty('--s', `${s}`);
      }}
    >
      <div class="middle">{children}</div>
      <Svg box={box} class="layer" drawn={below(shots, s, middle) + splashes(hit, s)} />
      <Svg box={box} class="layer" drawn={guns(shots, s, middle)} />
      <ul aria-label={t('ruletka.everyone')}>
        {players.map((player, i) => (
          <Disc
            key={player.seat}
            {...props}
            hand={hand}
            player={player}
            place={placeOf(i)}
            gaze={lookOf(player, placeOf(i), shots, { x: middle, y: height / 2 })}
          />
        ))}
      </ul>
      <Svg
        box={box}
        class="layer flags"
        drawn={flags(shots, s, middle, { click: t('ruletka.click'), bang: t('ruletka.bang') }, width)}
      />
    </div>
  );
}

/** In the air a bullet counts as soon as it is on its way. */
function isHit({ seat, state }: Shooter, shots: readonly Shot[]): boolean {
  return (
    (state === 'shoots' || state === 'done') &&
    shots.some(({ shooter }) => shooter.card === 'bullet' && shooter.at === seat)
  );
}

function lookOf({ seat }: Shooter, from: Place, shots: readonly Shot[], centre: Place): Gaze {
  const threat = shots.find(({ shooter }) => shooter.at === seat && shooter.seat !== seat);
  const own = shots.find(({ shooter }) => shooter.seat === seat && shooter.at !== seat);
  const at = threat?.from ?? own?.to ?? centre;
  return gazeAt([from.x, from.y], [at.x, at.y]);
}

interface DiscProps extends Props {
  readonly hand: Handle | undefined;
  readonly player: Shooter;
  readonly place: Place;
  readonly gaze: Gaze;
}

function Disc({ hand, player, place, gaze, ...props }: DiscProps): VNode {
  const { view, seat, tv } = props;
  const { seat: who, team } = player;
  const waits = view.waiting.includes(who) && view.phase !== 'over';
  const put = (element: HTMLElement | null): void => {
    element?.style.setProperty('--x', `${round(place.x)}px`);
    element?.style.setProperty('--y', `${round(place.y)}px`);
  };
  const naming =
    seat !== undefined && hand !== undefined && view.waiting.includes(seat) && wanted(view, seat, hand.choice) > 0;
  const drawn = (
    <>
      <span class="face" data-who={who} data-stand-in={props.standIns?.[who]} data-team={team}>
        <Svg box="0 0 76 76" class="ground" drawn={ground(player)} />
        <span class="head">
          <Bust team={team} member={player.member} wet={player.wet} gaze={gaze} />
        </span>
      </span>
      <span class="tag">
        <span>{player.name}</span> <b>{player.state === 'shoots' ? player.bet : t(WORDS[player.state])}</b>
        {tv && <Lives lives={player.lives} />}
      </span>
      {waits && <Sign name="wait" />}
      <span class="spoken">{aimText(props, player)}</span>
    </>
  );
  return (
    <li ref={put} data-state={player.state} data-falls={player.falls}>
      {naming ? (
        <button
          type="button"
          aria-pressed={hand.choice.picks.includes(who)}
          aria-disabled={!hand.choice.picks.includes(who) && whyNot(view, seat, hand.choice, who) !== undefined}
          onClick={() => hand.tap(who)}
        >
          <span class="spoken">{t('ruletka.aim.at', { name: player.name })}.</span>
          {drawn}
        </button>
      ) : (
        <span>{drawn}</span>
      )}
    </li>
  );
}

const WORDS = {
  done: 'ruletka.finished',
  out: 'ruletka.out',
  dead: 'ruletka.dead',
} as const;

function ground({ team, state }: Shooter): string {
  const off = state !== 'shoots';
  return (
    '<circle cx="40" cy="42" r="36" fill="rgba(27,23,20,.3)"/><circle cx="38" cy="37" r="37" fill="#FFF6E3"/>' +
    `<circle cx="38" cy="37" r="35" fill="${off ? '#E5D2AC' : `var(--team)`}"/>` +
    (off ? '' : `<circle cx="38" cy="37" r="35" fill="url(#rl-${team})" opacity=".35"/>`) +
    '<circle cx="38" cy="37" r="34" fill="none" stroke="#1B1714" stroke-width="3"/>'
  );
}

function aimText(props: Props, { at, seat }: Shooter): string {
  if (at === undefined) return '';
  if (at === 'air') return t('ruletka.aims.air');
  return at === seat ? t('ruletka.aims.self') : t('ruletka.aims.other', { name: nameOf(props, at) });
}

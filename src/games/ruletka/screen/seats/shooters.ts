import { nameOf } from '../../../../client/board/players.ts';
import { present } from '../../../../kernel/seat.ts';
import type { Aim, GunCard } from '../../rules/index.ts';
import { fallenWith, isAlive, isIn, isShooting, memberWith, teamOf, type Props } from '../players.ts';
import type { Moment } from '../theatre/scenes.ts';
import type { Figure } from './figure.ts';

/** Somebody in the ring while the guns are out. */
export interface Shooter extends Figure {
  readonly state: 'shoots' | 'done' | 'out' | 'dead';
  readonly bet: number | null;
  /** Where the gun points; nothing without one. */
  readonly at: Aim | undefined;
  /** What came out of it, once it has gone off. */
  readonly card: GunCard | undefined;
  /** Just now. */
  readonly falls: boolean;
  readonly lives: number;
}

/** The ring as the view has it: aims before a shot, and what came of it while a bullet is still in the air. */
export function ringOfView(props: Props, seats: readonly number[]): Shooter[] {
  const { view } = props;
  const fired = view.phase === 'bullet' ? view.volleys.at(-1)?.guns : undefined;
  return seats.map((seat) => {
    const gun = fired?.find((each) => each.seat === seat);
    const lives = present(view.lives[seat]);
    const wet = !isIn(view, seat);
    const stands = view.phase === 'showOff' && !wet;
    const shoots = view.phase !== 'showOff' && isShooting(view, seat);
    return {
      seat,
      name: nameOf(props, seat),
      team: teamOf(props, seat),
      member: wet ? fallenWith(lives) : memberWith(lives),
      wet,
      state: !isAlive(view, seat) ? 'dead' : wet ? 'out' : shoots || stands ? 'shoots' : 'done',
      bet: view.bets[seat] ?? null,
      at: gun?.at ?? (shoots ? view.aims[seat] : undefined),
      card: gun?.card,
      falls: false,
      lives,
    };
  });
}

/** The ring at the moment of a shot; `fired` once the three beats are over. */
export function ringOfScene(props: Props, seats: readonly number[], scene: Moment, fired: boolean): Shooter[] {
  return seats.map((seat) => {
    const gun = scene.volley.guns.find((each) => each.seat === seat);
    const loss = fired ? scene.lost.find((each) => each.seat === seat) : undefined;
    const before = scene.lives[seat] ?? 0;
    const out = scene.out[seat] === true || before === 0;
    const lives = loss?.lives ?? before;
    const wet = out || loss !== undefined;
    return {
      seat,
      name: nameOf(props, seat),
      team: teamOf(props, seat),
      member: wet ? fallenWith(lives) : memberWith(before),
      wet,
      state: before === 0 ? 'dead' : out ? 'out' : gun === undefined ? 'done' : 'shoots',
      bet: scene.bets[seat] ?? null,
      at: gun?.at,
      card: fired ? gun?.card : undefined,
      falls: loss !== undefined,
      lives,
    };
  });
}

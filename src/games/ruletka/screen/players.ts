import { othersOf } from '../../../client/board/players.ts';
import { present } from '../../../kernel/seat.ts';
import { LIVES, type Event, type Move, type Own, type Table } from '../rules/index.ts';
import type { BoardProps } from '../../../client/board/props.ts';
import { TEAMS, type Team, CAPTAIN, type Member } from '../words/team.ts';

/** The table's own event: two did not know of each other, and one was this much later. */
export interface Behind {
  readonly kind: 'behind';
  readonly seat: number;
  readonly first: number;
  readonly ms: number;
}
export type Happening = Event | Behind;
export type View = Table & Partial<Own>;
export type Props = BoardProps<Table, Own, Move, Happening>;

/** The team they chose, or else, in the order of seats, the first nobody has. */
export function teamOf({ dress = [] }: Pick<Props, 'dress'>, seat: number): Team {
  const chosen = (who: number): Team | undefined => TEAMS.find((team) => team === dress[who]);
  const own = chosen(seat);
  if (own !== undefined) return own;
  const free = TEAMS.filter((team) => !dress.includes(team));
  const before = Array.from({ length: seat }, (_, who) => chosen(who)).filter((team) => team === undefined).length;
  return free[before % free.length] ?? 'iskry';
}

/** Who stands in front: the next to fall, the captain last. */
export function memberWith(lives: number): Member {
  return Math.min(CAPTAIN, LIVES - Math.max(1, lives)) as Member;
}

/** Who was hit last, by the lives that are left. */
export function fallenWith(lives: number): Member {
  return Math.max(0, LIVES - lives - 1) as Member;
}

/** Everybody, one's own seat first. */
export function circle(view: Table, seat: number | undefined): readonly number[] {
  return seat === undefined ? othersOf(view.seats, seat) : [seat, ...othersOf(view.seats, seat)];
}

export function isAlive(view: Pick<Table, 'lives'>, seat: number): boolean {
  return present(view.lives[seat]) > 0;
}

export function isIn(view: Pick<Table, 'lives' | 'out'>, seat: number): boolean {
  return isAlive(view, seat) && view.out[seat] === false;
}

export function isShooting(view: Table, seat: number): boolean {
  return isIn(view, seat) && (view.bets[seat] ?? 0) >= view.shot;
}

import type { Reveal } from '../../../kernel/contract.ts';
import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import type { Ruletka } from './index.ts';
import { table, type Table } from './view.ts';
import { isIn } from './who.ts';

/** The last shots are seen first, with their three, two, one. */
const SHOTS = 9;
const RUN = 2.6;
const LAST_RUN = 4;

/** What somebody made in the last round (W18): the bet lies open. */
export function madeBy(end: Table, seat: Seat): number {
  return isIn(end, seat) ? (present(end.bets[seat]) ?? 0) + 1 : 0;
}

/** Whoever runs to the line at the end, the hindmost before this round first: who led has to wait for what the others make. */
export function runnersOf(end: Table): readonly Seat[] {
  if (end.reason !== 'points') return [];
  const before = (seat: Seat): number => present(end.points[seat]) - madeBy(end, seat);
  return everySeat(end.seats)
    .filter((seat) => madeBy(end, seat) > 0)
    .toSorted((a, b) => before(a) - before(b) || a - b);
}

/** The end as it is when so many of them have run. */
export function runUpTo(end: Table, runs: number): Table {
  const still = runnersOf(end).slice(runs);
  if (still.length === 0) return end;
  const points = end.points.map((sum, seat) => (still.includes(seat) ? sum - madeBy(end, seat) : sum));
  return { ...end, points, winners: [] };
}

/** W18: the last round's points, player by player. Where the captains decided, the shot itself was the end. */
export const reveal: Reveal<Ruletka> = {
  moments: (state) => runnersOf(table(state)).length + 1,
  table: (state, moment) => runUpTo(table(state), moment),
  seconds(state, moment) {
    if (moment === 0) return SHOTS;
    return moment === runnersOf(table(state)).length ? LAST_RUN : RUN;
  },
  tells(state, { kind }) {
    return runnersOf(table(state)).length === 0 || (kind !== 'scored' && kind !== 'finished');
  },
};

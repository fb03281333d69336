import type { State } from '../rules/index.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { fillRows, rows } from './rows.ts';

/** One hidden layer over the rows of a position. */
export interface Net {
  readonly hidden: number;
  /** Row by row, `hidden` numbers each. */
  readonly first: Float32Array;
  /** `hidden` numbers, then the bias. */
  readonly last: Float32Array;
}

const sums = new Float32Array(64);

/** How likely `seat` is to win, as the net sees a turn's beginning. */
export function estimate(net: Net, state: State, seat: Seat): number {
  const { hidden, first, last } = net;
  const count = fillRows(state, seat);
  for (let i = 0; i < hidden; i++) sums[i] = 0;
  for (let r = 0; r < count; r++) {
    const from = (rows[r] as number) * hidden;
    for (let i = 0; i < hidden; i++) sums[i] = (sums[i] as number) + (first[from + i] as number);
  }
  let sum = last[hidden] as number;
  for (let i = 0; i < hidden; i++) if ((sums[i] as number) > 0) sum += (sums[i] as number) * (last[i] as number);
  return 1 / (1 + Math.exp(-sum));
}

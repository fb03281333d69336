import type { Chance } from '../../../src/kernel/chance.ts';
import { pickLot } from '../../../src/kernel/lot.ts';
import type { Seat } from '../../../src/kernel/seat.ts';
import type { Options } from './options.ts';

/** Everything there is to know. Plain data: it survives JSON. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  left: number;
  /** When nothing is left: whoever took the last. */
  turn: Seat;
}

const SIZES = [15, 16, 17, 18, 19, 20, 21];
/** What chance decides has a label, and a record tells what came. */
const PILE = pickLot<number>('pile');

export function setup(options: Options, seats: number, chance: Chance): State {
  return { options, seats, left: chance.take(PILE, SIZES), turn: 0 };
}

import type { Seat } from '../../../src/kernel/seat.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** What everybody sees: here, all there is. What one seat sees besides would be `own`. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  readonly left: number;
  readonly turn: Seat;
}

export function table({ options, seats, left, turn }: State): Table {
  return { options, seats, left, turn };
}

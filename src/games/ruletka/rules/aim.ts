import type { Seat } from '../../../kernel/seat.ts';
import type { Aim, State } from './state.ts';

/** The gun of `seat` points there now, and its owner owes no aim any more. */
export function point(state: State, seat: Seat, at: Aim): void {
  state.aims[seat] = at;
  state.owing = state.owing.filter((each) => each !== seat);
}

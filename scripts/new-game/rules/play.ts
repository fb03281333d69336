import type { Chance } from '../../../src/kernel/chance.ts';
import type { Emit } from '../../../src/kernel/contract.ts';
import type { Seat } from '../../../src/kernel/seat.ts';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';

/** Changes the state, and tells everybody what they saw. */
export function play(state: State, seat: Seat, { take }: Move, _chance: Chance, emit?: Emit<Event>): void {
  state.left -= take;
  if (state.left > 0) state.turn = (seat + 1) % state.seats;
  emit?.({ kind: 'took', seat, count: take });
}

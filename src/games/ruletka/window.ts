import type { Seat } from '../../kernel/seat.ts';
import type { Moment } from './moment.ts';
import type { Phase, State } from './state.ts';
import { askedIn } from './who.ts';

/** Opens a window, or opens it again: everybody it concerns is asked anew, and a last call is over (W28). */
export function open(state: State, phase: Phase): void {
  state.phase = phase;
  state.asking++;
  state.timer++;
  state.lastCall = false;
  state.asked = askedIn(state);
}

export function answered(state: State, seat: Seat): void {
  state.asked.splice(state.asked.indexOf(seat), 1);
}

/** Everybody the table waits for: also who has passed and still owes an aim. */
export function waiting(state: Pick<State, 'asked' | 'owing'>): readonly Seat[] {
  const { asked, owing } = state;
  if (owing.length === 0) return asked;
  return [...asked, ...owing.filter((seat) => !asked.includes(seat))].toSorted((a, b) => a - b);
}

/** Those still to answer get ten seconds; nobody is asked again. */
export function startLastCall({ state, tell }: Moment, seat: Seat | null): void {
  state.lastCall = true;
  state.timer++;
  tell?.({ kind: 'last-call', seat });
}

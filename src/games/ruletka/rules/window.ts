import type { Seat } from '../../../kernel/seat.ts';
import type { Moment } from './moment.ts';
import type { State } from './state.ts';
import type { Phase } from './phase.ts';
import { awaitedIn } from './who.ts';

/** Opens a window, or opens it again: everybody it concerns is awaited anew, and a last call is over (W28). */
export function open(state: State, phase: Phase): void {
  state.phase = phase;
  state.asking++;
  state.timer++;
  state.lastCall = false;
  state.unanswered = awaitedIn(state);
}

export function answered(state: State, seat: Seat): void {
  state.unanswered.splice(state.unanswered.indexOf(seat), 1);
}

/** Those still awaited get ten seconds; nobody is asked again. */
export function startLastCall({ state, emit }: Moment, seat: Seat): void {
  state.lastCall = true;
  state.timer++;
  emit?.({ kind: 'last-call', seat });
}

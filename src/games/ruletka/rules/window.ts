import { everySeat, type Seat } from '../../../kernel/seat.ts';
import type { Moment } from './moment.ts';
import type { Phase, State } from './state.ts';
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

interface Window extends Pick<State, 'seats' | 'phase'> {
  readonly unanswered: readonly Seat[];
  readonly owing: readonly Seat[];
}

/** Whom the window waits for: also who has passed and still owes an aim. */
export function awaited({ unanswered, owing }: Pick<Window, 'unanswered' | 'owing'>): readonly Seat[] {
  if (owing.length === 0) return unanswered;
  return [...unanswered, ...owing.filter((seat) => !unanswered.includes(seat))].toSorted((a, b) => a - b);
}

export function isAwaited({ unanswered, owing }: Pick<Window, 'unanswered' | 'owing'>, seat: Seat): boolean {
  return unanswered.includes(seat) || owing.includes(seat);
}

/** Who has a question open. W28: while accusing everybody, so that a pass is not final and the dead can call too. */
export function asked(window: Window): readonly Seat[] {
  return window.phase === 'accusing' ? everySeat(window.seats) : awaited(window);
}

export function isAsked(window: Omit<Window, 'seats'>, seat: Seat): boolean {
  return window.phase === 'accusing' || isAwaited(window, seat);
}

/** Those still awaited get ten seconds; nobody is asked again. */
export function startLastCall({ state, tell }: Moment, seat: Seat): void {
  state.lastCall = true;
  state.timer++;
  tell?.({ kind: 'last-call', seat });
}

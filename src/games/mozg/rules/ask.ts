import type { Phase, State } from './state.ts';

/** Puts a new decision to whoever's turn it is. */
export function ask(state: State, phase: Phase): void {
  state.phase = phase;
  state.asked = 1 << state.turn;
  state.step++;
}

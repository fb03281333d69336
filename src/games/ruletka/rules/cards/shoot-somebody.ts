import type { Moment } from '../moment.ts';
import { shooters } from '../who.ts';

/** Zastrzel kogoś! W17: everyone shooting must pick somebody else, whatever they aimed at before. */
export function shootSomebody({ state }: Moment): void {
  state.owing = shooters(state);
}

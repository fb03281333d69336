import type { Moment } from '../moment.ts';

/** Łapówka dla sędziego: W10: the accusations are spent and void, and the window closes on those still to answer. */
export function bribe({ state }: Moment): void {
  state.accusation = null;
  state.unanswered = [];
}

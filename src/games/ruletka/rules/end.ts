import type { Moment } from './moment.ts';
import type { Reason } from './state.ts';

/** W29: whoever leads after this round has won. */
export const LAST_ROUND = 50;

export function finish({ state, emit }: Moment, reason: Reason): void {
  state.phase = 'over';
  state.unanswered = [];
  state.owing = [];
  state.lastCall = false;
  state.reason = reason;
  emit?.({ kind: 'finished', reason });
}

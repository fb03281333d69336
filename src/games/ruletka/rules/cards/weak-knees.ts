import { present, type Seat } from '../../../../kernel/seat.ts';
import type { Moment } from '../moment.ts';

/** Miękkie kolana: at nought it changes nothing. */
export function weakKnees({ state }: Moment, on: Seat): void {
  state.bets[on] = Math.max(0, (present(state.bets[on]) ?? 0) - 1);
}

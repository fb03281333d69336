import { present, type Seat } from '../../../../kernel/seat.ts';
import type { Moment } from '../moment.ts';
import { MOST_BET } from '../move.ts';

/** Podbij stawkę! At five it changes nothing. */
export function raise({ state }: Moment, on: Seat): void {
  state.bets[on] = Math.min(MOST_BET, (present(state.bets[on]) ?? 0) + 1);
}

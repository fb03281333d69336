import { present, type Seat } from '../../../../kernel/seat.ts';
import type { Moment } from '../moment.ts';

/** Zamiana kości: the bets as they are now, whatever cards have made of them. */
export function swappedDice({ state }: Moment, on: Seat, and: Seat): void {
  const bet = present(state.bets[on]);
  state.bets[on] = state.bets[and] ?? null;
  state.bets[and] = bet;
}

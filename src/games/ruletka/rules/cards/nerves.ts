import type { Seat } from '../../../../kernel/seat.ts';
import type { Moment } from '../moment.ts';

/** Zimna krew: any bet, also the one it was. */
export function nerves({ state }: Moment, seat: Seat, bet: number): void {
  state.bets[seat] = bet;
}

import type { Seat } from '../../../../kernel/seat.ts';
import type { Moment } from '../moment.ts';
import { answered, open } from '../window.ts';

export function bet({ state, emit }: Moment, seat: Seat, shots: number): void {
  state.bets[seat] = shots;
  emit?.({ kind: 'bet', seat });
  answered(state, seat);
}

export function closeBetting({ state, emit }: Moment): void {
  emit?.({ kind: 'revealed', bets: state.bets.slice() });
  open(state, 'bids');
}

export function closeBids({ state }: Moment): void {
  open(state, 'accusing');
}

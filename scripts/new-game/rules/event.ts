import type { Seat } from '../../../src/kernel/seat.ts';

/** What happened, told to everybody. */
export interface Event {
  readonly kind: 'took';
  readonly seat: Seat;
  readonly count: number;
}

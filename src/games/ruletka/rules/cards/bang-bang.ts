import type { Seat } from '../../../../kernel/seat.ts';
import type { Moment } from '../moment.ts';
import { point } from '../aim.ts';

/** Pif Paf! At somebody else, this shot only. */
export function bangBang({ state }: Moment, seat: Seat, at: Seat): void {
  point(state, seat, at);
}

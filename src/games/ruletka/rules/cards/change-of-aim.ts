import type { Seat } from '../../../../kernel/seat.ts';
import type { Moment } from '../moment.ts';
import { point } from '../aim.ts';

/** Zmiana celu: another's gun at anyone, its owner too, but not into the air. */
export function changeOfAim({ state }: Moment, on: Seat, at: Seat): void {
  point(state, on, at);
}

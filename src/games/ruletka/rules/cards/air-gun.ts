import type { Seat } from '../../../../kernel/seat.ts';
import type { Moment } from '../moment.ts';
import { point } from '../aim.ts';

/** Wiatrówka: into the air, this shot only. */
export function airGun({ state }: Moment, seat: Seat): void {
  point(state, seat, 'air');
}

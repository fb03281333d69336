import type { Seat } from '../../../../kernel/seat.ts';
import { addBullet } from '../reload.ts';
import type { Moment } from '../moment.ts';

/** Prezent dla kolegi: a bullet more in that gun until its owner next loses a character. */
export function gift(moment: Moment, on: Seat): void {
  addBullet(moment, on);
}

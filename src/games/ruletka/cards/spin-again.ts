import type { Seat } from '../../../kernel/seat.ts';
import { shuffleGun } from '../gun.ts';
import type { Moment } from '../moment.ts';

/** Zakręć jeszcze raz! What is left of the gun; spent cards stay spent. */
export function spinAgain(moment: Moment, on: Seat): void {
  shuffleGun(moment, on);
}

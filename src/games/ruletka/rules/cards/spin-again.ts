import type { Seat } from '../../../../kernel/seat.ts';
import { shuffleGun } from '../reload.ts';
import type { Moment } from '../moment.ts';
import { isIn } from '../who.ts';

/** Zakręć jeszcze raz! What is left of the gun; spent cards stay spent. W4: a renewed gun waits for the next loading. */
export function spinAgain(moment: Moment, on: Seat): void {
  if (isIn(moment.state, on)) shuffleGun(moment, on);
}

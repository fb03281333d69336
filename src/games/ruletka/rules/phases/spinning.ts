import type { Seat } from '../../../../kernel/seat.ts';
import type { Moment } from '../moment.ts';
import { shuffleGun } from '../reload.ts';
import { answered, open } from '../window.ts';

/** W27: once a round for each gun. It makes nobody unready. */
export function spin(moment: Moment, seat: Seat, on: Seat): void {
  const { state, emit } = moment;
  state.spun[on] = true;
  shuffleGun(moment, on);
  emit?.({ kind: 'spun', seat, on });
}

export function ready({ state, emit }: Moment, seat: Seat): void {
  emit?.({ kind: 'ready', seat });
  answered(state, seat);
}

export function closeSpinning({ state }: Moment): void {
  open(state, 'betting');
}

import { present, type Seat } from '../../../../kernel/seat.ts';
import type { Moment } from '../moment.ts';
import { awaitedIn } from '../who.ts';
import { answered } from '../window.ts';

/** Niewypał: one bullet less on its way. The card stays a bullet, and its owner asks on while another would kill. */
export function dud({ state }: Moment, seat: Seat): void {
  state.incoming[seat] = present(state.incoming[seat]) - 1;
  if (!awaitedIn(state).includes(seat)) answered(state, seat);
}

import type { Seat } from '../../../../kernel/seat.ts';
import { looked } from '../look.ts';
import type { Moment } from '../moment.ts';

/** Rewizja osobista: the player alone sees the pocketed card; their view tells them from now on. */
export function patDown({ state }: Moment, seat: Seat, on: Seat): void {
  state.patDowns = looked(state.patDowns, { seat, on });
}

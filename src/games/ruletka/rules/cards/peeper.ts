import type { Seat } from '../../../../kernel/seat.ts';
import { looked } from '../look.ts';
import type { Moment } from '../moment.ts';

/** Podglądacz! The player alone sees the gun's top three cards; their view tells them from now on. */
export function peeper({ state }: Moment, seat: Seat, on: Seat): void {
  state.peeps = looked(state.peeps, { seat, on });
}

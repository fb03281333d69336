import { present } from '../../../../kernel/seat.ts';
import type { Props } from '../players.ts';

export interface Lane {
  readonly seat: number;
  readonly points: number;
  /** What this round brought. */
  readonly made: number;
  readonly place: number;
  /** Soaked in the round that is told of. */
  readonly wet: boolean;
}

/** By points, the living first; equals share a place. */
export function lanesOf({ view }: Props, made: readonly number[] | undefined): Lane[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const rank = (seat: number): number => (present(view.lives[seat]) > 0 ? 1000 : 0) + present(view.points[seat]);
  return seats
    .map((seat) => ({
      seat,
      points: present(view.points[seat]),
      made: made?.[seat] ?? 0,
      place: 1 + seats.filter((other) => rank(other) > rank(seat)).length,
      wet: made === undefined ? false : made[seat] === 0,
    }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}

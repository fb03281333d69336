import type { Seat } from '../../../src/kernel/seat.ts';
import { MOST, type Move } from './move.ts';
import type { Table } from './view.ts';

/** The codes of this game's own. */
export const REFUSALS = ['too-many'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why this move may not be made, by what the seat can see. */
export function refusal({ left, turn }: Table, seat: Seat, { take }: Move): 'over' | 'not-asked' | Refusal | undefined {
  if (left === 0) return 'over';
  if (turn !== seat) return 'not-asked';
  return take > left ? 'too-many' : undefined;
}

/** All that `refusal` lets through. */
export function* moves({ left, turn }: Table, seat: Seat): Iterable<Move> {
  if (turn === seat) for (let take = 1; take <= Math.min(MOST, left); take++) yield { take };
}

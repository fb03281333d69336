import { placesBy, seatsPlacedFirst, type Outcome } from '../../../src/kernel/outcome.ts';
import { everySeat, present } from '../../../src/kernel/seat.ts';
import type { State } from './state.ts';

/** Y1: whoever took the last has won alone, or lost alone. */
export function outcome({ options, seats, left, turn }: State): Outcome | undefined {
  if (left > 0) return undefined;
  const scores = everySeat(seats).map((seat) => ((seat === turn) === (options.last === 'wins') ? 1 : 0));
  const places = placesBy(seats, (a, b) => present(scores[a]) - present(scores[b]));
  return { winners: seatsPlacedFirst(places), places, scores, detail: {} };
}

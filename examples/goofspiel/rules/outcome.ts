import { placesBy, seatsPlacedFirst, type Outcome } from '../../../kernel/outcome.ts';
import { present } from '../../../kernel/seat.ts';
import type { State } from './state.ts';

/** G3: the most points win; equals share a place. */
export function outcome({ hands, points }: State): Outcome | undefined {
  if (hands.some((hand) => hand.length > 0)) return undefined;
  const places = placesBy(points.length, (a, b) => present(points[a]) - present(points[b]));
  return { winners: seatsPlacedFirst(places), places, scores: [...points], detail: {} };
}

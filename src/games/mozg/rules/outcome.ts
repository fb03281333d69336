import { present } from '../../../kernel/seat.ts';
import { placesBy, seatsPlacedFirst, type Outcome } from '../../../kernel/outcome.ts';
import type { State } from './state.ts';

/** Z28: most brains, whoever ended the last round; a tie is a tie. */
export function outcome(state: State): Outcome | undefined {
  const { reason, rounds } = state;
  if (reason === null) return undefined;
  const scores = state.brains.slice();
  const places = placesBy(state.seats, (a, b) => present(scores[a]) - present(scores[b]));
  return { winners: seatsPlacedFirst(places), places, scores, detail: { rounds, reason } };
}

import { placesBy, type Outcome } from '../../../kernel/outcome.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import type { State } from './state.ts';
import { isAlive, living } from './who.ts';

/** The living with the most points. */
export function leaders(state: Pick<State, 'seats' | 'lives' | 'out' | 'points'>): Seat[] {
  const alive = living(state);
  const most = Math.max(...alive.map((seat) => present(state.points[seat])));
  return alive.filter((seat) => state.points[seat] === most);
}

type Ended = Pick<State, 'seats' | 'lives' | 'out' | 'points' | 'fallen' | 'round' | 'reason'>;

export function winners(state: Ended): Seat[] {
  switch (state.reason) {
    case 'captain':
      return living(state);
    case 'points':
      return leaders(state);
    case 'nobody': // W23
    case null:
      return [];
  }
}

export function outcome(state: State): Outcome | undefined {
  const { reason, points, fallen } = state;
  if (reason === null) return undefined;
  // The living by points, then the dead, later deaths first: whoever won leads the living.
  const places = placesBy(state.seats, (a, b) => {
    const alive = Number(isAlive(state, a)) - Number(isAlive(state, b));
    if (alive !== 0) return alive;
    return isAlive(state, a) ? present(points[a]) - present(points[b]) : present(fallen[a]) - present(fallen[b]);
  });
  return { winners: winners(state), places, scores: points.slice(), detail: { reason, rounds: state.round } };
}

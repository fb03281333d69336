import type { JsonObject } from './json.ts';
import type { Seat } from './seat.ts';

/** How a match ended. */
export interface Outcome {
  /** Ascending; nobody, when nobody wins. */
  readonly winners: readonly Seat[];
  /** Per seat, from 1; equals share a place: 1, 1, 3. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** What else the game tells of its end. */
  readonly detail: JsonObject;
}

/** How one seat's match ended. */
export interface Finish {
  readonly outcome: Outcome;
  readonly seat: Seat;
}

/** Each seat's place: one more than the seats strictly better. `better(a, b)` is positive when seat `a` did better. */
export function placesBy(seats: number, better: (a: Seat, b: Seat) => number): number[] {
  const places: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let place = 1;
    for (let other = 0; other < seats; other++) if (better(other, seat) > 0) place++;
    places.push(place);
  }
  return places;
}

export function seatsPlacedFirst(places: readonly number[]): Seat[] {
  const first: Seat[] = [];
  for (let seat = 0; seat < places.length; seat++) if (places[seat] === 1) first.push(seat);
  return first;
}

/** A place at the table, 0 to seats − 1. Clockwise is the next number. */
export type Seat = number;

/** Somebody who looks: a seat, or `table` for spectators and the TV, who see what lies face up. */
export type Viewer = Seat | 'table';

/** Who sent a move. The clock's moves are in the log like all others, so a replay needs no timestamps. */
export type By = (typeof BY)[number];

export const BY = ['player', 'bot', 'clock'] as const;

/**
 * What a list that has one for each seat has for this one: `present(state.hands[seat])`. There is no plausible value for a
 * seat that is not there. The list is read by the caller: read in here, all lists of all games would share one place in
 * the code, which costs playouts a tenth of their speed.
 */
export function present<T>(its: T | undefined): T {
  return its === undefined ? missing() : its;
}

function missing(): never {
  throw new RangeError('there is no such seat');
}

export function everySeat(seats: number): Seat[] {
  const all: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(seat);
  return all;
}

export function everyViewer(seats: number): Viewer[] {
  return [...everySeat(seats), 'table'];
}

import type { Outcome } from '../../../../kernel/outcome.ts';

/** Why seats with equal points stand where they stand. */
export interface Tie {
  readonly by: 'circle' | 'crossed' | 'shared';
  /** From the best place down. */
  readonly seats: readonly number[];
  readonly points: number;
  readonly place: number;
  /** What decided, by the order of `seats`; none where the place is shared. */
  readonly values: readonly number[];
}

/** Every group of equal points, from the winners down, told by the criterion that parts it (R9, R10). */
export function ties(outcome: Outcome): readonly Tie[] {
  const seats = outcome.places.map((_, seat) => seat).toSorted((a, b) => at(outcome.places, a) - at(outcome.places, b));
  return groups(seats, (seat) => at(outcome.scores, seat)).flatMap((group) => parted(group, outcome));
}

function parted(group: readonly number[], outcome: Outcome): readonly Tie[] {
  const circle = numbers(outcome.detail['circledPoints']);
  const crossed = numbers(outcome.detail['crossedOut']);
  const [first = 0] = group;
  const points = at(outcome.scores, first);
  const tell = (by: Tie['by'], seats: readonly number[], values: readonly number[]): Tie => ({
    by,
    seats,
    points,
    place: at(outcome.places, seats[0] ?? 0),
    values: by === 'shared' ? [] : seats.map((seat) => at(values, seat)),
  });
  const byCircle = groups(group, (seat) => at(circle, seat));
  return [
    ...(byCircle.length > 1 ? [tell('circle', group, circle)] : []),
    ...byCircle.flatMap((equal) => {
      if (equal.length < 2) return [];
      const byCrossed = groups(equal, (seat) => at(crossed, seat));
      const shared = byCrossed.filter((each) => each.length > 1).map((each) => tell('shared', each, []));
      return byCrossed.length > 1 ? [tell('crossed', equal, crossed), ...shared] : shared;
    }),
  ];
}

/** Neighbours of equal value; groups of one too. */
function groups(seats: readonly number[], value: (seat: number) => number): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (const seat of seats) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && value(last[0]) === value(seat)) last.push(seat);
    else found.push([seat]);
  }
  return found;
}

function numbers(raw: unknown): readonly number[] {
  return Array.isArray(raw) ? (raw as number[]) : [];
}

function at(list: readonly number[], place: number): number {
  return list[place] ?? 0;
}

/** One step of a podium, and who stands on it. */
export interface PodiumStep {
  readonly step: 1 | 2 | 3;
  readonly place: number;
  readonly seats: readonly number[];
  /** Others of the same place, for whom it has no room. */
  readonly more: number;
}

const STEPS = [1, 2, 3] as const;
const ROOM = 3;

/** The best three places there are, the first first. One alone has nobody to stand above. */
export function stepsOf(places: readonly number[]): readonly PodiumStep[] {
  if (places.length < 2) return [];
  const found = [...new Set(places)].toSorted((a, b) => a - b).filter((place) => place <= STEPS.length);
  return STEPS.flatMap((step) => {
    const place = found[step - 1];
    if (place === undefined) return [];
    const all = places.flatMap((each, seat) => (each === place ? [seat] : []));
    return [{ step, place, seats: all.slice(0, ROOM), more: Math.max(0, all.length - ROOM) }];
  });
}

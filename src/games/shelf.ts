import * as games from './index.ts';
import type { Manifest } from './manifest.ts';

const LAST = Number.MAX_SAFE_INTEGER;

/** Every game in the order it stands on the shelf. */
export const SHELF: readonly Manifest[] = Object.values<Manifest>(games).toSorted(
  (a, b) => (a.place ?? LAST) - (b.place ?? LAST),
);

/** Nothing where there is no such game. */
export function manifestOf(id: string): Manifest | undefined {
  return SHELF.find((game) => game.id === id);
}

import { WITH_LEVELS } from '../games/levels.ts';

/** The levels people choose from, from the weakest to the strongest: the same five in every game. */
export const LEVELS = ['beginner', 'casual', 'regular', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels of a game that are offered to people, from the weakest to the strongest. */
export function levelsOf(game: string): readonly string[] {
  return WITH_LEVELS.has(game) ? LEVELS : [];
}

/** For whoever does not choose: neither the weakest nor the strongest. */
export function usualLevel(levels: readonly string[]): string | undefined {
  return levels[Math.floor(levels.length / 2)];
}

/** The levels people choose from, from the weakest to the strongest: the same five in every game. */
export const LEVELS = ['beginner', 'casual', 'regular', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Here and not where the bots are: whoever only asks for the names need not load those who think. */
const GAMES: ReadonlySet<string> = new Set(['rudy', 'mozg', 'ruletka']);

/** The levels of a game that are offered to people, from the weakest to the strongest. */
export function levelsOf(game: string): readonly string[] {
  return GAMES.has(game) ? LEVELS : [];
}

/** For whoever does not choose: neither the weakest nor the strongest. */
export function usualLevel(levels: readonly string[]): string | undefined {
  return levels[Math.floor(levels.length / 2)];
}

import { GAMES } from '../games/index.ts';
import type { Bot } from './bot.ts';
import type { Bots } from './bots.ts';
import { botsFor } from './load.ts';

/** All bots of all games, for whoever asks without waiting: benches, scripts and tests. `load.ts` fetches one game's. */
const ALL: ReadonlyMap<string, Bots> = new Map(
  await Promise.all(Object.values(GAMES).map(async (game) => [game.id, await botsFor(game)] as const)),
);

function all(game: string): readonly Bot[] {
  const bots = ALL.get(game);
  return bots === undefined ? [] : [...bots.levels, ...bots.sparring];
}

/** Everybody there is at a game: its levels, then the sparring partners. */
export function botsOf(game: string): readonly string[] {
  return [...new Set(all(game).map((bot) => bot.level))];
}

/** Nothing where the game has nobody of that name; `botsOf` lists whom it has. */
export function botNamed(game: string, name: string): Bot | undefined {
  return all(game).find((bot) => bot.level === name);
}

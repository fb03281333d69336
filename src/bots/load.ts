import { BOTS } from '../games/bots.ts';
import type { Bot } from './bot.ts';
import type { Bots } from './bots.ts';
import { onlyRandom } from './random.ts';

const NOBODY: Bots = { levels: [], sparring: [] };

/** What a game brings, or somebody who plays anything where it brings nobody. */
export async function botsFor(game: string): Promise<Bots> {
  const own = Object.hasOwn(BOTS, game) ? BOTS[game] : undefined;
  if (own !== undefined) return own();
  // Only here: whoever fetches one game's bots need not carry the rules of all.
  const { GAMES } = await import('../games/index.ts');
  const rules = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  return rules === undefined ? NOBODY : onlyRandom(rules);
}

/** Everybody there is at a game, as a runner wants them. */
export async function loadBots(game: string): Promise<readonly Bot[]> {
  const { levels, sparring } = await botsFor(game);
  return [...levels, ...sparring];
}

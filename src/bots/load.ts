import { BOTS } from '../games/bots.ts';
import type { Game } from '../kernel/contract.ts';
import type { Bot } from './bot.ts';
import type { Bots } from './bots.ts';
import { onlyRandom } from './random.ts';

/** What a game brings, or somebody who plays anything where it brings nobody. */
export async function botsFor(game: Game, loaders = BOTS): Promise<Bots> {
  return (Object.hasOwn(loaders, game.id) ? await loaders[game.id]?.() : undefined) ?? onlyRandom(game);
}

/** Everybody there is at a game, as a runner wants them; nobody where there is no such game. */
export async function loadBots(id: string): Promise<readonly Bot[]> {
  const own = Object.hasOwn(BOTS, id) ? await BOTS[id]?.() : undefined;
  const bots = own ?? (await randomAt(id));
  return bots === undefined ? [] : [...bots.levels, ...bots.sparring];
}

async function randomAt(id: string): Promise<Bots | undefined> {
  // Only here: whoever fetches one game's bots need not carry the rules of all.
  const { GAMES } = await import('../games/index.ts');
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return game === undefined ? undefined : onlyRandom(game);
}

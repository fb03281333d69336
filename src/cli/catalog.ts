import type { Bots } from '../bots/bots.ts';
import { onlyRandom } from '../bots/random.ts';
import { loadBots } from '../games/bots.ts';
import { GAMES } from '../games/rules.ts';
import { manifestOf } from '../games/shelf.ts';
import type { Game } from '../kernel/contract.ts';
import { genericFace } from './terminal/generic.ts';
import type { GameTerminal } from './terminal/terminal.ts';

/** What the commands can play, with what each game brings or what stands in for it. */
export interface Catalog {
  readonly games: Readonly<Record<string, Game>>;
  bots(game: Game): Promise<Bots>;
  terminal(game: Game): Promise<GameTerminal>;
}

/** Games that bring nothing but their rules. */
export function plainCatalog(games: Readonly<Record<string, Game>>): Catalog {
  return {
    games,
    bots: (game) => Promise.resolve(onlyRandom(game)),
    terminal: (game) => Promise.resolve({ face: genericFace(game) }),
  };
}

/** Every game on the shelf. */
export const CATALOG: Catalog = {
  games: GAMES,
  bots: ({ id }) => loadBots(id),
  async terminal(game) {
    const own = await manifestOf(game.id)?.terminal?.();
    return own?.terminal ?? { face: genericFace(game) };
  },
};

import type { Bots } from '../bots/bots.ts';
import { onlyRandom } from '../bots/random.ts';
import { BOTS } from '../games/bots.ts';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/contract.ts';
import { TERMINALS } from './faces/index.ts';
import { genericFace } from './terminal/generic.ts';
import type { GameTerminal } from './terminal/terminal.ts';

/** What the commands can play, with what each game brings or what stands in for it. */
export interface Catalog {
  readonly games: Readonly<Record<string, Game>>;
  bots(game: Game): Promise<Bots>;
  terminal(game: Game): Promise<GameTerminal>;
}

type Loaders<Part> = Readonly<Record<string, () => Promise<Part>>>;

export function catalogOf(
  games: Readonly<Record<string, Game>>,
  bots: Loaders<Bots> = {},
  terminals: Loaders<GameTerminal> = {},
): Catalog {
  return {
    games,
    bots: async (game) => (await loaded(bots, game.id)) ?? onlyRandom(game),
    terminal: async (game) => (await loaded(terminals, game.id)) ?? { face: genericFace(game) },
  };
}

async function loaded<Part>(loaders: Loaders<Part>, id: string): Promise<Part | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined;
}

export const CATALOG: Catalog = catalogOf(GAMES, BOTS, TERMINALS);

import type { Bots } from '../bots/bots.ts';
import { botsFor } from '../bots/load.ts';
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
    bots: (game) => botsFor(game, bots),
    async terminal(game) {
      const own = Object.hasOwn(terminals, game.id) ? await terminals[game.id]?.() : undefined;
      return own ?? { face: genericFace(game) };
    },
  };
}

export const CATALOG: Catalog = catalogOf(GAMES, BOTS, TERMINALS);

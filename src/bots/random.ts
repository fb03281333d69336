import type { Game, GameTypes } from '../kernel/contract.ts';
import type { Bot } from './bot.ts';
import type { Bots } from './bots.ts';

/** What one is called who plays anything. */
export const RANDOM = 'random';

/** Any legal move, evenly. */
export function randomBot<T extends GameTypes>(game: Game<T>): Bot<T> {
  return {
    level: RANDOM,
    restless: true,
    blank: null,
    decide: (_memory, { view, seat, random }) => game.sample(view, seat, random),
  };
}

/** Who is there at a game that has no bots of its own. */
export function onlyRandom(game: Game): Bots {
  return { levels: [randomBot(game)], sparring: [] };
}

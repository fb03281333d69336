import { mozg } from '../games/mozg/index.ts';
import { rudy } from '../games/rudy/index.ts';
import { ruletka } from '../games/ruletka/index.ts';
import type { Bot } from './bot.ts';
import { greedyMozg } from './mozg/greedy.ts';
import { randomBot } from './random.ts';
import { greedyRudy } from './rudy/greedy.ts';
import { greedyRuletka } from './ruletka/greedy.ts';

/** Per game its bots, from the weakest to the strongest. */
const BOTS: Readonly<Record<string, readonly Bot[]>> = {
  rudy: [randomBot(rudy), greedyRudy],
  mozg: [randomBot(mozg), greedyMozg],
  ruletka: [randomBot(ruletka), greedyRuletka],
};

/** The levels there are for a game. */
export function levelsOf(game: string): readonly string[] {
  return (BOTS[game] ?? []).map((bot) => bot.level);
}

/** Nothing where the game has no such level; `levelsOf` lists what it has. */
export function botNamed(game: string, level: string): Bot | undefined {
  return BOTS[game]?.find((bot) => bot.level === level);
}

import { GAMES } from '../games/index.ts';
import type { Bot } from './bot.ts';
import { mozgLevels, mozgSparring } from '../games/mozg/bots/index.ts';
import { rudyLevels, rudySparring } from '../games/rudy/bots/index.ts';
import { randomBot } from './random.ts';
import { ruletkaLevels, ruletkaSparring } from '../games/ruletka/bots/index.ts';

interface Bots {
  /** Offered to people, from the weakest to the strongest. */
  readonly levels: readonly Bot[];
  /** Found by name only: what levels are measured against. */
  readonly sparring: readonly Bot[];
}

const BOTS: Readonly<Record<string, Bots>> = {
  rudy: { levels: rudyLevels, sparring: rudySparring },
  mozg: { levels: mozgLevels, sparring: mozgSparring },
  ruletka: { levels: ruletkaLevels, sparring: ruletkaSparring },
};

/** A game that has no bots of its own yet has somebody who plays anything. */
function at(game: string): Bots {
  const own = Object.hasOwn(BOTS, game) ? BOTS[game] : undefined;
  const rules = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  return own ?? { levels: [], sparring: rules === undefined ? [] : [randomBot(rules)] };
}

/** Everybody there is at a game: its levels, then the sparring partners. */
export function botsOf(game: string): readonly string[] {
  const { levels, sparring } = at(game);
  return [...new Set([...levels, ...sparring].map((bot) => bot.level))];
}

/** Nothing where the game has nobody of that name; `botsOf` lists whom it has. */
export function botNamed(game: string, name: string): Bot | undefined {
  const { levels, sparring } = at(game);
  return [...levels, ...sparring].find((bot) => bot.level === name);
}

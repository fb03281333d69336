import type { Bot } from './bot.ts';
import { mozgLevels, mozgSparring } from './mozg/index.ts';
import { rudyLevels, rudySparring } from './rudy/index.ts';
import { ruletkaLevels, ruletkaSparring } from './ruletka/index.ts';

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

/** Everybody there is at a game: its levels, then the sparring partners. */
export function botsOf(game: string): readonly string[] {
  const { levels = [], sparring = [] } = BOTS[game] ?? {};
  return [...new Set([...levels, ...sparring].map((bot) => bot.level))];
}

/** Nothing where the game has nobody of that name; `botsOf` lists whom it has. */
export function botNamed(game: string, name: string): Bot | undefined {
  const { levels = [], sparring = [] } = BOTS[game] ?? {};
  return [...levels, ...sparring].find((bot) => bot.level === name);
}

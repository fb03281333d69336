import { randomBot } from '../bots/random.ts';
import { greedyTiny, tiny } from '../bots/tiny.testing.ts';
import { plainCatalog, type Catalog } from './catalog.ts';

/** A house with this game alone, and nothing but its rules. */
export const RULES_ONLY: Catalog = plainCatalog({ tiny });

/** The same with two bots. */
export const WITH_BOTS: Catalog = {
  ...RULES_ONLY,
  bots: () => Promise.resolve({ levels: [], sparring: [randomBot(tiny), greedyTiny] }),
};

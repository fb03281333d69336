import type { Bot } from './bot.ts';

/** One game's bots, fetched when somebody is to think: nobody else has to carry them. */
const LOADERS: Readonly<Record<string, () => Promise<readonly Bot[]>>> = {
  rudy: async () => {
    const { rudyLevels, rudySparring } = await import('../games/rudy/bots/index.ts');
    return [...rudyLevels, ...rudySparring];
  },
  mozg: async () => {
    const { mozgLevels, mozgSparring } = await import('../games/mozg/bots/index.ts');
    return [...mozgLevels, ...mozgSparring];
  },
  ruletka: async () => {
    const { ruletkaLevels, ruletkaSparring } = await import('../games/ruletka/bots/index.ts');
    return [...ruletkaLevels, ...ruletkaSparring];
  },
};

export async function loadBots(game: string): Promise<readonly Bot[]> {
  return Object.hasOwn(LOADERS, game) ? ((await LOADERS[game]?.()) ?? []) : [];
}

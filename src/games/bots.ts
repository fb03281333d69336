import type { Bots } from '../bots/bots.ts';

/** Every game's bots by its id, fetched when somebody is to think: nobody else has to carry them. */
export const BOTS: Readonly<Record<string, () => Promise<Bots>>> = {
  rudy: async () => (await import('./rudy/bots/index.ts')).bots,
  mozg: async () => (await import('./mozg/bots/index.ts')).bots,
  ruletka: async () => (await import('./ruletka/bots/index.ts')).bots,
};

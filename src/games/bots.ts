import type { Bot } from '../bots/bot.ts';
import type { Bots } from '../bots/bots.ts';
import { onlyRandom, RANDOM } from '../bots/random.ts';
import { manifestOf } from './shelf.ts';

/** The levels of a game that are offered to people, from the weakest to the strongest; nobody has to be loaded for it. */
export function levelsOf(game: string): readonly string[] {
  const manifest = manifestOf(game);
  return manifest === undefined ? [] : (manifest.bots?.levels ?? [RANDOM]);
}

/** One game's bots, fetched when somebody is to think. A game without its own has somebody who plays anything. */
export async function loadBots(game: string): Promise<Bots> {
  const manifest = manifestOf(game);
  if (manifest === undefined) return { levels: [], sparring: [] };
  return manifest.bots === undefined ? onlyRandom((await manifest.rules()).game) : (await manifest.bots.load()).bots;
}

/** Everybody there is at a game: its levels, then the sparring partners. */
export async function loadEverybody(game: string): Promise<readonly Bot[]> {
  const { levels, sparring } = await loadBots(game);
  return [...levels, ...sparring];
}

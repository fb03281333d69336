import type { Bot } from '../bots/bot.ts';
import { loadEverybody } from './bots.ts';
import { SHELF } from './shelf.ts';

const BOTS: Readonly<Record<string, readonly Bot[]>> = Object.fromEntries(
  await Promise.all(SHELF.map(async ({ id }) => [id, await loadEverybody(id)] as const)),
);

/** The names of everybody there is at a game: its levels, then the sparring partners. */
export function botsOf(game: string): readonly string[] {
  return [...new Set((BOTS[game] ?? []).map((bot) => bot.level))];
}

/** Nothing where the game has nobody of that name; `botsOf` lists whom it has. */
export function botNamed(game: string, name: string): Bot | undefined {
  return BOTS[game]?.find((bot) => bot.level === name);
}

import { botNamed, botsOf } from '../games/all-bots.ts';
import { levelsOf } from '../games/bots.ts';
import type { Bot } from '../bots/bot.ts';
import { GAMES } from '../games/rules.ts';
import type { Game } from '../kernel/contract.ts';
import { parseJson, told } from './json-text.ts';
import { readWhole } from './args.ts';
import { unknown } from './suggest.ts';

/** What somebody chose on the command line, or why it cannot be. */
export type Choice<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** More seats than this are more than a terminal needs, though Rudy itself has no limit (R22). */
const MOST_SEATS = 10_000;

function chosen<T>(value: T): Choice<T> {
  return { ok: true, value };
}

function no(why: string): Choice<never> {
  return { ok: false, why };
}

export function chooseGame(words: readonly string[]): Choice<Game> {
  const ids = Object.keys(GAMES);
  const [id, surplus] = words;
  if (id === undefined) return no(`which game? There ${ids.length === 1 ? 'is' : 'are'}: ${ids.join(', ')}.`);
  if (surplus !== undefined) return no(`one game at a time; "${surplus}" is too much.`);
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return game === undefined ? no(unknown('game', id, ids)) : chosen(game);
}

export function choosePlayers(game: Game, said: string | undefined, otherwise: number): Choice<number> {
  if (said === undefined) return chosen(otherwise);
  const { least } = game.seats;
  const most = Math.min(game.seats.most, MOST_SEATS);
  const players = readWhole(said, least, most);
  if (players !== undefined) return chosen(players);
  return no(`--players: ${game.id} is for ${least} to ${most} players, found "${said}".`);
}

export function chooseCount(flag: string, said: string | undefined, otherwise: number, most: number): Choice<number> {
  if (said === undefined) return chosen(otherwise);
  const count = readWhole(said, 1, most);
  return count === undefined
    ? no(`--${flag}: expected a whole number from 1 to ${most}, found "${said}".`)
    : chosen(count);
}

/** The options of a table, as `--options` has them: JSON. */
export function chooseOptions(game: Game, said: string | undefined): Choice<unknown> {
  const raw = parseJson(said ?? '{}');
  if (!raw.ok) return no(told('--options', raw));
  const options = game.options(raw.value, '');
  return options.ok ? chosen(options.value) : no(told('--options', options));
}

/** One level for all bots, or one for each; levels by their name, or by their number from the weakest, 1, on. */
export function chooseBots(game: Game, said: string | undefined, otherwise: string, count: number): Choice<Bot[]> {
  const levels = (said ?? otherwise).split(',');
  const bots: Bot[] = [];
  for (const level of levels) {
    const offered = levelsOf(game.id);
    const bot = botNamed(game.id, offered[(readWhole(level, 1, offered.length) ?? 0) - 1] ?? level);
    if (bot === undefined) return no(`--bots: ${unknown(`bot for ${game.id}`, level, botsOf(game.id))}`);
    bots.push(bot);
  }
  const [only] = bots;
  if (only !== undefined && bots.length === 1) return chosen(Array.from({ length: count }, () => only));
  if (bots.length === count) return chosen(bots);
  return no(`--bots: one level for all, or one for each of ${count} bots; found ${bots.length}.`);
}

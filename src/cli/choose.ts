import type { Bot } from '../bots/bot.ts';
import type { Bots } from '../bots/bots.ts';
import type { Game } from '../kernel/contract.ts';
import { readWhole } from './args.ts';
import type { Catalog } from './catalog.ts';
import { parseJson, told } from './json-text.ts';
import { unknown } from './suggest.ts';

/** What somebody chose on the command line, or why it cannot be. */
export type Choice<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** More seats than this are more than a terminal needs, though a game itself may have no limit. */
const MOST_SEATS = 10_000;

function chosen<T>(value: T): Choice<T> {
  return { ok: true, value };
}

function no(why: string): Choice<never> {
  return { ok: false, why };
}

export function chooseGame({ games }: Catalog, id: string): Choice<Game> {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  return game === undefined ? no(unknown('game', id, Object.keys(games))) : chosen(game);
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
export function chooseBots(game: Game, { levels, sparring }: Bots, said: string, count: number): Choice<Bot[]> {
  const all = [...levels, ...sparring];
  const bots: Bot[] = [];
  for (const name of said.split(',')) {
    const number = readWhole(name, 1, levels.length);
    const bot = number === undefined ? all.find(({ level }) => level === name) : levels[number - 1];
    if (bot === undefined) {
      const known = [...new Set(all.map(({ level }) => level))];
      return no(`--bots: ${unknown(`bot for ${game.id}`, name, known)}`);
    }
    bots.push(bot);
  }
  const [only] = bots;
  if (only !== undefined && bots.length === 1) return chosen(Array.from({ length: count }, () => only));
  if (bots.length === count) return chosen(bots);
  return no(`--bots: one level for all, or one for each of ${count} bots; found ${bots.length}.`);
}

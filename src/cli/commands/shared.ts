import { LEVELS } from '../../bots/level.ts';
import type { Game } from '../../kernel/contract.ts';
import { optionHelp } from '../../kernel/option-help.ts';
import type { Catalog } from '../catalog.ts';
import { WORDS } from '../terminal/words/index.ts';
import type { Argument } from './command.ts';

/** Arguments and help that several commands have in common. */
export const GAME: Argument = { name: 'GAME', noun: 'game', values: 'game' };
export const FILE: Argument = { name: 'FILE', noun: 'file', values: 'file' };

/** The game that examples are told with. */
export function exampleGame({ games }: Catalog): Game {
  const [first] = Object.values(games);
  if (first === undefined) throw new RangeError('there is no game');
  return first;
}

/** Games with their players and bots, from the catalog, so that it is never out of date. */
export async function listGames(catalog: Catalog): Promise<string> {
  const all = Object.values(catalog.games);
  const width = Math.max(9, ...all.map(({ id }) => id.length + 2));
  const lines = all.map(async (game) => {
    const { least, most } = game.seats;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    const { levels, sparring } = await catalog.bots(game);
    const bots = [...new Set([...levels, ...sparring].map(({ level }) => level))];
    return `  ${game.id.padEnd(width)}${`${range} players`.padEnd(20)}bots: ${bots.join(', ')}\n`;
  });
  return `Games\n${(await Promise.all(lines)).join('')}`;
}

/** The levels people choose from, game by game; nothing where no game tells of its own. */
export async function listLevels(catalog: Catalog): Promise<string> {
  const names = WORDS.en.level;
  const told = Object.values(catalog.games).map(async (game) => {
    const lines = (await catalog.terminal(game)).levels?.en;
    if (lines === undefined) return '';
    const rows = LEVELS.map((level) => `    ${level.padEnd(10)}${`${names[level]}.`.padEnd(16)}${lines[level]}\n`);
    return `  ${game.id}\n${rows.join('')}`;
  });
  const lines = (await Promise.all(told)).join('');
  return lines === '' ? '' : `Levels\n${lines}`;
}

/** What a table can settle, game by game: for `--options`. */
export function listOptions({ games }: Catalog): string {
  const told = Object.values(games).map(({ id, optionSpecs = [] }) => {
    const lines = optionHelp(optionSpecs).map((line) => `    ${line}\n`);
    return lines.length === 0 ? '' : `  ${id}\n${lines.join('')}`;
  });
  const lines = told.join('');
  return lines === '' ? '' : `Options, the usual value first\n${lines}`;
}

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { botNamed } from '../../src/games/all-bots.ts';
import { levelsOf } from '../../src/games/bots.ts';
import { GAMES } from '../../src/games/rules.ts';
import type { Game } from '../../src/kernel/contract.ts';
import { inBrowser } from './browser.ts';
import { loopDelay } from './loop.ts';
import { moveTimes } from './moves.ts';
import { ms, spreadOf } from './spread.ts';

/**
 * `npm run bench:bots [-- --quick --game rudy --only node,browser,loop]`: how long a move takes, by level; in Node on one
 * core, in a worker of a headless Chromium with the longest task of the page; and the delay of a server's event
 * loop with 50 tables of bots.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, game: { type: 'string' }, only: { type: 'string' } },
});
const quick = values.quick === true;
const only = new Set((values.only ?? 'node,browser,loop').split(','));
const games = Object.values(GAMES).filter(({ id }) => values.game === undefined || values.game === id);

function say(...cells: readonly string[]): void {
  console.log(cells.join('  '));
}

function named(game: Game, level: string) {
  const bot = botNamed(game.id, level);
  if (bot === undefined) throw new Error(`${game.id} has no ${level}`);
  return bot;
}

const TABLES = 50;

const HEAD = ['median', 'p95', 'p99', 'most'].map((title) => title.padStart(11));

if (only.has('node')) {
  say('\nA move in Node, one core\n');
  say('game    level     players', ...HEAD, '   moves');
  for (const game of games) {
    for (const level of levelsOf(game.id)) {
      for (const players of [2, 4]) {
        const times = moveTimes(game, named(game, level), players, quick ? 200 : 4000, quick ? 5 : 60);
        const { median, p95, p99, most, count } = spreadOf(times);
        const row = [median, p95, p99, most].map(ms);
        say(`${game.id.padEnd(8)}${level.padEnd(10)}${String(players).padStart(7)}`, ...row, String(count).padStart(8));
      }
    }
  }
}

if (only.has('browser')) {
  say('\nA move in the worker of a headless Chromium, there and back; page: the longest task of its thread\n');
  say('game    level     players', ...HEAD, '       page', '   moves');
  await inBrowser(async (trial) => {
    for (const game of games) {
      for (const level of levelsOf(game.id)) {
        const { times, longest } = await trial(game, named(game, level), quick ? 3 : 20);
        const { median, p95, p99, most, count } = spreadOf(times);
        const row = [median, p95, p99, most, longest].map(ms);
        say(`${game.id.padEnd(8)}${level.padEnd(10)}      2`, ...row, String(count).padStart(8));
      }
    }
  });
}

if (only.has('loop')) {
  say(
    `\nDelay of the event loop, ${TABLES} tables of one person and three bots, ${availableParallelism()} processors\n`,
  );
  say(
    'game    level     bots think  pause    ',
    ...['p50', 'p99', 'most'].map((title) => title.padStart(11)),
    '  moves/s',
  );
  const seconds = quick ? 5 : 20;
  for (const game of games) {
    const level = levelsOf(game.id).at(-1) ?? 'random';
    for (const [tables, threads, quickBots] of [
      [0, true, false],
      [TABLES, true, false],
      [TABLES, true, true],
      [TABLES, false, true],
    ] as const) {
      const told = await loopDelay(game, level, tables, seconds, threads, quickBots);
      const rate = Math.round(told.moves / seconds);
      say(
        `${game.id.padEnd(8)}${level.padEnd(10)}${tables === 0 ? 'no tables ' : threads ? 'in threads' : 'here      '}  ${quickBots ? 'none     ' : 'as people'}`,
        ...[told.p50, told.p99, told.most].map(ms),
        `${rate}${told.failed > 0 ? `, ${told.failed} failed` : ''}`.padStart(9),
        `${Math.round(100 * told.used)} %`.padStart(9),
      );
    }
  }
}

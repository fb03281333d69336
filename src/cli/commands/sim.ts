import { present } from '../../kernel/seat.ts';
import type { Bot } from '../../bots/bot.ts';
import type { Game } from '../../kernel/contract.ts';
import { makeRecord } from '../../kernel/record.ts';
import { readArgs } from '../args.ts';
import { chooseBots, chooseCount, chooseGame, chooseOptions, choosePlayers, type Choice } from '../choose.ts';
import { failed, misused, reason, type Command, type Io, type Sink } from '../io.ts';
import { simulate } from '../../arena/simulation.ts';
import { progress } from '../progress.ts';
import { simPairs } from '../report/pairing.ts';
import type { Sums } from '../../arena/tally.ts';
import { interval } from '../../arena/wilson.ts';

const FLAGS = {
  players: 'value',
  games: 'value',
  pairs: 'value',
  seed: 'value',
  bots: 'value',
  options: 'value',
  json: 'switch',
  records: 'value',
} as const;

const MOST_GAMES = 1_000_000_000;

/** What is to be played. */
interface Plan {
  readonly game: Game;
  readonly options: unknown;
  readonly lineup: readonly Bot[];
  readonly games: number;
  /** Deals that are played with every seating; without it, `games` are played as they are seated. */
  readonly pairs?: number;
  readonly seed: string;
  readonly json: boolean;
  readonly records?: string;
}

export const sim: Command = (args, io) => {
  const plan = readPlan(args);
  if (!plan.ok) return misused(io, 'sim', plan.why);
  const { records } = plan.value;
  let sink: Sink | undefined;
  try {
    sink = records === undefined ? undefined : io.files.create(records);
    if (plan.value.pairs === undefined) tell(io, plan.value, run(plan.value, io, sink));
    else simPairs(io, { ...plan.value, pairs: plan.value.pairs }, sink);
    sink?.close();
  } catch (thrown) {
    if (!isFileTrouble(thrown)) throw thrown;
    return failed(io, 'sim', `the records cannot be written: ${reason(thrown)}`);
  }
  return 0;
};

function readPlan(args: readonly string[]): Choice<Plan> {
  const read = readArgs(args, FLAGS);
  if (!read.ok) return read;
  const { flags } = read;
  const game = chooseGame(read.words);
  if (!game.ok) return game;
  const { least, most } = game.value.seats;
  const named = (flags.bots ?? '').split(',').length;
  const usual = named > 1 && named >= least && named <= most ? named : Math.min(Math.max(least, 4), most);
  const players = choosePlayers(game.value, flags.players, usual);
  if (!players.ok) return players;
  const pairs = flags.pairs === undefined ? undefined : chooseCount('pairs', flags.pairs, 1, MOST_GAMES);
  if (pairs?.ok === false) return pairs;
  if (pairs !== undefined && flags.games !== undefined) return { ok: false, why: '--games or --pairs, not both.' };
  const games = chooseCount('games', flags.games, 1000, MOST_GAMES);
  if (!games.ok) return games;
  const options = chooseOptions(game.value, flags.options);
  if (!options.ok) return options;
  const said = pairs === undefined ? flags.bots : oneAmong(flags.bots, players.value);
  const bots = chooseBots(game.value, said, 'random', players.value);
  if (!bots.ok) return bots;
  if (pairs !== undefined && new Set(bots.value.map((bot) => bot.level)).size < 2)
    return { ok: false, why: '--pairs: name two different bots at least, for example --bots greedy,random.' };
  return {
    ok: true,
    value: {
      game: game.value,
      options: options.value,
      lineup: bots.value,
      games: games.value,
      ...(pairs !== undefined && { pairs: pairs.value }),
      seed: flags.seed ?? '1',
      json: flags.json === true,
      ...(flags.records !== undefined && { records: flags.records }),
    },
  };
}

/** Two levels at a larger table: one of the first among others of the second. */
function oneAmong(said: string | undefined, players: number): string | undefined {
  const [first, second, ...more] = (said ?? '').split(',');
  if (first === undefined || second === undefined || more.length > 0) return said;
  return [first, ...Array.from({ length: players - 1 }, () => second)].join(',');
}

interface Run {
  readonly sums: Sums;
  readonly gamesPerSecond: number;
}

function run(plan: Plan, io: Io, sink: Sink | undefined): Run {
  const names = plan.lineup.map((bot, seat) => `${bot.level} ${seat}`);
  const bar = progress(io, plan.games, 'games');
  const began = io.now();
  const sums = simulate(plan, {
    ...(sink !== undefined && {
      played: ({ match, entries }) => sink.line(JSON.stringify(makeRecord(match, names, entries))),
    }),
    step: (done) => bar.step(done),
  });
  const seconds = (io.now() - began) / 1000;
  bar.end();
  return { sums, gamesPerSecond: Math.round(plan.games / Math.max(seconds, 1e-6)) };
}

function tell(io: Io, plan: Plan, { sums, gamesPerSecond }: Run): void {
  const { game, lineup, seed } = plan;
  const levels = lineup.map((bot) => bot.level);
  const { games, ...rest } = sums;
  if (plan.json) {
    const options = game.tellOptions(plan.options);
    const head = { game: game.id, players: lineup.length, games, seed, bots: levels, options };
    io.terminal.out(`${JSON.stringify({ ...head, ...rest, gamesPerSecond })}\n`);
  } else {
    io.terminal.out(account(game.id, levels, seed, sums, gamesPerSecond));
  }
}

function account(game: string, levels: readonly string[], seed: string, sums: Sums, speed: number): string {
  const { games, movesPerGame, shortest, longest, shared, winless } = sums;
  const level = Math.max(5, ...levels.map((each) => each.length));
  const rows = levels.map((name, seat) => {
    const won = interval(sums.winRates[seat] ?? { rate: 0, low: 0, high: 0 });
    const score = present(sums.meanScores[seat]).toFixed(2);
    return `${String(seat).padStart(4)}  ${name.padEnd(level)}  ${String(present(sums.wins[seat])).padStart(8)}  ${won.padEnd(27)}  ${score.padStart(8)}`;
  });
  return [
    `${game}: ${games} games of ${levels.length}, seed "${seed}"`,
    '',
    `seat  ${'bot'.padEnd(level)}  ${'won'.padStart(8)}  ${'share (95 % interval)'.padEnd(27)}  ${'mean pts'.padStart(8)}`,
    ...rows,
    '',
    `${movesPerGame} moves a game on average, ${shortest} to ${longest}; ${shared} shared wins, ${winless} without a winner.`,
    `${speed} games a second.`,
    '',
  ].join('\n');
}

/** Only what the file system says of the records is told to the person; anything else is a defect and stays loud. */
function isFileTrouble(thrown: unknown): boolean {
  return thrown instanceof Error && /^E[A-Z]+\b/.test(thrown.message);
}

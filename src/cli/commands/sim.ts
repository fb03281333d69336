import { playPairing, type Pairing } from '../../arena/pairing.ts';
import { simulate, type Simulation } from '../../arena/simulation.ts';
import { makeRecord } from '../../kernel/record.ts';
import type { Bot } from '../../bots/bot.ts';
import type { PlayedMatch } from '../../arena/match.ts';
import { chooseBots, chooseCount, chooseGame, chooseOptions, choosePlayers, type Choice } from '../choose.ts';
import { failed, usageError, reason, type Io, type Sink } from '../io.ts';
import { progress } from '../progress.ts';
import { pairingJson, pairingTable } from '../report/pairing.ts';
import { simulationJson, simulationTable } from '../report/simulation.ts';
import { defineCommand, type Given } from './command.ts';
import { exampleGame, GAME, listGames } from './shared.ts';

const OPTIONS = {
  players: { value: 'N', help: ['as many as --bots names, or 4 where the game allows it'] },
  games: { value: 'K', help: ['1000 unless you say otherwise'] },
  pairs: {
    value: 'K',
    insteadOf: 'games',
    help: [
      'instead: K deals, each played once for every way the bots sit when they move',
      'round the table, so that nobody wins by the cards or the seat they got.',
      'Two bots make pairs: the same deal twice, seats swapped; a pair of one win',
      'each is drawn and counts half for both. Two levels at a larger table seat',
      'one of the first among others of the second',
    ],
  },
  seed: { value: 'S', help: ['any text; "1" unless you say otherwise'] },
  bots: {
    value: 'LEVEL',
    usage: 'LEVEL[,LEVEL…]',
    values: 'bot',
    help: ['one level for all seats, or one for each: random,greedy; or 1 (weakest) to 5'],
  },
  options: { value: 'JSON', help: ['what the tables play with'] },
  json: { help: ['one line of JSON instead of the table'] },
  records: {
    value: 'FILE',
    values: 'file',
    help: ['every game as a record, one a line; "stolik replay FILE" plays them again', 'if FILE ends in .ndjson'],
  },
} as const;

const MOST_GAMES = 1_000_000_000;

/** What is to be played: with pairs every deal with every seating, without them so many games as they are seated. */
type Plan =
  | { readonly kind: 'games'; readonly simulation: Simulation }
  | { readonly kind: 'pairs'; readonly pairing: Pairing };

export const sim = defineCommand(
  {
    name: 'sim',
    summary: 'let bots play many games and count who wins',
    arguments: [GAME],
    options: OPTIONS,
    about: `Plays K games among bots and tells who won how often, with 95 % intervals (Wilson's).
The same command gives the same results on any machine; only the speed differs.`,
    async examples(catalog) {
      const game = exampleGame(catalog);
      const { sparring } = await catalog.bots(game);
      const rival = sparring.find(({ level }) => level !== 'random')?.level;
      const start = `sim ${game.id}`;
      const compared = [
        `${start} --bots random,${rival}`,
        `${start} --bots ${rival},random --pairs 2000`,
        `${start} --bots ${rival},random --pairs 500 --players 4`,
      ];
      return [
        `${start} --players ${Math.min(5, game.seats.most)} --games 10000 --bots random --seed a --json`,
        ...(rival === undefined ? [] : compared),
        `${start} --games 100 --records games.ndjson && stolik replay games.ndjson`,
      ];
    },
    appendix: listGames,
  },
  async (given, io) => {
    const plan = await readPlan(given, io);
    if (!plan.ok) return usageError(io, 'sim', plan.why);
    const { records, json } = given.flags;
    try {
      const sink = records === undefined ? undefined : io.files.create(records);
      io.terminal.out(played(plan.value, io, sink, json === true));
      sink?.close();
    } catch (thrown) {
      if (!isFileTrouble(thrown)) throw thrown;
      return failed(io, 'sim', `the records cannot be written: ${reason(thrown)}`);
    }
    return 0;
  },
);

async function readPlan({ flags, words }: Given<typeof OPTIONS>, io: Io): Promise<Choice<Plan>> {
  const chosen = chooseGame(io.catalog, words[0] ?? '');
  if (!chosen.ok) return chosen;
  const game = chosen.value;
  const { least, most } = game.seats;
  const named = (flags.bots ?? '').split(',').length;
  const usual = named > 1 && named >= least && named <= most ? named : Math.min(Math.max(least, 4), most);
  const players = choosePlayers(game, flags.players, usual);
  if (!players.ok) return players;
  const pairs = flags.pairs === undefined ? undefined : chooseCount('pairs', flags.pairs, 1, MOST_GAMES);
  if (pairs?.ok === false) return pairs;
  if (pairs !== undefined && flags.games !== undefined) return { ok: false, why: '--games or --pairs, not both.' };
  const games = chooseCount('games', flags.games, 1000, MOST_GAMES);
  if (!games.ok) return games;
  const options = chooseOptions(game, flags.options);
  if (!options.ok) return options;
  const said = pairs === undefined ? flags.bots : oneAmong(flags.bots, players.value);
  const bots = chooseBots(game, await io.catalog.bots(game), said ?? 'random', players.value);
  if (!bots.ok) return bots;
  const lineup = bots.value;
  const common = { game, options: options.value, lineup, seed: flags.seed ?? '1' };
  if (pairs === undefined) return { ok: true, value: { kind: 'games', simulation: { ...common, games: games.value } } };
  if (new Set(lineup.map((bot) => bot.level)).size < 2)
    return { ok: false, why: '--pairs: name two different bots at least, for example --bots greedy,random.' };
  return { ok: true, value: { kind: 'pairs', pairing: { ...common, pairs: pairs.value } } };
}

/** Two levels at a larger table: one of the first among others of the second. */
function oneAmong(said: string | undefined, players: number): string | undefined {
  const [first, second, ...more] = (said ?? '').split(',');
  if (first === undefined || second === undefined || more.length > 0) return said;
  return [first, ...Array.from({ length: players - 1 }, () => second)].join(',');
}

/** Plays it all; what is to be told of it. */
function played(plan: Plan, io: Io, sink: Sink | undefined, json: boolean): string {
  const began = io.now();
  if (plan.kind === 'games') {
    const { simulation } = plan;
    const bar = progress(io, simulation.games, 'games');
    const sums = simulate(simulation, {
      played: (each) => keep(sink, each, simulation.lineup),
      step: (done) => bar.step(done),
    });
    const speed = speedOf(simulation.games, io.now() - began);
    bar.end();
    return json ? simulationJson(simulation, sums, speed) : simulationTable(simulation, sums, speed);
  }
  const { pairing } = plan;
  const bar = progress(io, pairing.pairs, 'deals');
  const result = playPairing(pairing, {
    played: (each, lineup) => keep(sink, each, lineup),
    step: (done) => bar.step(done),
  });
  const speed = speedOf(result.games, io.now() - began);
  bar.end();
  return json ? pairingJson(pairing, result, speed) : pairingTable(pairing, result, speed);
}

function keep(sink: Sink | undefined, { match, entries }: PlayedMatch, lineup: readonly Bot[]): void {
  if (sink === undefined) return;
  const names = lineup.map((bot, seat) => `${bot.level} ${seat}`);
  sink.line(JSON.stringify(makeRecord(match, names, entries)));
}

/** Games a second. */
function speedOf(games: number, ms: number): number {
  return Math.round(games / Math.max(ms / 1000, 1e-6));
}

/** Only what the file system says of the records is told to the person; anything else is a defect and stays loud. */
function isFileTrouble(thrown: unknown): boolean {
  return thrown instanceof Error && /^E[A-Z]+\b/.test(thrown.message);
}

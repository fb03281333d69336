import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { GAMES } from '../../src/games/rules.ts';
import { unrecorded } from '../../src/kernel/chance.ts';
import { awaited, type Game } from '../../src/kernel/contract.ts';
import { seedKey } from '../../src/kernel/fairness.ts';
import { pick } from '../../src/kernel/random.ts';
import { openStream } from '../../src/kernel/stream.ts';
import { fastRandom } from '../../src/kernel/fast-random.ts';

/** `npm run bench:playouts [-- --quick --json]`: whole random games a second of processor time, in place, as bots play them. */
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, json: { type: 'boolean' }, table: { type: 'string' } },
});

const ROUNDS = values.quick === true ? 3 : 9;
const SECONDS = values.quick === true ? 0.3 : 1;
/** Every game of two and of four, or of as few or many as may play it. */
const TABLES = Object.values(GAMES).flatMap(({ id, seats: { least, most } }) => {
  const sizes = new Set([Math.max(least, 2), Math.min(4, most)]);
  return [...sizes].map((seats) => ({ id, seats }));
});

/** Plays one game to its end and tells how many moves it had. */
function player(game: Game, seats: number): () => number {
  const random = fastRandom(openStream(seedKey(`playouts ${game.id} ${seats}`), 'bench'));
  const chance = unrecorded(random);
  const options = game.options({}, 'options');
  if (!options.ok) throw new Error(options.why);
  return () => {
    const state = game.setup(options.value, seats, chance);
    for (let moves = 0; ; moves++) {
      const asked = awaited(game, state);
      if (asked.length === 0) return moves;
      const seat = pick(random, asked);
      game.play(state, seat, game.sample(game.legalView(state, seat), seat, random), chance);
    }
  };
}

function rate(play: () => number): { readonly games: number; readonly moves: number } {
  let [games, moves, spent] = [0, 0, 0];
  const began = process.cpuUsage();
  while (spent < SECONDS) {
    for (let i = 0; i < 100; i++) moves += play();
    games += 100;
    const { user, system } = process.cpuUsage(began);
    spent = (user + system) / 1e6;
  }
  return { games: games / spent, moves: moves / games };
}

function measure({ id, seats }: (typeof TABLES)[number]): object {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`no game ${id}`);
  const play = player(game, seats);
  rate(play); // warms up
  const rounds = Array.from({ length: ROUNDS }, () => rate(play)).toSorted((a, b) => a.games - b.games);
  const [least, median, most] = [0, ROUNDS >> 1, ROUNDS - 1].map((i) => Math.round(rounds[i]?.games ?? 0));
  return { game: id, seats, movesPerGame: Math.round(rounds[0]?.moves ?? 0), median, least, most };
}

/** Each in a process of its own: a bot thinks about one game, and its code is compiled for that one. */
function measureApart(_table: object, index: number): object {
  const args = [import.meta.filename, '--table', String(index), ...(values.quick === true ? ['--quick'] : [])];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as object;
}

const only = values.table === undefined ? undefined : TABLES[Number(values.table)];
if (only !== undefined) {
  console.log(JSON.stringify(measure(only)));
} else {
  const results = TABLES.map(measureApart);
  if (values.json === true) console.log(JSON.stringify(results));
  else console.table(results);
}

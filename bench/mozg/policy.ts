import { list } from '../../src/games/mozg/bots/features.ts';
import { FEATURES } from '../../src/games/mozg/bots/layout.ts';
import { opinion } from '../../src/games/mozg/bots/learnt.ts';
import { playOut, roundChance } from '../../src/games/mozg/bots/playout.ts';
import { choose, features, type Weights } from '../../src/games/mozg/bots/policy.ts';
import { simple } from '../../src/games/mozg/bots/simple.ts';
import { mozg, type Move, type State } from '../../src/games/mozg/rules/index.ts';
import { unrecorded } from '../../src/kernel/chance.ts';
import type { Random } from '../../src/kernel/random.ts';
import { solve } from './solve.ts';

const WORLDS = 60;
const MOST_MOVES = 10;
const TURNS = 4;
/** How strongly weights are held where they were, in positions. */
const HOLD = 3;

/** What a choice has of each feature. */
type Has = ReadonlyMap<number, number>;

/**
 * Learns from its own play: at positions of its games every move is valued by playouts of the policy as it is, and the
 * weights that tell those values best are mixed half and half with the old ones.
 */
export function learnPolicy(seats: number, weights: Weights, rounds: number, positions: number, random: Random): void {
  for (let round = 0; round < rounds; round++) {
    const sums = Array.from({ length: FEATURES }, () => new Float64Array(FEATURES));
    const values = new Float64Array(FEATURES);
    let regret = 0;
    for (let done = 0; done < positions;) {
      for (const { moves, worth, had, chosen } of valued(seats, weights, random)) {
        const mean = average(worth);
        const middle = meanOf(had);
        had.forEach((has, i) => {
          for (const [a, most] of middle) {
            const x = (has.get(a) ?? 0) - most;
            if (x === 0) continue;
            values[a] = (values[a] ?? 0) + x * ((worth[i] ?? 0) - mean);
            const row = sums[a] as Float64Array;
            for (const [b, other] of middle) row[b] = (row[b] ?? 0) + x * ((has.get(b) ?? 0) - other);
          }
        });
        regret += Math.max(...worth) - (worth[moves.indexOf(chosen)] ?? 0);
        done++;
      }
    }
    sums.forEach((row, i) => (row[i] = (row[i] ?? 0) + HOLD));
    const wanted = values.map((value, i) => value + (HOLD / 2) * (weights[i] ?? 0));
    solve(sums, wanted).forEach((value, i) => (weights[i] = ((weights[i] ?? 0) + value) / 2));
    console.log(`${seats} players, round ${round + 1}: regret ${(regret / positions).toFixed(4)}`);
  }
}

interface Valued {
  readonly moves: readonly Move[];
  readonly worth: readonly number[];
  readonly had: readonly Has[];
  readonly chosen: Move;
}

/** Some of one seat's decisions in one round, against simple players or its like. */
function* valued(seats: number, weights: Weights, random: Random): Iterable<Valued> {
  const chance = unrecorded(random);
  const state = mozg.setup(options(), seats, chance);
  if (random.below(2) === 0) shareBrains(state, random);
  const hero = random.below(seats);
  const theirs = random.below(3) < 2 ? simple : weights;
  const { rounds } = state;
  while (state.rounds === rounds && state.asked !== 0) {
    const seat = state.phase === 'bury' ? 31 - Math.clz32(state.asked) : state.turn;
    const chosen = choose(state, seat, seat === hero ? weights : theirs);
    if (seat === hero && random.below(2) === 0) {
      const moves = some([...mozg.moves(mozg.legalView(state, seat), seat)], chosen, random);
      if (moves.length > 1) {
        const had = moves.map((move) => featuresOf(state, seat, move));
        yield { moves, worth: valuesOf(state, seat, moves, weights, theirs, random), had, chosen: moves[0] ?? chosen };
      }
    }
    const strays = random.below(8) === 0;
    mozg.play(state, seat, strays ? mozg.sample(mozg.legalView(state, seat), seat, random) : chosen, chance);
  }
}

/** `chosen` first, then others, not too many. */
function some(all: readonly Move[], chosen: Move, random: Random): readonly Move[] {
  const text = JSON.stringify(chosen);
  const others = all.filter((move) => JSON.stringify(move) !== text);
  while (others.length >= MOST_MOVES) others.splice(random.below(others.length), 1);
  return [chosen, ...others];
}

function valuesOf(
  state: State,
  seat: number,
  moves: readonly Move[],
  mine: Weights,
  theirs: Weights,
  random: Random,
): number[] {
  const chance = roundChance(random);
  const view = { ...mozg.table(state), ...mozg.own(state, seat) };
  const { net } = opinion(state.seats);
  const sums = moves.map(() => 0);
  for (let n = 0; n < WORLDS; n++) {
    const world = mozg.imagine(view, seat, random);
    world.memory = { notes: [], fresh: null, gone: [] };
    moves.forEach((move, i) => {
      const next = mozg.copy(world);
      mozg.play(next, seat, move, chance);
      const style = { mine, theirs, turns: TURNS, net };
      sums[i] = (sums[i] ?? 0) + playOut(next, seat, state.rounds, chance, style) / WORLDS;
    });
  }
  return sums;
}

function featuresOf(state: State, seat: number, move: Move): Has {
  const has = new Map<number, number>();
  features(state, seat, move, (count) => {
    for (const each of list.subarray(0, count)) has.set(each, (has.get(each) ?? 0) + 1);
  });
  return has;
}

function meanOf(had: readonly Has[]): Has {
  const mean = new Map<number, number>();
  for (const has of had) for (const [each, n] of has) mean.set(each, (mean.get(each) ?? 0) + n / had.length);
  return mean;
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

export function options() {
  const read = mozg.options({}, '');
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

/** Brains as they may be later in a game, near each other. */
export function shareBrains(state: State, random: Random): void {
  const middle = 1 + random.below(10);
  state.brains.forEach((brains, seat) => {
    const now = Math.max(1, middle + random.below(7) - 3);
    state.pool += brains - now;
    state.brains[seat] = now;
  });
}

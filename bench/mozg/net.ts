import { roundChance } from '../../src/games/mozg/bots/playout.ts';
import { choose, type Weights } from '../../src/games/mozg/bots/policy.ts';
import { chances, share } from '../../src/games/mozg/bots/race.ts';
import { fillRows, ROWS, rows } from '../../src/games/mozg/bots/rows.ts';
import { simple } from '../../src/games/mozg/bots/simple.ts';
import { mozg } from '../../src/games/mozg/rules/index.ts';
import { unrecorded } from '../../src/kernel/chance.ts';
import type { Random } from '../../src/kernel/random.ts';
import { options, shareBrains } from './policy.ts';

const SAMPLES = 500_000;
const MOST_ROWS = 80;
/** The last step is this much of the first. */
const LAST_STEP = 0.05;

/** Positions with how their rounds came out, the rows of each behind one another. */
interface Samples {
  readonly data: Uint16Array;
  readonly from: Uint32Array;
  readonly targets: Float32Array;
}

export interface Learnt {
  readonly first: Float32Array;
  readonly last: Float32Array;
}

/** Stochastic gradient steps on fresh games of the policy; every chunk of them is used once and thrown away. */
export function learnNet(
  seats: readonly number[],
  weights: Weights,
  hidden: number,
  chunks: number,
  step: number,
  random: Random,
): Learnt {
  const uniform = (): number => random.below(2 ** 32) / 2 ** 32;
  const first = Float32Array.from({ length: ROWS * hidden }, () => (uniform() - 0.5) * 0.2);
  const last = Float32Array.from({ length: hidden + 1 }, (_, i) =>
    i === hidden ? 0 : (i % 2 === 0 ? -1 : 1) * (0.3 + 0.3 * uniform()),
  );
  for (let chunk = 0; chunk < chunks; chunk++) {
    const samples = play(seats, weights, random);
    const loss = descend({ first, last }, samples, step * LAST_STEP ** (chunk / Math.max(1, chunks - 1)), random);
    console.log(`${seats.join('/')} players, chunk ${chunk + 1} of ${chunks}: loss ${loss.toFixed(5)}`);
  }
  return { first, last };
}

function descend({ first, last }: Learnt, { data, from, targets }: Samples, step: number, random: Random): number {
  const hidden = last.length - 1;
  const sums = new Float32Array(hidden);
  const slopes = new Float32Array(hidden);
  let loss = 0;
  for (let n = 0; n < SAMPLES; n++) {
    const which = random.below(SAMPLES);
    const begin = from[which] as number;
    const end = from[which + 1] as number;
    sums.fill(0);
    for (let j = begin; j < end; j++) {
      const row = (data[j] as number) * hidden;
      for (let i = 0; i < hidden; i++) sums[i] = (sums[i] as number) + (first[row + i] as number);
    }
    let sum = last[hidden] as number;
    for (let i = 0; i < hidden; i++) if ((sums[i] as number) > 0) sum += (sums[i] as number) * (last[i] as number);
    const off = 1 / (1 + Math.exp(-sum)) - (targets[which] as number);
    loss += off * off;
    for (let i = 0; i < hidden; i++) {
      const on = (sums[i] as number) > 0;
      slopes[i] = on ? step * off * (last[i] as number) : 0;
      if (on) last[i] = (last[i] as number) - 0.2 * step * off * (sums[i] as number);
    }
    last[hidden] = (last[hidden] as number) - step * off;
    for (let j = begin; j < end; j++) {
      const row = (data[j] as number) * hidden;
      for (let i = 0; i < hidden; i++) first[row + i] = (first[row + i] as number) - (slopes[i] as number);
    }
  }
  return loss / SAMPLES;
}

/** Rounds of one seat against simple players or its like, with a stray move now and then. */
function play(seatings: readonly number[], weights: Weights, random: Random): Samples {
  const data = new Uint16Array(SAMPLES * MOST_ROWS);
  const from = new Uint32Array(SAMPLES + 1);
  const targets = new Float32Array(SAMPLES);
  const chance = unrecorded(random);
  const rest = roundChance(random);
  let count = 0;
  let at = 0;
  while (count < SAMPLES) {
    const seats = seatings[random.below(seatings.length)] as number;
    const state = mozg.setup(options(), seats, chance);
    state.memory = { notes: [], fresh: null, gone: [] };
    if (random.below(4) !== 0) shareBrains(state, random);
    const theirs = random.below(3) < 1 ? simple : weights;
    const hero = random.below(seats);
    const strays = [5, 10, 25, 60][random.below(4)] as number;
    const { rounds } = state;
    const begun = count;
    while (state.rounds === rounds && state.asked !== 0) {
      const seat = state.phase === 'bury' ? 31 - Math.clz32(state.asked) : state.turn;
      if (state.phase === 'turn' && count < SAMPLES && random.below(3) === 0) {
        from[count++] = at;
        for (const row of rows.subarray(0, fillRows(state, hero))) data[at++] = row;
      }
      const stray = random.below(strays) === 0;
      const move = stray
        ? mozg.sample(mozg.legalView(state, seat), seat, random)
        : choose(state, seat, seat === hero ? weights : theirs);
      mozg.play(state, seat, move, rest);
    }
    const target = state.asked === 0 ? share(state.brains, hero) : chances(state.brains, hero);
    targets.fill(target, begun, count);
  }
  from[count] = at;
  return { data, from, targets };
}

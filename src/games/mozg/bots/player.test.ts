import { describe, expect, it } from 'vitest';
import { mozg, type Move, type Mozg, type State } from '../rules/index.ts';
import { table } from '../rules/playing.testing.ts';
import { unrecorded } from '../../../kernel/chance.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import type { Random } from '../../../kernel/random.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { bots } from './index.ts';
import { observe, type Memory } from './memory.ts';
import { player } from './player.ts';

function dice(name: string): Random {
  return fastRandom(openStream(seedKey('player'), name));
}

function viewOf(state: State, seat: number): SeatView<Mozg> {
  return { ...mozg.table(state), ...mozg.own(state, seat) };
}

const master = player({ level: 'master', budget: 120, turns: 4, width: 6, suspects: true });

function answer(state: State, seat: number, memory: Memory | null = null, name = 'one'): Move {
  const { options } = state;
  return master.decide(memory, { view: viewOf(state, seat), seat, options, random: dice(name), budget: 120 });
}

describe('a searching player', () => {
  it('gets rid of its last cards at once when that wins the game', () => {
    const state = table({
      hands: [
        [12, 12],
        [3, 9, 10],
      ],
      graveyards: [[], [7]],
      horde: [6],
      brains: [4, 3],
    });
    expect(answer(state, 0)).toEqual({ play: 12, give: { 1: 1 } });
  });

  /** Seat 0 has rolled `steal`. */
  function robbing(brains: readonly number[]): State {
    const state = table({
      hands: [
        [5, 12, 14],
        [3, 9, 10, 16],
        [4, 6, 13, 15],
      ],
      graveyards: [[2], [7, 8], [9]],
      horde: [6, 18],
      brains,
    });
    state.phase = 'steal';
    state.lastRoll = { seat: 0, face: 'steal', other: null, swap: null };
    return state;
  }

  it('steals a last brain when that wins, and not when the game would end with another ahead', () => {
    expect(answer(robbing([6, 1, 5]), 0)).toEqual({ steal: 1 });
    expect(answer(robbing([4, 1, 7]), 0)).toEqual({ steal: 2 });
  });

  it('does not pass with its last brain while anything goes', () => {
    const state = table({
      hands: [
        [5, 17, 19],
        [3, 9, 10],
      ],
      graveyards: [[4, 4], [7]],
      horde: [6],
      brains: [1, 3],
    });
    expect(answer(state, 0)).not.toEqual({ pass: true });
  });

  it('gifts to whoever would end the round with their last card, when that would cost it the game', () => {
    const state = table({
      hands: [[5, 12, 14], [10], [4, 6, 13, 15]],
      graveyards: [[3, 9], [], [7, 8]],
      horde: [2],
      brains: [3, 9, 9],
    });
    state.phase = 'gift';
    state.lastRoll = { seat: 0, face: 'gift', other: null, swap: null };
    for (let i = 0; i < 10; i++) expect(answer(state, 0, null, `gift ${i}`)).toMatchObject({ to: 1 });
  });
});

/** Some questions of a match of many players with everything on. */
function* questions(): Iterable<{ readonly state: State; readonly seat: number; readonly memory: Memory | null }> {
  const options = mozg.options({ refill: 'forgotten', starter: 'rps' }, '');
  if (!options.ok) throw new Error(options.why);
  const random = dice('questions');
  const chance = unrecorded(random);
  for (const seats of [2, 3, 5]) {
    const state = mozg.setup(options.value, seats, chance);
    const memories: (Memory | null)[] = Array.from({ length: seats }, () => null);
    for (let n = 0; n < 150 && state.asked !== 0; n++) {
      for (let seat = 0; seat < seats; seat++) memories[seat] = observe(memories[seat] ?? null, viewOf(state, seat));
      const [seat = 0] = mozg.toAct(state);
      if (n % 6 === 5) yield { state, seat, memory: memories[seat] ?? null };
      mozg.play(state, seat, mozg.sample(mozg.legalView(state, seat), seat, random), chance);
    }
  }
}

/** Asks everything, and everything again after the question before it: what was kept from that one would show. */
function examine(ask: typeof answer): number {
  let asked = 0;
  let earlier: (() => Move) | undefined;
  for (const { state, seat, memory } of questions()) {
    const now = mozg.copy(state);
    const once = (): Move => ask(now, seat, memory);
    const move = once();
    expect(mozg.refusal(viewOf(state, seat), seat, move)).toBeUndefined();
    earlier?.();
    expect(once()).toEqual(move);
    earlier = once;
    asked++;
  }
  return asked;
}

it('answers lawfully, and the same for a seed whatever it was asked in between', () => {
  expect(examine(answer)).toBeGreaterThan(30);
});

it('is caught when it keeps something from one question to the next', () => {
  let kept = 0;
  const ask: typeof answer = (state, seat, memory) => answer(state, seat, memory, `${(kept = (kept + seat + 1) % 5)}`);
  expect(() => examine(ask)).toThrow(/to deeply equal/);
});

it('has five levels, of which the last searches', () => {
  expect(bots.levels.map(({ level }) => level)).toEqual(['beginner', 'casual', 'regular', 'expert', 'master']);
  expect(bots.levels.map(({ budget }) => budget !== undefined)).toEqual([false, false, false, false, true]);
});

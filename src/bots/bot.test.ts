import { describe, expect, it } from 'vitest';
import type { SeatView } from '../kernel/contract.ts';
import { seedKey } from '../kernel/fairness.ts';
import { observation, start } from '../kernel/match.ts';
import { everySeat } from '../kernel/seat.ts';
import { openStream } from '../kernel/stream.ts';
import { fastRandom } from '../kernel/fast-random.ts';
import type { Bot } from './bot.ts';
import { LEVELS, usualLevel } from './level.ts';
import { onlyRandom, randomBot } from './random.ts';
import { greedyTiny, tiny, type Tiny } from './tiny.testing.ts';
import { examine } from './examine.testing.ts';

it('those of a game that brings none are lawful too', () => {
  const { levels, sparring } = onlyRandom(tiny);
  expect(levels.map(({ level }) => level)).toEqual(['random']);
  expect(sparring).toEqual([]);
  for (const seats of [2, 4]) {
    for (const bot of [...levels, greedyTiny]) expect(examine(tiny, bot, seats, { highest: 12 })).toBe(false);
  }
});

describe('the examination catches', () => {
  const random: Bot = randomBot(tiny);
  const flawed = (flaw: Partial<Bot>) => () => examine(tiny, { ...random, ...flaw }, 2, {});
  let calls = 0;

  it('nothing in a bot without a flaw', () => {
    expect(flawed({})()).toBe(false);
  });

  it('one that keeps something for itself', () => {
    const decide: Bot['decide'] = (memory, question) => {
      calls++;
      const throws = everySeat(calls % 5).map(() => question.random.below(6));
      return throws.length < 5 ? random.decide(memory, question) : null;
    };
    expect(flawed({ decide })).toThrow(/to deeply equal/);
  });

  it('one that counts a view twice', () => {
    expect(flawed({ blank: 0, observe: (memory) => Number(memory) + 1 })).toThrow(/to deeply equal/);
  });

  it('one that changes what it is shown', () => {
    const decide: Bot['decide'] = (memory, question) => {
      (question.view as { taken: unknown[] }).taken.reverse();
      return random.decide(memory, question);
    };
    expect(flawed({ decide })).toThrow(TypeError);
  });

  it('one that is refused', () => {
    expect(flawed({ decide: () => ({ take: 0 }) })).toThrow('was refused');
  });
});

it('who does not choose gets neither the weakest nor the strongest', () => {
  expect(usualLevel(LEVELS)).toBe('regular');
  expect(usualLevel([])).toBeUndefined();
});

it('random answers evenly: of twenty-five moves each comes about as often', () => {
  const bot = randomBot(tiny);
  const options = tiny.options({}, '');
  if (!options.ok) throw new Error(options.why);
  const match = start(tiny, options.value, 2, { key: seedKey('even') });
  const random = fastRandom(openStream(seedKey('even'), 'dice'));
  const counts = new Map<string, number>();
  for (let i = 0; i < 2_500; i++) {
    const view = observation(match, 0).view as SeatView<Tiny>;
    const move = bot.decide(null, { view, seat: 0, options: options.value, random, budget: 0 });
    counts.set(JSON.stringify(move), (counts.get(JSON.stringify(move)) ?? 0) + 1);
  }
  expect(counts.size).toBe(25);
  expect(Math.min(...counts.values())).toBeGreaterThan(60);
  expect(Math.max(...counts.values())).toBeLessThan(145);
});

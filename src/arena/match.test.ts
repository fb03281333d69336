import { expect, it } from 'vitest';
import type { Bot } from '../bots/bot.ts';
import { randomBot } from '../bots/random.ts';
import { greedyTiny, tiny } from '../bots/tiny.testing.ts';
import { seedKey } from '../kernel/fairness.ts';
import { start } from '../kernel/match.ts';
import { outcomeOf, playMatch } from './match.ts';
import { optionsOf, shareWon } from './arena.testing.ts';

const random: Bot = randomBot(tiny);
const greedy: Bot = greedyTiny;
const options = optionsOf(tiny);

it('plays the same match for the same key, move for move', () => {
  const lineup = [random, greedy, random];
  const once = playMatch(tiny, options, lineup, seedKey('same'));
  expect(playMatch(tiny, options, lineup, seedKey('same')).entries).toEqual(once.entries);
  expect(playMatch(tiny, options, lineup, seedKey('other')).entries).not.toEqual(once.entries);
});

it('gives every bot dice of its own, and others in every game', () => {
  const thrown = (seed: string): readonly string[] => {
    const throws: string[][] = [[], []];
    const thrower: Bot = {
      ...greedy,
      decide(memory, question) {
        throws[question.seat]?.push(String(question.random.below(1_000_000)));
        return greedy.decide(memory, question);
      },
    };
    playMatch(tiny, options, [thrower, thrower], seedKey(seed));
    return throws.map((each) => each.join());
  };
  const all = [...thrown('dice'), ...thrown('other')];
  expect(new Set(all).size).toBe(4);
  expect(thrown('dice')).toEqual(all.slice(0, 2));
});

it('lets the better one win more', () => {
  expect(shareWon(tiny, greedy, random, 2)).toBeGreaterThan(0.8);
  expect(shareWon(tiny, random, greedy, 2)).toBeLessThan(0.2);
});

it('is loud about a bot that breaks the rules, and about a match that is not over', () => {
  const cheat: Bot = { level: 'cheat', blank: null, decide: () => ({ take: 1001 }) };
  expect(() => playMatch(tiny, options, [cheat, random], seedKey('x'))).toThrow(
    'tiny: cheat at seat 0 was refused: malformed',
  );
  expect(() => outcomeOf(start(tiny, { highest: 25 }, 2, { key: seedKey('x') }))).toThrow('it is not over');
});

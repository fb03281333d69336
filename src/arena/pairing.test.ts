import { expect, it } from 'vitest';
import type { Bot } from '../bots/bot.ts';
import { randomBot } from '../bots/random.ts';
import { greedyTiny, tiny, type Tiny } from '../bots/tiny.testing.ts';
import type { Game } from '../kernel/contract.ts';
import { everySeat } from '../kernel/seat.ts';
import { playPairing, rotations } from './pairing.ts';
import { simulate } from './simulation.ts';
import { optionsOf } from './arena.testing.ts';

const random: Bot = randomBot(tiny);
const greedy: Bot = greedyTiny;
const common = { game: tiny, options: optionsOf(tiny), seed: 'x' };

it('moves a lineup round the table until it would sit as before', () => {
  const named = (lineup: readonly Bot[]): string[] =>
    rotations(lineup).map((each) => each.map(({ level }) => level).join(' '));
  expect(named([greedy, random, random])).toEqual([
    'greedy random random',
    'random greedy random',
    'random random greedy',
  ]);
  expect(named([greedy, random, greedy, random])).toEqual([
    'greedy random greedy random',
    'random greedy random greedy',
  ]);
  expect(named([random, random])).toEqual(['random random']);
});

it('plays every deal from every seat, and gives all the games away', () => {
  const seats: number[] = [];
  const steps: number[] = [];
  const { pairs, games, standings } = playPairing(
    { ...common, lineup: [greedy, random, random], pairs: 5 },
    {
      played: (_, lineup) => seats.push(lineup.indexOf(greedy)),
      step: (done) => steps.push(done),
    },
  );
  expect({ pairs, games }).toEqual({ pairs: 5, games: 15 });
  expect(seats).toEqual(everySeat(15).map((i) => i % 3));
  expect(steps).toEqual([1, 2, 3, 4, 5]);
  expect(standings.map(({ level, seats: held, fair }) => [level, held, fair])).toEqual([
    ['greedy', 1, 1 / 3],
    ['random', 2, 2 / 3],
  ]);
  expect(standings.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(15, 9);
  for (const { above, even, below } of standings) expect(above + even + below).toBe(5);
});

it('gives equals exactly their share of every pair', () => {
  const { standings } = playPairing({ ...common, lineup: [random, random], pairs: 4 });
  expect(standings).toMatchObject([{ level: 'random', wins: 4, even: 4, above: 0, below: 0 }]);
});

it('counts a game that nobody wins as shared by all', () => {
  const winless: Game<Tiny> = {
    ...tiny,
    outcome(state) {
      const outcome = tiny.outcome(state);
      return outcome === undefined ? undefined : { ...outcome, winners: [] };
    },
  };
  const { standings } = playPairing({ ...common, game: winless, lineup: [greedy, random], pairs: 3 });
  expect(standings).toMatchObject([
    { level: 'greedy', wins: 3, even: 3 },
    { level: 'random', wins: 3, even: 3 },
  ]);
  expect(simulate({ ...common, game: winless, lineup: [greedy, random], games: 3 })).toMatchObject({
    wins: [0, 0],
    winless: 3,
  });
});

it('simulates so many games of those who stay where they sit', () => {
  const lengths: number[] = [];
  const sums = simulate(
    { ...common, lineup: [greedy, random], games: 6 },
    { played: ({ entries }) => lengths.push(entries.length) },
  );
  expect(lengths).toEqual([4, 4, 4, 4, 4, 4]);
  expect(sums).toMatchObject({ games: 6, movesPerGame: 4, shortest: 4, longest: 4 });
  expect(sums).toEqual(simulate({ ...common, lineup: [greedy, random], games: 6 }));
});

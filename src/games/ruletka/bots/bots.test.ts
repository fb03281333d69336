import { describe, expect, it } from 'vitest';
import { examine } from '../../../bots/examine.testing.ts';
import { LEVELS } from '../../../bots/level.ts';
import { ruletka } from '../rules/index.ts';
import { bots } from './index.ts';

const TABLES = [
  { seats: 2, options: {} },
  { seats: 5, options: { pace: 'fast' } },
];

it('offers the five levels, the weakest first', () => {
  expect(bots.levels.map(({ level }) => level)).toEqual(LEVELS);
});

describe.each(TABLES)('with $seats seats', ({ seats, options }) => {
  it.each([...bots.levels, ...bots.sparring])(
    '$level is lawful, repeats itself for a seed and remembers only views',
    (bot) => {
      // One that does not search throws its dice as often whatever its budget.
      expect(examine(ruletka, bot, seats, options)).toBe(bot.budget !== undefined);
    },
  );
});

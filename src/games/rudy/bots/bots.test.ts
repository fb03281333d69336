import { describe, expect, it } from 'vitest';
import { examine } from '../../../bots/examine.testing.ts';
import { LEVELS } from '../../../bots/level.ts';
import { rudy } from '../rules/index.ts';
import { bots } from './index.ts';

const TABLES = [
  { seats: 1, options: {} },
  { seats: 4, options: { fox: 'cats', lastAloud: true } },
];

it('offers the five levels, the weakest first', () => {
  expect(bots.levels.map(({ level }) => level)).toEqual(LEVELS);
});

describe.each(TABLES)('with $seats seats', ({ seats, options }) => {
  it.each([...bots.levels, ...bots.sparring])(
    '$level is lawful, repeats itself for a seed and remembers only views',
    (bot) => {
      // One that does not search throws its dice as often whatever its budget.
      expect(examine(rudy, bot, seats, options)).toBe(bot.budget !== undefined);
    },
  );
});

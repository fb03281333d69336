import { expect, it } from 'vitest';
import { examine } from '../../../bots/examine.testing.ts';
import { goofspiel } from '../rules/index.ts';
import { bots } from './index.ts';

it.each(bots.levels)('$level is lawful and plays the same for the same dice', (bot) => {
  for (const seats of [2, 5]) expect(examine(goofspiel, bot, seats, { cards: 5 })).toBe(false);
});

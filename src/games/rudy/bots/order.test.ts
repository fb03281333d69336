import { expect, it } from 'vitest';
import { playMatch } from '../../../arena/match.ts';
import { optionsOf } from '../../../arena/arena.testing.ts';
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/random.ts';
import type { GameTypes } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { rudy } from '../rules/index.ts';

it('[R19] lets no seat always be last where it matters who is', () => {
  const random: Bot = randomBot(rudy);
  const last = (raw: object): unknown[] => {
    const lineup = [random, random, random];
    const { entries } = playMatch<GameTypes>(rudy, optionsOf(rudy, raw), lineup, seedKey('order'));
    return entries.filter((_, i) => i % 3 === 2).map(({ seat }) => seat);
  };
  expect(new Set(last({ lastAloud: true }))).toEqual(new Set([0, 1, 2]));
  expect(new Set(last({}))).toEqual(new Set([2]));
});

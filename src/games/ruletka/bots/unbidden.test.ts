import { expect, it } from 'vitest';
import { playMatch } from '../../../arena/match.ts';
import { optionsOf } from '../../../arena/arena.testing.ts';
import type { GameTypes } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { isAwaited, start, submit } from '../../../kernel/match.ts';
import { ruletka } from '../rules/index.ts';
import { bots } from './index.ts';

/** How often somebody moved whom the table did not wait for. */
function unbidden(name: string): number {
  const bot = [...bots.levels, ...bots.sparring].find(({ level }) => level === name);
  if (bot === undefined) throw new Error(name);
  const options = optionsOf(ruletka);
  const { entries } = playMatch<GameTypes>(ruletka, options, [bot, bot, bot, bot], seedKey('unbidden'));
  let count = 0;
  let match = start<GameTypes>(ruletka, options, 4, { key: seedKey('unbidden') });
  for (const entry of entries) {
    if (!isAwaited(match, entry.seat)) count++;
    const answer = submit(match, entry);
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
  }
  return count;
}

it('[W28] random ones also move where they have passed, so that records cover it; all others only when awaited', () => {
  expect(unbidden('random')).toBeGreaterThan(3);
  expect(unbidden('greedy')).toBe(0);
  expect(unbidden('casual')).toBe(0);
});

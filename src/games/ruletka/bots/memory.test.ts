import { expect, it } from 'vitest';
import { ruletka, type Ruletka } from '../rules/index.ts';
import { awaited } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { observation, start, submit, type Match } from '../../../kernel/match.ts';
import { BLANK, likelihood, observe, type Memory, type View } from './memory.ts';
import { expected } from './rival.ts';
import { cheat5, honest2 } from './sparring.ts';
import type { Bot } from '../../../bots/bot.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { openStream } from '../../../kernel/stream.ts';

/** What seat 0 remembers after so many rounds of `other`, accusing all or nobody itself. */
function afterRounds(other: Bot<Ruletka>, rounds: number, accuses: boolean): Memory {
  const options = ruletka.options({}, '');
  if (!options.ok) throw new Error(options.why);
  const key = seedKey('memory');
  const random = fastRandom(openStream(key, 'dice'));
  let match: Match<Ruletka> = start(ruletka, options.value, 2, { key });
  const view = (seat: number): View => observation(match, seat).view as View;
  let memory = observe(BLANK, view(0));
  while (match.state.round <= rounds && match.state.phase !== 'over') {
    const seat = awaited(ruletka, match.state)[0] ?? 0;
    const { accusationUsed, phase, shown } = match.state;
    const bold = accuses && phase === 'accusing' && accusationUsed[0] === false && shown[1] === false;
    const move =
      seat === 1
        ? other.decide(null, { view: view(1), seat, options: options.value, random, budget: 0 })
        : bold
          ? { accuse: 1 }
          : match.state.phase === 'betting'
            ? { bet: 3 }
            : ruletka.fallback(view(0), 0);
    const answer = submit(match, { seat, move, by: 'bot' });
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
    memory = observe(memory, view(0));
  }
  return memory;
}

it('learns who cheats from the pockets that were shown', () => {
  const cheat = afterRounds(cheat5, 2, true).rivals[1];
  expect(expected(0.3, cheat?.cheats ?? [], 1)).toBeGreaterThan(0.45);
  const honest = afterRounds(honest2, 3, true).rivals[1];
  expect(expected(0.3, honest?.cheats ?? [], 1)).toBeLessThan(0.2);
});

it('learns it from the shots too: nobody honest fires five clicks so often', () => {
  const cheat = afterRounds(cheat5, 2, false).rivals[1];
  expect(expected(0.3, cheat?.cheats ?? [], 1)).toBeGreaterThan(0.4);
});

it('learns who never accuses, and what they bet', () => {
  const meek = afterRounds(honest2, 3, false);
  expect(expected(0.5, meek.rivals[1]?.accuses ?? [], 1)).toBeLessThan(0.36);
  expect(meek.rivals[1]?.bets).toEqual([0, 0, 3, 0, 0, 0]);
  expect(expected(0.5, meek.rivals[1]?.accuses ?? [], 0)).toBe(0.5);
});

it('says how likely a gun fires what it fired', () => {
  expect(likelihood(['click', 'click'], 1)).toBeCloseTo(4 / 6, 9);
  expect(likelihood(['click', 'bullet'], 1)).toBeCloseTo(1 / 6, 9);
  expect(likelihood(['bullet'], 0)).toBe(0);
  expect(likelihood([], 3)).toBe(1);
  expect(likelihood(['bullet', 'bullet'], 2)).toBeCloseTo(1 / 15, 9);
});

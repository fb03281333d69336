import { expect, it } from 'vitest';
import { judgeBy } from './backward.ts';
import { raceValues } from './duel.ts';
import type { Side } from './race.ts';
import { bestAgainst, caseOf, FIRST, solveStage, turned } from './solve.ts';
import { BETS, payoffs, planOf, PLANS } from './stage.ts';

const BEGINNING: Side = { points: 0, lives: 4, bullets: 1 };
const BEHIND: Side = { points: 3, lives: 2, bullets: 2 };

function gapOf(a: Side, b: Side, iterations: number): number {
  const worth = payoffs(a, b, judgeBy(raceValues()));
  const solution = solveStage(worth, a, b, iterations);
  return bestAgainst(worth, a, solution.b) + bestAgainst(turned(worth), b, solution.a);
}

it.each([
  [BEGINNING, BEGINNING],
  [BEHIND, BEGINNING],
  [
    { points: 9, lives: 1, bullets: 7 },
    { points: 12, lives: 3, bullets: 1 },
  ],
])('leaves nothing to gain against its solution', (a, b) => {
  const gap = gapOf(a, b, 1500);
  expect(gap).toBeLessThan(5e-4);
  expect(gap).toBeGreaterThan(-1e-9);
});

it('finds equals equal, and the parts exchanged when the players are', () => {
  const worth = payoffs(BEGINNING, BEGINNING, judgeBy(raceValues()));
  expect(solveStage(worth, BEGINNING, BEGINNING, 400).value).toBeCloseTo(0, 4);
  const one = payoffs(BEHIND, BEGINNING, judgeBy(raceValues()));
  const other = payoffs(BEGINNING, BEHIND, judgeBy(raceValues()));
  expect([...turned(one)]).toEqual([...other].map((each) => expect.closeTo(each, 12) as number));
});

it('at the beginning cheats about a third of the time, bets 2 or 3, and suspects higher bets more', () => {
  const worth = payoffs(BEGINNING, BEGINNING, judgeBy(raceValues()));
  const { plans, accuses } = solveStage(worth, BEGINNING, BEGINNING, 1000).a;
  expect(plans.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  const cheats = plans.slice(BETS, PLANS).reduce((sum, each) => sum + each, 0);
  expect(cheats).toBeGreaterThan(0.2);
  expect(cheats).toBeLessThan(0.45);
  const bets = [2, 3].map((bet) => (plans[planOf(false, bet)] ?? 0) + (plans[planOf(true, bet)] ?? 0));
  expect((bets[0] ?? 0) + (bets[1] ?? 0)).toBeGreaterThan(0.9);
  const suspicion = [1, 3, 5].map((bet) => accuses[caseOf(FIRST, planOf(false, 3), bet)] ?? 0);
  expect(suspicion).toEqual(suspicion.toSorted((a, b) => a - b));
});

import { expect, it } from 'vitest';
import {
  backwards,
  exploit,
  exploitability,
  expectTie,
  noExploits,
  solvePairing,
  valueOf,
  type Effort,
  type Pairing,
} from './backward.ts';
import { raceValues } from './duel.ts';
import { RACE_EFFORT } from './effort.ts';
import { RACE_SIZE } from './race.ts';
import { solveStage, type Solution } from './solve.ts';
import { RACE_TABLE } from './race-table.ts';

const ALL: readonly Pairing[] = [...backwards()];

it('goes through every pairing once, and the table has each of them', () => {
  const told = new Set(ALL.map((pairing) => JSON.stringify(pairing)));
  expect(told.size).toBe(ALL.length);
  const equals = ALL.filter(({ a, b }) => JSON.stringify(a) === JSON.stringify(b)).length;
  expect(ALL.length - equals).toBe(RACE_SIZE);
  expect(RACE_TABLE.length).toBeLessThan(1_000_000);
});

/** The last rounds of two captains who are short of the target; what they lead to is taken from the table. */
const END = ALL.filter(({ level }) => !level).slice(0, 48);

it('finds the committed table again, at the end of the race', () => {
  const committed = raceValues();
  const values = committed.slice();
  for (const pairing of END) {
    solvePairing(values, pairing, RACE_EFFORT);
    expect(valueOf(values, pairing) + 0, JSON.stringify(pairing)).toBe(valueOf(committed, pairing) + 0);
  }
});

/** What the best answers gain in these rounds, when ties are worth what the table says. */
function gains(effort: Effort, spoil?: (solution: Solution, pairing: Pairing) => Solution): readonly number[] {
  const values = raceValues().slice();
  const exploits = noExploits();
  for (const pairing of ALL) if (pairing.level) expectTie(exploits, pairing, valueOf(values, pairing));
  for (const pairing of END) {
    const solution = solvePairing(values, pairing, effort);
    exploit(exploits, pairing, spoil === undefined ? solution : spoil(solution, pairing));
  }
  return END.map((pairing) => exploitability(exploits, pairing) - valueOf(values, pairing));
}

it('leaves next to nothing to whoever knows how it plays the end of the race', () => {
  const found = gains(RACE_EFFORT);
  expect(Math.max(...found)).toBeLessThan(2e-4);
  expect(Math.min(...found)).toBeGreaterThan(-1e-4);
});

it('would see a bad way to play', () => {
  const found = gains({ iterations: 60, enough: 1e-3 }, (solution, { a, b }) => ({
    ...solution,
    b: solveStage(new Float64Array(720), a, b, 1).b,
  }));
  expect(Math.max(...found)).toBeGreaterThan(0.1);
});

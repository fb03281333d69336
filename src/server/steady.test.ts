import { expect, it } from 'vitest';
import { steady } from './steady.ts';

function clocks() {
  const at = { wall: 1_000_000, monotonic: 5000 };
  const now = steady(
    () => at.wall,
    () => at.monotonic,
  );
  const pass = (ms: number, set = 0): number => {
    at.wall += ms + set;
    at.monotonic += ms;
    return now();
  };
  return { now, pass };
}

const HOUR = 3_600_000;

it('is the wall clock while nobody sets it, trimmed or not', () => {
  const { now, pass } = clocks();
  expect(now()).toBe(1_000_000);
  expect(pass(500)).toBe(1_000_500);
  expect(pass(500, -40)).toBe(1_000_960);
});

it('goes on where the wall clock is set back, and is the wall clock again when that is set right', () => {
  const { pass } = clocks();
  expect(pass(1000, -HOUR)).toBe(1_001_000);
  expect(pass(1000)).toBe(1_002_000);
  expect(pass(1000, HOUR)).toBe(1_003_000);
  expect(pass(1000)).toBe(1_004_000);
});

it('follows a wall clock that is set forward, as one is after a sleep', () => {
  const { pass } = clocks();
  expect(pass(1000, HOUR)).toBe(1_001_000 + HOUR);
});

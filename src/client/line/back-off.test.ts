import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test('tries soon for about a minute, then waits longer and longer, never longer than fifteen seconds, and never all at once', () => {
  expect([0, 1, 2, 3].map((tries) => backOff(tries, 1))).toEqual([300, 600, 1200, 1500]);
  expect([29, 30, 31, 32].map((tries) => backOff(tries, 1))).toEqual([1500, 1500, 3000, 6000]);
  expect(backOff(300, 1)).toBe(15_000);
  expect(backOff(0, 0)).toBe(180);
});

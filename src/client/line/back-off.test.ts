import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test('waits longer and longer, never longer than fifteen seconds, and never all at once', () => {
  expect([0, 1, 2, 3].map((tries) => backOff(tries, 1))).toEqual([500, 1000, 2000, 4000]);
  expect(backOff(30, 1)).toBe(15_000);
  expect(backOff(0, 0)).toBe(300);
});

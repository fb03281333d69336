import { expect, test } from 'vitest';
import { allowance, allowances } from './allowance.ts';

test('an allowance is a burst, then a rate; what is owed must be waited for', () => {
  const rate = allowance({ burst: 3, perSecond: 2 }, 0);
  expect([rate.take(0), rate.take(0), rate.take(0)]).toEqual([0, 0, 0]);
  expect(rate.take(0)).toBe(500);
  expect(rate.take(0)).toBe(1000);
  expect(rate.take(1500)).toBe(0);
  expect(rate.take(1_000_000)).toBe(0);
  expect(rate.take(1_000_000, 3)).toBe(500);
});

test('a clock that goes back gives nothing', () => {
  const rate = allowance({ burst: 1, perSecond: 1 }, 10_000);
  expect(rate.take(10_000)).toBe(0);
  expect(rate.take(0)).toBe(1000);
});

test('each key has its own, and asking in vain costs nothing', () => {
  const all = allowances({ burst: 1, perSecond: 1 });
  expect(all.take('a', 0)).toBe(0);
  expect(all.take('a', 0)).toBe(1000);
  expect(all.take('a', 0)).toBe(1000);
  expect(all.take('b', 0)).toBe(0);
  expect(all.take('a', 1000)).toBe(0);
});

test('more keys than fit make it forget the oldest, not grow', () => {
  const all = allowances({ burst: 1, perSecond: 0.001 }, 100);
  for (let i = 0; i < 1000; i++) all.take(`k${i}`, 0);
  expect(all.size).toBe(100);
  expect(all.take('k999', 0)).toBeGreaterThan(0);
  expect(all.take('k0', 0)).toBe(0);
});

test('what is owed is waited for', () => {
  const all = allowances({ burst: 10, perSecond: 1 });
  all.owe('a', 0, 4);
  expect(all.wait('a', 0)).toBe(0);
  all.owe('a', 0, 8);
  expect(all.wait('a', 0)).toBe(3000);
  expect(all.take('a', 2000)).toBe(1000);
  expect(all.wait('a', 3000)).toBe(0);
});

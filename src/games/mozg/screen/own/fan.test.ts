import { expect, test } from 'vitest';
import { fan } from './fan.ts';

const SIZES: readonly (readonly [number, number])[] = [
  [336, 127],
  [366, 176],
  [430, 110],
  [720, 222],
];

test('a hand of six on a phone is one row of cards with their numbers in sight', () => {
  const { card, step, perRow } = fan(6, 336, 127);
  expect(perRow).toBe(6);
  expect(card).toBeGreaterThanOrEqual(80);
  expect(step / card).toBeGreaterThanOrEqual(0.58);
});

test.each(SIZES)('every hand up to twelve cards fits %i × %i, each card reachable', (width, height) => {
  for (let count = 1; count <= 12; count++) {
    const { card, step, perRow, rowStep } = fan(count, width, height);
    const rows = Math.ceil(count / perRow);
    expect(card + step * (Math.min(perRow, count) - 1), `${count}`).toBeLessThanOrEqual(width + 0.01);
    expect(card * 1.4 + rowStep * (rows - 1), `${count}`).toBeLessThanOrEqual(height + 0.01);
    expect(Math.min(step, card)).toBeGreaterThanOrEqual(44);
    expect(rows === 1 ? 44 : rowStep).toBeGreaterThanOrEqual(44);
  }
});

test('more cards than can be reached are still laid out', () => {
  const { perRow, card } = fan(40, 336, 127);
  expect(perRow).toBe(7);
  expect(card).toBe(44);
});

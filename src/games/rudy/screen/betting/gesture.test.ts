import { describe, expect, test } from 'vitest';
import { isCircle, type Point } from './gesture.ts';

function arc(degrees: number, radius: number, way = 1): Point[] {
  return Array.from({ length: 30 }, (_, i) => {
    const angle = (way * degrees * Math.PI * i) / 29 / 180;
    return { x: 150 + radius * Math.cos(angle), y: 150 + radius * 0.7 * Math.sin(angle) };
  });
}

describe('a circle drawn on the table', () => {
  test('either way round, and not quite closed', () => {
    expect(isCircle(arc(360, 60))).toBe(true);
    expect(isCircle(arc(360, 60, -1))).toBe(true);
    expect(isCircle(arc(320, 60))).toBe(true);
  });

  test('an arc, a stroke, a tap and a tiny loop are none', () => {
    expect(isCircle(arc(180, 60))).toBe(false);
    expect(isCircle(Array.from({ length: 30 }, (_, i) => ({ x: i * 8, y: i * 3 })))).toBe(false);
    expect(isCircle([])).toBe(false);
    expect(isCircle(arc(360, 20))).toBe(false);
  });

  test('there and back again is none', () => {
    expect(isCircle([...arc(200, 60), ...arc(200, 60).toReversed()])).toBe(false);
  });
});

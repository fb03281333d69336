import { describe, expect, test } from 'vitest';
import { tvRingOf } from '../tv/tv-ring.ts';
import { PLATE, platesOn, ringOf } from './positions.ts';

const STAGES = [
  [360, 296],
  [390, 500],
  [484, 274],
  [996, 480],
  [1636, 760],
] as const;

describe('plates', () => {
  test.each(STAGES)('on %i × %i none overlaps another or leaves the stage', (width, height) => {
    for (let count = 1; count <= 6; count++) {
      const { scale, places } = platesOn(width, height, count);
      const w = PLATE.width * scale;
      const h = PLATE.height * scale;
      expect(places).toHaveLength(count);
      for (const [i, a] of places.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.y).toBeGreaterThanOrEqual(0);
        expect(a.x + w).toBeLessThanOrEqual(width);
        expect(a.y + h).toBeLessThanOrEqual(height);
        for (const b of places.slice(i + 1)) {
          expect(Math.abs(a.x - b.x) >= w || Math.abs(a.y - b.y) >= h, `${count}: ${i}`).toBe(true);
        }
      }
    }
  });
});

test.each([ringOf, tvRingOf])('a ring has a place for everybody', (ring) => {
  for (let seats = 2; seats <= 6; seats++) expect(new Set(ring(seats).map(String)).size).toBe(seats);
});

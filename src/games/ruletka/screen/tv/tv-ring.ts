import type { Point } from '../seats/positions.ts';

/** A ring seen from three metres away; the lower right corner is the house's. */
const RINGS: Readonly<Record<number, readonly Point[]>> = {
  2: [
    [0.2, 0.5],
    [0.8, 0.42],
  ],
  3: [
    [0.5, 0.78],
    [0.17, 0.3],
    [0.83, 0.3],
  ],
  4: [
    [0.5, 0.79],
    [0.15, 0.46],
    [0.5, 0.2],
    [0.85, 0.42],
  ],
  5: [
    [0.5, 0.79],
    [0.14, 0.64],
    [0.24, 0.21],
    [0.76, 0.21],
    [0.83, 0.56],
  ],
  6: [
    [0.5, 0.79],
    [0.17, 0.7],
    [0.17, 0.21],
    [0.5, 0.21],
    [0.83, 0.21],
    [0.83, 0.6],
  ],
};

export function tvRingOf(count: number): readonly Point[] {
  return RINGS[count] ?? [];
}

/** Places on a stage, as parts of its width and height. */
export type Point = readonly [number, number];

/** Discs in a ring: one's own seat at the bottom, the others clockwise from the left. */
const RINGS: Readonly<Record<number, readonly Point[]>> = {
  2: [
    [0.5, 0.85],
    [0.5, 0.17],
  ],
  3: [
    [0.5, 0.85],
    [0.17, 0.28],
    [0.83, 0.28],
  ],
  4: [
    [0.5, 0.85],
    [0.14, 0.5],
    [0.5, 0.16],
    [0.86, 0.5],
  ],
  5: [
    [0.5, 0.85],
    [0.14, 0.63],
    [0.24, 0.22],
    [0.76, 0.22],
    [0.86, 0.63],
  ],
  6: [
    [0.5, 0.85],
    [0.14, 0.624],
    [0.172, 0.233],
    [0.5, 0.15],
    [0.828, 0.233],
    [0.86, 0.624],
  ],
};

/** Plates of the others: their upper edges' middles, clockwise from the left. */
const PLATES: Readonly<Record<number, readonly Point[]>> = {
  1: [[0.5, 0]],
  2: [
    [0, 0],
    [1, 0],
  ],
  3: [
    [0, 0],
    [0.5, 0],
    [1, 0],
  ],
  4: [
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  5: [
    [0, 1],
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 1],
  ],
  6: [
    [0, 1],
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 1],
    [0.5, 1],
  ],
};

const WIDE_PLATES: Readonly<Record<number, readonly Point[]>> = {
  ...PLATES,
  2: [
    [0.2, 0],
    [0.8, 0],
  ],
  3: [
    [0, 0.6],
    [0.5, 0],
    [1, 0.6],
  ],
  4: [
    [0, 1],
    [0.25, 0],
    [0.75, 0],
    [1, 1],
  ],
  5: [
    [0, 1],
    [0.131, 0],
    [0.5, 0],
    [0.869, 0],
    [1, 1],
  ],
};

export function ringOf(count: number): readonly Point[] {
  return RINGS[count] ?? [];
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Plates {
  /** How much larger than on the smallest phone. */
  readonly scale: number;
  /** Upper left corners, in pixels. */
  readonly places: readonly Place[];
}

export const PLATE = { width: 108, height: 126 } as const;
const MARGIN = 8;
const SHADE = 8;
/** A plate and the hand that points at it from below. */
const POINTED_AT = 275;

/** Where `count` plates stand on a stage of this size: as large as fit, and the same on every side. */
export function platesOn(width: number, height: number, count: number): Plates {
  const wide = width > 620 && width > height * 1.3;
  const points = (wide ? WIDE_PLATES : PLATES)[count] ?? [];
  const rows = points.some(([, y]) => y > 0) ? 2 : 1;
  const columns = wide ? Math.min(5, count) : Math.min(3, count);
  const scale = Math.min(
    rows === 1 ? Math.max(1.7, Math.min(2.2, height / POINTED_AT)) : 2.6,
    (width - MARGIN * 2) / (columns * (PLATE.width + 5)),
    (height - MARGIN * 2 - SHADE) / (rows * (PLATE.height + (rows === 1 ? 60 : 10))),
  );
  const w = PLATE.width * scale;
  const h = PLATE.height * scale;
  const places = points.map(([x, y]) => ({
    x: MARGIN + x * (width - w - MARGIN * 2),
    y: MARGIN + 4 + y * (height - h - MARGIN * 2 - SHADE),
  }));
  return { scale, places };
}

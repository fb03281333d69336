/** Chances that follow from a number: the same number, the same chances. */
export interface Noise {
  /** From 0 up to 1. */
  next(): number;
}

/** One number of two, well stirred. */
export function stirred(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  h = Math.imul(h, 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

export function noise(seed: number): Noise {
  let drawn = 0;
  return { next: () => stirred(seed, ++drawn) / 2 ** 32 };
}

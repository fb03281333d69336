import { expect, it } from 'vitest';
import { pack, rounded, unpack } from './packing.ts';

it('gives back what was packed, as fine as it is kept', () => {
  const values = Float64Array.from({ length: 1001 }, (_, i) => Math.sin(i * i));
  values.set([1, -1, 0, 1e-5]);
  const back = unpack(pack(values), values.length);
  expect([...back]).toEqual([...values].map((value) => rounded(value) + 0));
  expect(Math.max(...values.map((value, i) => Math.abs(value - (back[i] ?? 9))))).toBeLessThan(1.6e-5);
});

it('is text that any source file can hold, two bytes a value', () => {
  const text = pack(Float64Array.from([1, -1, 0.5]));
  expect(text).toMatch(/^[A-Za-z0-9+/]{8}$/);
});

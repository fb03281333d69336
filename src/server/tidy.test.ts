import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { createTidy } from './tidy.ts';

test('memory is given back in a quiet second, once', async () => {
  const tidy = createTidy();
  let garbage: unknown[] = [];
  for (let i = 0; i < 1_000_000; i++) garbage.push({ i });
  garbage = [];
  const before = getHeapStatistics().total_heap_size;
  expect(tidy(), 'it was busy just now').toBe(false);
  expect(garbage).toEqual([]);
  expect(tidy()).toBe(true);
  expect(getHeapStatistics().total_heap_size).toBeLessThan(before);
  expect(tidy(), 'there is nothing left').toBe(false);
});

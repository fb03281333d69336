import { expect, it } from 'vitest';
import { createSlices } from './slices.ts';
import { fakeTime } from './table.testing.ts';

it('does at once what there is room for, and the rest a little at a time, in the order it was asked', async () => {
  const time = fakeTime();
  const slices = createSlices(time, 10);
  const done: string[] = [];
  for (const [name, seats] of [
    ['a', 4],
    ['b', 4],
    ['c', 4],
    ['d', 10],
    ['e', 1],
  ] as const) {
    slices.take(seats, () => void done.push(name));
  }
  expect(done).toEqual(['a', 'b', 'c']);
  const turns: string[] = [];
  time.after(0, () => void turns.push(done.join('')));
  await time.pass(0);
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(turns, 'others had their turn in between').toEqual(['abcd']);
});

it('waits for nothing once everything is done', async () => {
  const time = fakeTime();
  const slices = createSlices(time);
  slices.take(1, () => {});
  await time.pass(0);
  expect(time.waiting).toBe(0);
});

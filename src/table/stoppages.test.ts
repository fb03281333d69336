import { expect, it } from 'vitest';
import { createStoppages } from './stoppages.ts';

it('a clock owes what the program did not run, once', () => {
  const stoppages = createStoppages({ from: 1000, to: 61_000 });
  expect(stoppages.since(500, 70_000)).toEqual({ from: 1000, to: 61_000 });
  expect(stoppages.since(31_000, 70_000)).toEqual({ from: 31_000, to: 61_000 });
  expect(stoppages.since(61_000, 70_000)).toBeUndefined();
});

it('a clock stands still from the first thing that could not be kept to the first that was', () => {
  const stoppages = createStoppages(null);
  stoppages.failed(5000);
  stoppages.failed(9000);
  expect(stoppages.since(0, 5999)).toBeUndefined();
  expect(stoppages.since(0, 12_000), 'and while it goes on').toEqual({ from: 5000, to: 12_000 });
  stoppages.kept(15_000);
  stoppages.kept(16_000);
  expect(stoppages.since(0, 99_000)).toEqual({ from: 5000, to: 15_000 });
  expect(stoppages.since(15_000, 99_000)).toBeUndefined();
});

it('what is over in a moment is not worth a step of every table', () => {
  const stoppages = createStoppages(null);
  stoppages.failed(5000);
  stoppages.kept(5900);
  expect(stoppages.since(0, 99_000)).toBeUndefined();
});

it('several add up for a clock that ran through all of them', () => {
  const stoppages = createStoppages({ from: 0, to: 10_000 });
  stoppages.failed(20_000);
  stoppages.kept(25_000);
  expect(stoppages.since(-1, 99_000)).toEqual({ from: 10_000, to: 25_000 });
  expect(stoppages.since(12_000, 99_000)).toEqual({ from: 20_000, to: 25_000 });
});

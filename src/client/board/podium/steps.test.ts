import { expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

it.each([
  ['one alone has no podium', [1], []],
  ['two', [2, 1], [[1], [0]]],
  ['the best three of many', [4, 2, 1, 3, 5], [[2], [1], [3]]],
  ['equals share a step, and the next one is free', [1, 1, 3, 4], [[0, 1], [2]]],
  ['nobody below the third place stands on it', [1, 2, 2, 4], [[0], [1, 2]]],
])('%s', (_, places, seats) => {
  expect(stepsOf(places).map((step) => step.seats)).toEqual(seats);
});

it('a step has room for three, and counts the rest', () => {
  expect(stepsOf([1, 1, 1, 1, 1])).toEqual([{ step: 1, place: 1, seats: [0, 1, 2], more: 2 }]);
});

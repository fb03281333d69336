import { describe, expect, test } from 'vitest';
import { ties } from './ties.ts';

function outcome(
  scores: number[],
  circledPoints: number[],
  crossedOut: number[],
  places: number[],
): Parameters<typeof ties>[0] {
  return { winners: [], places, scores, detail: { circledPoints, crossedOut } };
}

describe('ties in words', () => {
  test('different points: nothing to tell', () => {
    expect(ties(outcome([10, 20], [0, 0], [0, 0], [2, 1]))).toEqual([]);
  });

  test('[R9] the circle parts them', () => {
    expect(ties(outcome([20, 20], [0, 8], [0, 5], [2, 1]))).toEqual([
      { by: 'circle', seats: [1, 0], points: 20, place: 1, values: [8, 0] },
    ]);
  });

  test('then fewer crossed out', () => {
    expect(ties(outcome([20, 20], [4, 4], [3, 1], [2, 1]))).toEqual([
      { by: 'crossed', seats: [1, 0], points: 20, place: 1, values: [1, 3] },
    ]);
  });

  test('[R10] then the place is shared', () => {
    expect(ties(outcome([20, 9, 20], [4, 0, 4], [1, 0, 1], [1, 3, 1]))).toEqual([
      { by: 'shared', seats: [0, 2], points: 20, place: 1, values: [] },
    ]);
  });

  test('a group parted by the circle, one half of it again by what is crossed out, one shared; lower places too', () => {
    const told = ties(outcome([20, 20, 20, 20, 7, 7], [8, 8, 2, 2, 0, 0], [1, 2, 3, 3, 0, 1], [1, 2, 3, 3, 5, 6]));
    expect(told.map(({ by, seats }) => [by, seats])).toEqual([
      ['circle', [0, 1, 2, 3]],
      ['crossed', [0, 1]],
      ['shared', [2, 3]],
      ['crossed', [4, 5]],
    ]);
  });
});

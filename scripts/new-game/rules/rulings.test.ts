import { expect, it } from 'vitest';
import { outcome } from './outcome.ts';

it('[Y1] whoever takes the last wins, or with `last: loses` everybody else does', () => {
  const ended = { seats: 3, left: 0, turn: 1 };
  expect(outcome({ ...ended, options: { last: 'wins' } })).toMatchObject({ winners: [1], places: [2, 1, 2] });
  expect(outcome({ ...ended, options: { last: 'loses' } })).toMatchObject({ winners: [0, 2], places: [1, 3, 1] });
});

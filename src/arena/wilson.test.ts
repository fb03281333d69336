import { expect, it } from 'vitest';
import { wilson } from './wilson.ts';

it('gives the intervals of the tables', () => {
  expect(wilson(50, 100)).toEqual({ rate: 0.5, low: expect.closeTo(0.4038, 4), high: expect.closeTo(0.5962, 4) });
  expect(wilson(0, 10)).toEqual({ rate: 0, low: 0, high: expect.closeTo(0.2775, 4) });
  expect(wilson(10, 10)).toEqual({ rate: 1, low: expect.closeTo(0.7225, 4), high: 1 });
});

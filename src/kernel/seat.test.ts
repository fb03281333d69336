import { expect, it } from 'vitest';
import { present } from './seat.ts';

it('what a seat has is given as it is, nothing included; a seat that is not there is no seat', () => {
  const bets = [3, 0, null];
  expect([present(bets[0]), present(bets[1]), present(bets[2])]).toEqual([3, 0, null]);
  expect(() => present(bets[3])).toThrow('there is no such seat');
});

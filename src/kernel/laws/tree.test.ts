import { expect, it } from 'vitest';
import { pickLot, shuffleLot } from '../lot.ts';
import { outcomesOf } from './tree.ts';

const CARDS = {
  encode: (card: string) => card,
  read: (told: unknown) => (typeof told === 'string' ? told : undefined),
};

it('finds every outcome of a draw once, and leaves alone what is drawn from', () => {
  const material = ['a', 'b', 'b'];
  expect(outcomesOf(pickLot<string>('one'), ['x', 'y', 'z'])).toEqual(['x', 'y', 'z']);
  expect(outcomesOf(shuffleLot('order', CARDS), material)).toEqual([
    ['a', 'b', 'b'],
    ['b', 'a', 'b'],
    ['b', 'b', 'a'],
  ]);
  expect(outcomesOf(shuffleLot('orders', CARDS), ['a', 'b', 'c', 'd', 'e'])).toHaveLength(120);
  expect(material).toEqual(['a', 'b', 'b']);
});

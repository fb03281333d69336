import { expect, it } from 'vitest';
import { after, open, passAll, refusedFor, tableOf, toBets } from '../playing.testing.ts';

const bids = (state = {}) => toBets(open({ hands: { 0: ['swapped-dice'] }, state }), { 0: 5, 1: 2, 2: 3 });

it('swapped-dice: swaps the bets of any two, in either order, its player or not', () => {
  expect(tableOf(after(bids(), 0, { card: 'swapped-dice', on: 1, and: 2 })).bets).toEqual([5, 3, 2]);
  expect(tableOf(after(bids(), 0, { card: 'swapped-dice', on: 2, and: 1 })).bets).toEqual([5, 3, 2]);
  expect(tableOf(after(bids(), 0, { card: 'swapped-dice', and: 0, on: 2 })).bets).toEqual([3, 2, 5]);
});

it('swapped-dice: the two differ and are in the round', () => {
  expect(refusedFor(bids(), 0, { card: 'swapped-dice', on: 1, and: 1 })).toBe('same-player-twice');
  const dead = bids({ lives: [4, 0, 4], out: [false, true, false], unanswered: [0, 2] });
  expect(refusedFor(dead, 0, { card: 'swapped-dice', on: 1, and: 2 })).toBe('out-of-the-game');
  expect(refusedFor(dead, 0, { card: 'swapped-dice', on: 2, and: 1 })).toBe('out-of-the-game');
  expect(refusedFor(dead, 0, { card: 'swapped-dice', on: 2, and: 9 })).toBe('no-such-player');
});

it('swapped-dice: has no skull and is for BIDS only', () => {
  const dead = bids({ lives: [0, 4, 4], out: [true, false, false], unanswered: [1, 2] });
  expect(refusedFor(dead, 0, { card: 'swapped-dice', on: 1, and: 2 })).toBe('you-are-out');
  expect(refusedFor(passAll(bids()), 0, { card: 'swapped-dice', on: 1, and: 2 })).toBe('not-now');
});

import { expect, it } from 'vitest';
import { after, afterAll, open, passAll, refusedFor, tableOf, toBets } from '../playing.testing.ts';

const bids = (state = {}) => toBets(open({ hands: { 0: ['raise', 'raise', 'raise'] }, state }), { 0: 1, 1: 4 });

it('raise: one more, at most five (W30: at five it changes nothing)', () => {
  const once = after(bids(), 0, { card: 'raise', on: 1 });
  expect(tableOf(once).bets).toEqual([1, 5, 1]);
  const twice = after(once, 0, { card: 'raise', on: 1 });
  expect(tableOf(twice)).toMatchObject({ bets: [1, 5, 1], discard: ['raise', 'raise'], phase: 'bids' });
});

it('raise: any in the round, oneself too, and nobody who is dead', () => {
  expect(tableOf(after(bids(), 0, { card: 'raise', on: 0 })).bets).toEqual([2, 4, 1]);
  const dead = bids({ lives: [4, 0, 4], out: [false, true, false], unanswered: [0, 2] });
  expect(refusedFor(dead, 0, { card: 'raise', on: 1 })).toBe('out-of-the-game');
  expect(refusedFor(dead, 0, { card: 'raise', on: 3 })).toBe('no-such-player');
});

it('raise: has a skull, so the dead may play it, in BIDS only', () => {
  const dead = bids({ lives: [0, 4, 4], out: [true, false, false], unanswered: [1, 2] });
  expect(tableOf(after(dead, 0, { card: 'raise', on: 2 })).bets).toEqual([null, 4, 2]);
  expect(refusedFor(passAll(bids()), 0, { card: 'raise', on: 1 })).toBe('not-now');
});

it('raise: after Swapped dice it changes the bet as it is then', () => {
  const table = open({ hands: { 0: ['raise', 'swapped-dice', 'bribe'] } });
  const bets = { 0: 0, 1: 4, 2: 2 };
  const swap = { card: 'swapped-dice', on: 0, and: 1 };
  const raise = { card: 'raise', on: 0 };
  expect(tableOf(afterAll(toBets(table, bets), [0, swap], [0, raise])).bets).toEqual([5, 0, 2]);
  expect(tableOf(afterAll(toBets(table, bets), [0, raise], [0, swap])).bets).toEqual([4, 1, 2]);
});

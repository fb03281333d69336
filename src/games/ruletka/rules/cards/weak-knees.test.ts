import { expect, it } from 'vitest';
import { after, open, passAll, refusedFor, tableOf, toBets } from '../playing.testing.ts';

const bids = (state = {}) => toBets(open({ hands: { 0: ['weak-knees', 'weak-knees'] }, state }), { 0: 1, 1: 2 });

it('weak-knees: one less, at least nought (W30: at nought it changes nothing)', () => {
  const once = after(bids(), 0, { card: 'weak-knees', on: 0 });
  expect(tableOf(once).bets).toEqual([0, 2, 1]);
  const twice = after(once, 0, { card: 'weak-knees', on: 0 });
  expect(tableOf(twice)).toMatchObject({ bets: [0, 2, 1], discard: ['weak-knees', 'weak-knees'] });
});

it('weak-knees: has a skull, so the dead may play it on those in the round', () => {
  const dead = bids({ lives: [0, 4, 4], out: [true, false, false], unanswered: [1, 2] });
  expect(tableOf(after(dead, 0, { card: 'weak-knees', on: 1 })).bets).toEqual([null, 1, 1]);
  expect(refusedFor(dead, 0, { card: 'weak-knees', on: 0 })).toBe('out-of-the-game');
  expect(refusedFor(passAll(bids()), 0, { card: 'weak-knees', on: 1 })).toBe('not-now');
});

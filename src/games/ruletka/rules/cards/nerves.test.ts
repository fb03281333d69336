import { expect, it } from 'vitest';
import { after, open, passAll, refusedFor, tableOf, toAct, toBets } from '../playing.testing.ts';

const bids = (state = {}) => toBets(open({ hands: { 0: ['nerves', 'nerves'] }, state }), { 0: 4, 1: 2 });

it('nerves: sets the own bet to anything from 0 to 5', () => {
  for (const bet of [0, 3, 5]) {
    expect(tableOf(after(bids(), 0, { card: 'nerves', bet })).bets).toEqual([bet, 2, 1]);
  }
  expect(refusedFor(bids(), 0, { card: 'nerves', bet: 6 })).toBe('malformed');
});

it('nerves: also to the bet it was (W30), and asks everybody with cards again', () => {
  const same = after(bids(), 0, { card: 'nerves', bet: 4 });
  expect(tableOf(same)).toMatchObject({ phase: 'bids', bets: [4, 2, 1], discard: ['nerves'] });
  expect(toAct(same)).toEqual([0]);
});

it('nerves: has no skull and is for BIDS only', () => {
  const dead = bids({ lives: [0, 4, 4], out: [true, false, false], unanswered: [1, 2] });
  expect(refusedFor(dead, 0, { card: 'nerves', bet: 1 })).toBe('you-are-out');
  expect(refusedFor(passAll(bids()), 0, { card: 'nerves', bet: 1 })).toBe('not-now');
});

import { expect, it } from 'vitest';
import { after, afterAll, open, passAll, refusedFor, tableOf, toBets, toShots } from '../playing.testing.ts';

const table = (state = {}) =>
  open({ hands: { 0: ['bang-bang', 'air-gun'] }, guns: { 0: ['bccccc'], 1: ['cccccb'], 2: ['cccccb'] }, state });

it('bang-bang: the bullet kills whom the gun points at, and its owner goes on (W16)', () => {
  const aimed = after(toShots(toBets(table(), { 1: 0 })), 0, { card: 'bang-bang', at: 1 });
  expect(tableOf(aimed).aims).toEqual([1, 1, 2]);
  expect(tableOf(passAll(aimed))).toMatchObject({ lives: [4, 3, 4], points: [2, 0, 2] });
});

it('bang-bang: later cards have precedence', () => {
  const shooting = toShots(toBets(table()));
  const air = afterAll(shooting, [0, { card: 'bang-bang', at: 1 }], [0, { card: 'air-gun' }]);
  expect(tableOf(air)).toMatchObject({ round: 2, lives: [4, 4, 4] });
  const bang = afterAll(shooting, [0, { card: 'air-gun' }], [0, { card: 'bang-bang', at: 1 }]);
  expect(tableOf(bang)).toMatchObject({ round: 2, lives: [4, 3, 4] });
});

it('bang-bang: at another, corpses too, by who is shooting', () => {
  const shooting = toShots(toBets(table({ lives: [4, 4, 0], out: [false, false, true], unanswered: [0, 1] })));
  expect(refusedFor(shooting, 0, { card: 'bang-bang', at: 0 })).toBe('not-yourself');
  expect(refusedFor(shooting, 0, { card: 'bang-bang', at: 3 })).toBe('no-such-player');
  expect(tableOf(passAll(after(shooting, 0, { card: 'bang-bang', at: 2 }))).lives).toEqual([4, 4, 0]);
  expect(refusedFor(toShots(toBets(table(), { 0: 0 })), 0, { card: 'bang-bang', at: 1 })).toBe('not-shooting');
  expect(refusedFor(toBets(table()), 0, { card: 'bang-bang', at: 1 })).toBe('not-now');
});

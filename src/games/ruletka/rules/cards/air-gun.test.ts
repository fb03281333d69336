import { expect, it } from 'vitest';
import { after, afterAll, open, passAll, refusedFor, tableOf, toBets, toShots } from '../playing.testing.ts';

const table = (state = {}) =>
  open({ hands: { 0: ['air-gun', 'air-gun'] }, guns: { 0: ['bccccc'], 1: ['ccccbc'], 2: ['cccccb'] }, state });

it('air-gun: a bullet into the air is spent, its owner goes on and scores', () => {
  const shooting = toShots(toBets(table(), { 0: 2, 1: 2, 2: 2 }));
  const aimed = after(shooting, 0, { card: 'air-gun' });
  expect(tableOf(aimed)).toMatchObject({ aims: ['air', 1, 2], shot: 1 });
  const fired = passAll(aimed);
  expect(tableOf(fired)).toMatchObject({ shot: 2, lives: [4, 4, 4], spent: [['bullet'], ['click'], ['click']] });
  expect(tableOf(passAll(fired)).points).toEqual([3, 3, 3]);
});

it('air-gun: for the next shot only; aim goes back to self', () => {
  const shooting = toShots(toBets(table(), { 0: 2, 1: 2, 2: 2 }));
  const fired = passAll(after(shooting, 0, { card: 'air-gun' }));
  expect(tableOf(fired).aims).toEqual([0, 1, 2]);
});

it('air-gun: twice changes nothing more (W30)', () => {
  const shooting = toShots(toBets(table()));
  const aimed = afterAll(shooting, [0, { card: 'air-gun' }], [0, { card: 'air-gun' }]);
  expect(tableOf(aimed)).toMatchObject({ round: 2, lives: [4, 4, 4], discard: ['air-gun', 'air-gun'] });
});

it('air-gun: needs its player to be shooting in this shot', () => {
  const idle = toShots(toBets(table(), { 0: 0, 1: 1, 2: 1 }));
  expect(refusedFor(idle, 0, { card: 'air-gun' })).toBe('not-shooting');
  const dead = toShots(toBets(table({ lives: [0, 4, 4], out: [true, false, false], unanswered: [1, 2] })));
  expect(refusedFor(dead, 0, { card: 'air-gun' })).toBe('you-are-out');
  expect(refusedFor(toBets(table()), 0, { card: 'air-gun' })).toBe('not-now');
});

import { expect, it } from 'vitest';
import { after, afterAll, open, passAll, refusedFor, tableOf, toAct, toBets, toShots } from '../playing.testing.ts';

const guns = { 0: ['bccccc'], 1: ['cccccb'], 2: ['cccccb'] };
const hands = { 0: ['air-gun'], 1: ['shoot-somebody', 'change-of-aim'] } as const;
const shooting = (state = {}, bets = {}) => toShots(toBets(open({ hands, guns, state }), bets));

it("change-of-aim: points another's gun at anyone: a third, oneself, its owner", () => {
  const at = (to: number) => tableOf(passAll(after(shooting(), 1, { card: 'change-of-aim', on: 0, at: to }))).lives;
  expect(at(2)).toEqual([4, 4, 3]);
  const self = passAll(after(shooting(), 1, { card: 'change-of-aim', on: 0, at: 1 }));
  expect(tableOf(self)).toMatchObject({ phase: 'bullet', incoming: [0, 1, 0] });
  expect(tableOf(passAll(self)).lives).toEqual([4, 3, 4]);
  const own = afterAll(shooting(), [0, { card: 'air-gun' }], [1, { card: 'change-of-aim', on: 0, at: 0 }]);
  expect(tableOf(own).aims[0]).toBe(0);
  expect(tableOf(passAll(own))).toMatchObject({ round: 2, lives: [3, 4, 4] });
});

it('change-of-aim: at a corpse the bullet does nothing, and a corpse may play it (skull)', () => {
  const dead = shooting({ lives: [4, 0, 4], out: [false, true, false], unanswered: [0, 2] });
  const aimed = after(dead, 1, { card: 'change-of-aim', on: 0, at: 1 });
  expect(tableOf(aimed).aims).toEqual([1, 1, 2]);
  expect(tableOf(passAll(aimed))).toMatchObject({ round: 2, lives: [4, 0, 4], points: [2, 0, 2] });
});

it('change-of-aim: lifts an owed aim for that gun', () => {
  const owed = after(shooting(), 1, { card: 'shoot-somebody' });
  const lifted = after(owed, 1, { card: 'change-of-aim', on: 0, at: 2 });
  expect(tableOf(lifted)).toMatchObject({ owing: [1, 2], aims: [2, 1, 2] });
  expect(toAct(lifted)).toEqual([0, 1, 2]);
});

it('change-of-aim: on another who is shooting, never into the air', () => {
  expect(refusedFor(shooting(), 1, { card: 'change-of-aim', on: 1, at: 0 })).toBe('not-yourself');
  expect(refusedFor(shooting(), 1, { card: 'change-of-aim', on: 3, at: 0 })).toBe('no-such-player');
  expect(refusedFor(shooting(), 1, { card: 'change-of-aim', on: 0, at: 3 })).toBe('no-such-player');
  expect(refusedFor(shooting({}, { 0: 0 }), 1, { card: 'change-of-aim', on: 0, at: 2 })).toBe('not-shooting');
  expect(refusedFor(shooting(), 1, { card: 'change-of-aim', on: 0, at: 'air' })).toBe('malformed');
});

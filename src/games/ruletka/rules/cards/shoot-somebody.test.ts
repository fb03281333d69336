import { expect, it } from 'vitest';
import { ruletka } from '../index.ts';
import {
  after,
  afterAll,
  all,
  open,
  passAll,
  phaseOf,
  refusedFor,
  tableOf,
  toAct,
  toBets,
  toShots,
} from '../playing.testing.ts';

const guns = { 0: ['bccccc'], 1: ['cccccb'], 2: ['cccccb'] };
const hands = { 0: ['air-gun', 'bang-bang'], 1: ['shoot-somebody', 'shoot-somebody'] } as const;
const shooting = (bets = {}) => toShots(toBets(open({ hands, guns }), bets));
const DEAD = { lives: [4, 0, 4], out: [false, true, false], unanswered: [0, 2] };

it('shoot-somebody: the precedence case: after an air gun everyone shooting must pick a player (W17)', () => {
  const aired = after(shooting(), 0, { card: 'air-gun' });
  expect(tableOf(aired).aims[0]).toBe('air');
  const owed = after(aired, 1, { card: 'shoot-somebody' });
  expect(tableOf(owed).owing).toEqual([0, 1, 2]);
  expect(refusedFor(owed, 0, { aim: 0 })).toBe('not-yourself');
  const aimed = afterAll(owed, [0, { aim: 2 }], [1, { aim: 0 }], [2, { aim: 0 }]);
  expect(tableOf(aimed)).toMatchObject({ aims: [2, 0, 0], owing: [], phase: 'shot' });
  expect(tableOf(passAll(aimed))).toMatchObject({ round: 2, lives: [4, 4, 3] });
});

it('shoot-somebody: only those shooting owe; a later air gun or bang bang lifts it for that gun', () => {
  const owed = after(shooting({ 2: 0 }), 1, { card: 'shoot-somebody' });
  expect(tableOf(owed).owing).toEqual([0, 1]);
  expect(tableOf(after(owed, 0, { card: 'air-gun' }))).toMatchObject({ owing: [1], aims: ['air', 1, 2] });
  expect(tableOf(after(owed, 0, { card: 'bang-bang', at: 2 }))).toMatchObject({ owing: [1], aims: [2, 1, 2] });
});

it('shoot-somebody: another one makes all owe again, whatever they aimed at', () => {
  const paid = afterAll(shooting(), [1, { card: 'shoot-somebody' }], [0, { aim: 1 }], [1, { aim: 2 }]);
  expect(tableOf(paid).owing).toEqual([2]);
  expect(tableOf(after(paid, 1, { card: 'shoot-somebody' })).owing).toEqual([0, 1, 2]);
});

it('shoot-somebody: an aim is no pass and reopens nothing; passing does not pay it', () => {
  const owed = after(shooting(), 1, { card: 'shoot-somebody' });
  expect(toAct(owed)).toEqual([0, 1, 2]);
  const passed = afterAll(owed, [0, { pass: true }], [1, { pass: true }]);
  expect(toAct(passed)).toEqual([0, 1, 2]);
  expect(refusedFor(passed, 0, { pass: true })).toBe('aim-owed');
  expect(refusedFor(passed, 0, { card: 'air-gun' })).toBe('aim-owed');
  const aimed = after(passed, 2, { aim: 1 });
  expect(toAct(aimed)).toEqual([0, 1]);
  expect(aimed.state.asking).toBe(passed.state.asking);
  expect(refusedFor(aimed, 2, { aim: 0 })).toBe('not-asked');
  const fired = afterAll(aimed, [1, { aim: 0 }], [0, { aim: 1 }]);
  expect(phaseOf(fired)).not.toBe('shot');
});

it('shoot-somebody: who has passed plays no card until one reopens the window', () => {
  const owed = after(shooting(), 1, { card: 'shoot-somebody' });
  const passed = after(owed, 0, { pass: true });
  expect(refusedFor(passed, 0, { card: 'air-gun' })).toBe('aim-owed');
  const reopened = after(passed, 1, { card: 'shoot-somebody' });
  expect(tableOf(after(reopened, 0, { card: 'air-gun' })).aims[0]).toBe('air');
});

it('shoot-somebody: an aim is only for who owes one, and only at the shot', () => {
  expect(refusedFor(shooting(), 0, { aim: 1 })).toBe('no-aim-owed');
  const owed = after(shooting(), 1, { card: 'shoot-somebody' });
  const paid = after(owed, 0, { aim: 1 });
  expect(refusedFor(paid, 0, { aim: 2 })).toBe('no-aim-owed');
  expect(refusedFor(owed, 0, { aim: 3 })).toBe('no-such-player');
});

it('shoot-somebody: out of time the aim goes to the next living seat clockwise, before the pass', () => {
  const owed = after(toShots(toBets(open({ hands, guns, state: DEAD }))), 1, { card: 'shoot-somebody' });
  const clock = (match: typeof owed, seat: number) => ruletka.fallback(ruletka.legalView(match.state, seat), seat);
  expect(clock(owed, 0)).toEqual({ aim: 2 });
  expect(clock(owed, 2)).toEqual({ aim: 0 });
  expect(clock(after(owed, 0, { aim: 2 }), 0)).toEqual({ pass: true });
  expect(clock({ ...owed, state: { ...owed.state, lives: [0, 0, 4] } }, 2)).toEqual({ aim: 0 });
  expect(clock({ ...owed, state: { ...owed.state, lives: [4, 0, 0] } }, 0)).toEqual({ aim: 1 });
});

it('shoot-somebody: has a skull, and a corpse may be picked', () => {
  const owed = after(toShots(toBets(open({ hands, guns, state: DEAD }))), 1, { card: 'shoot-somebody' });
  expect(tableOf(owed).owing).toEqual([0, 2]);
  const aimed = all(owed, (seat) => (seat === 1 ? { pass: true } : { aim: 1 }));
  expect(tableOf(aimed).aims).toEqual([1, 1, 1]);
  expect(tableOf(passAll(aimed)).lives).toEqual([4, 0, 4]);
});

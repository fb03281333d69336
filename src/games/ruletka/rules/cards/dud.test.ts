import { expect, it } from 'vitest';
import {
  after,
  open,
  passAll,
  phaseOf,
  refusedFor,
  tableOf,
  toAct,
  toBets,
  toShots,
  type Setting,
} from '../playing.testing.ts';

it('dud: the bullet about to kill you is a click, and you shoot on', () => {
  const table = open({ hands: { 0: ['dud'] }, guns: { 0: ['bccccc'], 1: ['cccccb'], 2: ['cccccb'] } });
  const hit = passAll(toShots(toBets(table, { 0: 2, 1: 1, 2: 1 })));
  expect(tableOf(hit)).toMatchObject({ phase: 'bullet', incoming: [1, 0, 0], lives: [4, 4, 4] });
  expect(toAct(hit)).toEqual([0]);
  const saved = after(hit, 0, { card: 'dud' });
  expect(tableOf(saved)).toMatchObject({ round: 2, lives: [4, 4, 4], points: [3, 2, 2], discard: ['dud'] });
});

it('dud: the card stays a bullet when guns are put together', () => {
  const table = open({ hands: { 0: ['dud'] }, guns: { 0: ['bccccc'] } });
  const saved = after(passAll(toShots(toBets(table, { 0: 1, 1: 0, 2: 0 }))), 0, { card: 'dud' });
  expect(saved.state).toMatchObject({ round: 2, phase: 'loading' });
  expect(saved.state.bullets[0]).toBe(1);
  expect(saved.state.guns[0]?.filter((card) => card === 'bullet')).toHaveLength(1);
});

it('dud: against a bullet from someone else', () => {
  const table = open({ hands: { 0: ['dud'], 1: ['bang-bang'] }, guns: { 1: ['bccccc'] } });
  const shooting = toShots(toBets(table, { 0: 0, 1: 1, 2: 0 }));
  const hit = passAll(after(shooting, 1, { card: 'bang-bang', at: 0 }));
  expect(tableOf(hit)).toMatchObject({ phase: 'bullet', incoming: [1, 0, 0] });
  expect(tableOf(after(hit, 0, { card: 'dud' }))).toMatchObject({ lives: [4, 4, 4], points: [1, 2, 1] });
  expect(tableOf(after(hit, 0, { pass: true }))).toMatchObject({ lives: [3, 4, 4], points: [0, 2, 1] });
});

it('dud: asked again while another bullet would still kill, and no further without cards', () => {
  const guns = { 0: ['bccccc'], 1: ['bccccc'], 2: ['cccccb'] };
  const at = (setting: Setting) => {
    const shooting = toShots(toBets(open({ guns, ...setting }), { 0: 1, 1: 1, 2: 1 }));
    return passAll(after(shooting, 1, { card: 'bang-bang', at: 0 }));
  };
  const two = at({ hands: { 0: ['dud', 'dud'], 1: ['bang-bang'] } });
  expect(tableOf(two).incoming).toEqual([2, 0, 0]);
  const one = after(two, 0, { card: 'dud' });
  expect(tableOf(one)).toMatchObject({ phase: 'bullet', incoming: [1, 0, 0] });
  expect(toAct(one)).toEqual([0]);
  expect(one.questions[0]).not.toBe(two.questions[0]);
  expect(tableOf(after(one, 0, { card: 'dud' })).lives).toEqual([4, 4, 4]);
  expect(tableOf(after(one, 0, { pass: true })).lives).toEqual([3, 4, 4]);
  const single = at({ hands: { 0: ['dud'], 1: ['bang-bang'] } });
  expect(tableOf(after(single, 0, { card: 'dud' }))).toMatchObject({ round: 2, lives: [3, 4, 4] });
});

it("dud: nobody's dud asks another again, and only those about to die are asked", () => {
  const guns = { 0: ['bccccc'], 1: ['bccccc'], 2: ['cccccb'] };
  const hands = { 0: ['dud'], 1: ['dud'], 2: ['air-gun'] } as const;
  const hit = passAll(toShots(toBets(open({ hands, guns }), { 0: 1, 1: 1, 2: 1 })));
  expect(toAct(hit)).toEqual([0, 1]);
  expect(refusedFor(hit, 2, { pass: true })).toBe('not-asked');
  const passed = after(hit, 1, { pass: true });
  const saved = after(passed, 0, { card: 'dud' });
  expect(tableOf(saved)).toMatchObject({ round: 2, lives: [4, 3, 4] });
  const other = after(hit, 0, { card: 'dud' });
  expect(toAct(other)).toEqual([1]);
  expect(other.questions[1]).toBe(hit.questions[1]);
});

it('dud: only against a bullet on its way', () => {
  const table = open({ hands: { 0: ['dud'] }, guns: { 0: ['cccccb'], 1: ['cccccb'], 2: ['cccccb'] } });
  const shooting = toShots(toBets(table));
  expect(phaseOf(shooting)).toBe('shot');
  expect(refusedFor(shooting, 0, { card: 'dud' })).toBe('not-now');
  expect(tableOf(after(shooting, 0, { pass: true }))).toMatchObject({ round: 2 });
});

import { expect, it } from 'vitest';
import { after, gun, open, passAll, refusedFor, tableOf, toBets } from '../testing.ts';

const table = (state = {}) =>
  open({ hands: { 0: ['gift'] }, guns: { 0: ['cccccb'], 1: ['cccccb', 'bccccb'], 2: ['cccccb'] }, state });
const accusing = (state = {}) => passAll(toBets(table(state)));

it('gift: a click of that gun becomes a spare bullet, and the gun is shuffled', () => {
  const given = after(accusing(), 0, { card: 'gift', on: 1 });
  expect(tableOf(given)).toMatchObject({ bullets: [1, 2, 1], spareBullets: 12, discard: ['gift'] });
  expect(given.state.guns[1]).toEqual(gun('bccccb'));
});

it('gift: until that player next loses a character', () => {
  const given = after(accusing(), 0, { card: 'gift', on: 1 });
  const shot = passAll(given);
  expect(tableOf(shot)).toMatchObject({ round: 2, lives: [4, 3, 4], bullets: [1, 1, 1], spareBullets: 13 });
});

it('gift: on another in the round; its player may be dead', () => {
  expect(refusedFor(accusing(), 0, { card: 'gift', on: 0 })).toBe('not-yourself');
  expect(refusedFor(accusing(), 0, { card: 'gift', on: 3 })).toBe('no-such-player');
  const dead = accusing({ lives: [0, 4, 4], out: [true, false, false], unanswered: [1, 2] });
  expect(tableOf(after(dead, 0, { card: 'gift', on: 1 })).bullets).toEqual([1, 2, 1]);
  const cheated = passAll(toBets(open({ hands: { 0: ['gift'] } }), {}, [1]));
  expect(refusedFor(passAll(after(cheated, 2, { accuse: 1 })), 0, { card: 'gift', on: 1 })).toBe('out-of-the-round');
  expect(refusedFor(toBets(table()), 0, { card: 'gift', on: 1 })).toBe('not-now');
});

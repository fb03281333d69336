import { expect, it } from 'vitest';
import { after, gun, open, passAll, refusedFor, tableOf, toBets, toNextRound } from '../playing.testing.ts';

const table = (state = {}) =>
  open({ hands: { 0: ['gift'] }, guns: { 0: ['cccccb'], 1: ['cccccb', 'bccccb'], 2: ['cccccb'] }, state });
const accusing = (state = {}) => passAll(toBets(table(state)));

it('gift: a click of that gun becomes a spare bullet, and the gun is shuffled', () => {
  const given = after(accusing(), 0, { card: 'gift', on: 1 });
  expect(tableOf(given)).toMatchObject({ bullets: [1, 2, 1], spareBullets: 15, discard: ['gift'] });
  expect(given.state.guns[1]).toEqual(gun('bccccb'));
});

it('gift: until that player next loses a character', () => {
  const given = after(accusing(), 0, { card: 'gift', on: 1 });
  const shot = passAll(given);
  expect(tableOf(shot)).toMatchObject({ round: 2, lives: [4, 3, 4], bullets: [1, 1, 1], spareBullets: 16 });
});

it('gift: on another who is alive; its player may be dead', () => {
  expect(refusedFor(accusing(), 0, { card: 'gift', on: 0 })).toBe('not-yourself');
  expect(refusedFor(accusing(), 0, { card: 'gift', on: 3 })).toBe('no-such-player');
  const dead = accusing({ lives: [0, 4, 4], out: [true, false, false], unanswered: [1, 2] });
  expect(tableOf(after(dead, 0, { card: 'gift', on: 1 })).bullets).toEqual([1, 2, 1]);
  const corpse = accusing({ lives: [4, 0, 4], out: [false, true, false], unanswered: [0, 2] });
  expect(refusedFor(corpse, 0, { card: 'gift', on: 1 })).toBe('out-of-the-game');
  expect(refusedFor(toBets(table()), 0, { card: 'gift', on: 1 })).toBe('not-now');
});

it('[W4] gift: goes into the renewed gun of who is out of the round, and nothing is shuffled', () => {
  const cheated = passAll(toBets(open({ hands: { 0: ['gift'] }, guns: { 0: ['cccccb'], 2: ['cccccb'] } }), {}, [1]));
  const caught = passAll(after(cheated, 2, { accuse: 1 }));
  const given = after(caught, 0, { card: 'gift', on: 1 });
  expect(tableOf(given)).toMatchObject({ bullets: [1, 2, 1], left: [6, 7, 6], discard: ['gift'] });
  expect(given.state.guns[1]).toEqual(gun('cccccbb'));
  expect(given.drawn['gun-1']).toEqual(caught.drawn['gun-1']);
  const next = toNextRound(given);
  expect(tableOf(next)).toMatchObject({ round: 2, bullets: [1, 2, 1], spareBullets: 15 });
});

import { expect, it } from 'vitest';
import {
  after,
  afterAll,
  awaited,
  open,
  passAll,
  refusedFor,
  tableOf,
  toAct,
  toBets,
  type Setting,
} from '../playing.testing.ts';

const HANDS: Setting['hands'] = { 1: ['bribe'], 2: ['bribe'] };
const accusing = () => passAll(toBets(open({ seats: 4, hands: HANDS }), {}, [1]));

it('bribe: voids both accusations of two accusers: spent, pocket hidden, nobody gains or pays (W10)', () => {
  const accused = afterAll(accusing(), [0, { accuse: 1 }], [2, { accuse: 1 }]);
  expect(toAct(accused)).toEqual([1, 3]);
  const bribed = after(accused, 1, { card: 'bribe' });
  expect(tableOf(bribed)).toMatchObject({
    phase: 'accusing',
    accusation: null,
    accusationUsed: [true, false, true, false],
    shown: [false, false, false, false],
    lives: [4, 4, 4, 4],
    bullets: [1, 1, 1, 1],
    handCounts: [0, 0, 1, 0],
    discard: ['bribe'],
  });
  expect(awaited(bribed)).toEqual([1, 2, 3]);
});

it('bribe: who had not joined may accuse the same pocket later', () => {
  const bribed = afterAll(accusing(), [0, { accuse: 1 }], [1, { card: 'bribe' }]);
  const again = after(bribed, 3, { accuse: 1 });
  expect(tableOf(again)).toMatchObject({ phase: 'accused', accusation: { accused: 1, accusers: [3] } });
  expect(tableOf(passAll(again)).lives).toEqual([4, 3, 4, 4]);
});

it('bribe: only by the accused, only while accused', () => {
  expect(refusedFor(accusing(), 1, { card: 'bribe' })).toBe('not-now');
  const accused = after(accusing(), 0, { accuse: 1 });
  expect(refusedFor(accused, 2, { card: 'bribe' })).toBe('not-accused');
  expect(refusedFor(accused, 3, { card: 'bribe' })).toBe('no-such-card-in-hand');
});

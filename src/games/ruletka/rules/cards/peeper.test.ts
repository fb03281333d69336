import { expect, it } from 'vitest';
import {
  after,
  afterAll,
  all,
  gun,
  open,
  ownOf,
  phaseOf,
  refusedFor,
  tableOf,
  toAct,
  toBets,
  type Setting,
} from '../playing.testing.ts';

const SETTING: Setting = {
  hands: { 0: ['peeper', 'peeper'], 2: ['spin-again'] },
  guns: { 1: ['cbcccc', 'bcccc'], 2: ['cccccb'] },
};

function toBetting(setting = SETTING) {
  const loaded = all(open(setting), () => ({ pocket: 'click' }));
  return all(loaded, () => ({ ready: true }));
}

it('peeper: shows its player alone the top three cards in order', () => {
  const before = toBetting();
  const peeped = after(before, 0, { card: 'peeper', on: 1 });
  expect(ownOf(peeped, 0).peeped).toEqual([{ on: 1, cards: gun('cbc') }]);
  expect(ownOf(peeped, 1).peeped).toEqual([]);
  expect(tableOf(peeped)).toMatchObject({ peeps: [{ seat: 0, on: 1 }], discard: ['peeper'], handCounts: [1, 0, 1] });
  expect(JSON.stringify(tableOf(peeped))).not.toContain('"click"');
});

it('peeper: several may be played, also on the own gun, before the bet and not after it', () => {
  const peeped = afterAll(toBetting(), [0, { card: 'peeper', on: 2 }], [0, { card: 'peeper', on: 0 }]);
  expect(ownOf(peeped, 0).peeped.map(({ on }) => on)).toEqual([0, 2]);
  expect(toAct(peeped)).toEqual([0, 1, 2]);
  const bet = after(toBetting(), 0, { bet: 3 });
  expect(refusedFor(bet, 0, { card: 'peeper', on: 1 })).toBe('not-asked');
});

it('peeper: asks nobody again', () => {
  const before = after(toBetting(), 1, { bet: 2 });
  const peeped = after(before, 0, { card: 'peeper', on: 1 });
  expect(toAct(peeped)).toEqual([0, 2]);
  expect(peeped.state.asking).toBe(before.state.asking);
});

it('peeper: looks at guns of the living only, in its window only', () => {
  const hands = { 0: ['peeper'] } as const;
  const dead = { lives: [4, 4, 0], out: [false, false, true], unanswered: [0, 1] };
  const betting = toBetting({ hands, state: dead });
  expect(refusedFor(betting, 0, { card: 'peeper', on: 2 })).toBe('out-of-the-game');
  expect(refusedFor(betting, 0, { card: 'peeper', on: 3 })).toBe('no-such-player');
  expect(refusedFor(betting, 1, { card: 'peeper', on: 0 })).toBe('no-such-card-in-hand');
  expect(refusedFor(toBets(open({ hands })), 0, { card: 'peeper', on: 1 })).toBe('not-now');
});

it('peeper: what it saw stays while the gun fires, and is gone when it is shuffled', () => {
  const peeped = after(toBetting(), 0, { card: 'peeper', on: 1 });
  const bet = all(peeped, () => ({ bet: 2 }));
  const accusing = all(bet, () => ({ pass: true }));
  const shooting = all(accusing, () => ({ pass: true }));
  expect(phaseOf(shooting)).toBe('shot');
  const fired = all(shooting, () => ({ pass: true }));
  expect(fired.state.spent[1]).toEqual(['click']);
  expect(ownOf(fired, 0).peeped).toEqual([{ on: 1, cards: gun('cbc') }]);
  const spun = after(fired, 2, { card: 'spin-again', on: 1 });
  expect(ownOf(spun, 0).peeped).toEqual([]);
});

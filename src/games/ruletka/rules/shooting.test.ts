import { describe, expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { ruletka } from './index.ts';
import {
  after,
  afterAll,
  gun,
  open,
  passAll,
  phaseOf,
  refusedFor,
  tableOf,
  toAct,
  toBets,
  toNextRound,
  toShots,
  type Setting,
} from './playing.testing.ts';

const SAFE = { 0: ['cccccb'], 1: ['cccccb'], 2: ['cccccb'], 3: ['cccccb'] };
const accusing = (setting: Setting = {}, bets = {}, cheats: readonly number[] = []) => {
  const bet = toBets(open(setting), bets, cheats);
  return phaseOf(bet) === 'bids' ? passAll(bet) : bet;
};

describe('shooting', () => {
  it('[W12] all turn their top card at the same moment: who dies in a shot still fires it', () => {
    const hands = { 0: ['bang-bang'], 1: ['bang-bang'] } as const;
    const guns = { 0: ['bccccc'], 1: ['bccccc'], 2: SAFE[2] };
    const shooting = toShots(toBets(open({ hands, guns })));
    const aimed = afterAll(shooting, [0, { card: 'bang-bang', at: 1 }], [1, { card: 'bang-bang', at: 0 }]);
    expect(tableOf(aimed)).toMatchObject({ round: 2, lives: [3, 3, 4], points: [0, 0, 2] });
  });

  it('[W13] two bullets cost one character', () => {
    const hands = { 1: ['bang-bang'] } as const;
    const shooting = toShots(toBets(open({ hands, guns: { 0: ['bccccc'], 1: ['bccccc'], 2: SAFE[2] } })));
    const fired = after(shooting, 1, { card: 'bang-bang', at: 0 });
    expect(tableOf(fired)).toMatchObject({ round: 2, lives: [3, 4, 4], handCounts: [1, 0, 0] });
  });

  it('[W14] who has bet 0 or finished can still be shot', () => {
    const hands = { 0: ['bang-bang', 'bribe'] } as const;
    const guns = { 0: ['cbcccc'], 1: SAFE[1], 2: SAFE[2] };
    const second = passAll(toShots(toBets(open({ hands, guns }), { 0: 2, 1: 1, 2: 0 })));
    expect(tableOf(second)).toMatchObject({ phase: 'shot', shot: 2 });
    for (const at of [1, 2]) {
      const fired = passAll(after(second, 0, { card: 'bang-bang', at }));
      expect(tableOf(fired).lives[at]).toBe(3);
    }
  });

  it('[W15] nobody stops early', () => {
    const hands = { 0: ['bribe'] } as const;
    const shooting = toShots(toBets(open({ hands, guns: SAFE }), { 0: 5, 1: 0, 2: 0 }));
    let now = shooting;
    for (let shot = 1; shot <= 5; shot++) {
      expect(tableOf(now)).toMatchObject({ phase: 'shot', shot });
      expect(refusedFor(now, 0, { take: true })).toBe('not-now');
      now = passAll(now);
    }
    expect(tableOf(now)).toMatchObject({ round: 2, points: [6, 1, 1], shot: 0 });
    expect(tableOf(now).volleys.map(({ shot }) => shot)).toEqual([1, 2, 3, 4, 5]);
  });

  it('[W16] a bullet into the air or at another is spent, and its owner goes on', () => {
    const hands = { 0: ['air-gun', 'bribe'] } as const;
    const shooting = toShots(toBets(open({ hands, guns: { 0: ['bccccc'], 1: SAFE[1], 2: SAFE[2] } }), { 0: 2 }));
    const fired = passAll(after(shooting, 0, { card: 'air-gun' }));
    expect(tableOf(fired)).toMatchObject({ shot: 2, out: [false, false, false], left: [5, 5, 5] });
    expect(tableOf(fired).spent[0]).toEqual(['bullet']);
  });

  it('[W17] Shoot somebody makes everyone shooting aim at another', () => {
    const hands = { 2: ['shoot-somebody', 'bribe'] } as const;
    const owed = after(toShots(toBets(open({ hands, guns: SAFE }))), 2, { card: 'shoot-somebody' });
    expect(toAct(owed)).toEqual([0, 1, 2]);
    expect(refusedFor(owed, 0, { pass: true })).toBe('aim-owed');
    expect(refusedFor(owed, 0, { aim: 0 })).toBe('not-yourself');
  });

  it('a spent card stays face up until the round ends or its owner loses a character', () => {
    const hands = { 2: ['bribe'] } as const;
    const guns = { 0: ['cbcccc'], 1: SAFE[1], 2: SAFE[2] };
    const second = passAll(toShots(toBets(open({ hands, guns }), { 0: 3, 1: 3, 2: 3 })));
    expect(tableOf(second).spent).toEqual([['click'], ['click'], ['click']]);
    const third = passAll(second);
    expect(tableOf(third)).toMatchObject({ shot: 3, lives: [3, 4, 4], left: [7, 4, 4] });
    expect(tableOf(third).spent[0]).toEqual([]);
    expect(tableOf(toNextRound(third)).spent).toEqual([[], [], []]);
  });

  it('without cards anywhere no window opens, and the whole series is fired at once', () => {
    const match = toBets(open({ guns: SAFE }), { 0: 5, 1: 3, 2: 1 });
    const passed = passAll(match);
    expect(tableOf(passed)).toMatchObject({ round: 2, points: [6, 4, 2] });
  });
});

describe('points and guns', () => {
  it('[W18] whoever lost no character scores the final bet and one', () => {
    const hands = { 0: ['raise'] } as const;
    const bids = toBets(open({ hands, guns: { 0: SAFE[0], 1: SAFE[1], 2: ['bccccc'] } }), { 0: 0, 1: 2, 2: 5 });
    const raised = after(bids, 0, { card: 'raise', on: 1 });
    expect(tableOf(toNextRound(raised)).points).toEqual([1, 4, 0]);
  });

  it('[W24] extra bullets stay when guns are put together', () => {
    const wrong = passAll(
      after(accusing({ guns: { 0: ['cccccb', 'ccccbb'], 1: SAFE[1], 2: SAFE[2] } }), 0, { accuse: 1 }),
    );
    const next = passAll(passAll(wrong));
    expect(tableOf(next)).toMatchObject({ round: 2, bullets: [2, 1, 1], spareBullets: 15, left: [7, 7, 7] });
    expect(next.state.guns[0]).toEqual(gun('cccccbb'));
  });

  it('[W25] unrevealed cards stay secret: no view tells a pocket that was never shown', () => {
    const match = passAll(toBets(open({ guns: SAFE }), {}, []));
    const other = passAll(toBets(open({ guns: { ...SAFE, 1: ['cccccc'] } }), {}, [1]));
    expect(tableOf(match)).toMatchObject({ round: 2 });
    for (const viewer of [0, 2, 'table'] as const) {
      expect(view(ruletka, other.state, viewer)).toEqual(view(ruletka, match.state, viewer));
    }
  });
});

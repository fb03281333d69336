import { describe, expect, it } from 'vitest';
import { observation } from '../../../kernel/match.ts';
import { ruletka, type ActionCard } from './index.ts';
import {
  after,
  afterAll,
  all,
  awaited,
  eventsOf,
  gun,
  open,
  ownOf,
  passAll,
  phaseOf,
  quietRound,
  refusedFor,
  tableOf,
  toAct,
  toBets,
  toShots,
  type Setting,
} from './playing.testing.ts';

const SAFE = { 0: ['cccccb'], 1: ['cccccb'], 2: ['cccccb'], 3: ['cccccb'] };
const accusing = (setting: Setting = {}, bets = {}, cheats: readonly number[] = []) => {
  const bet = toBets(open(setting), bets, cheats);
  return phaseOf(bet) === 'bids' ? passAll(bet) : bet;
};

describe('action cards', () => {
  it('[W1] a skull card may be played by those out of the round or the game', () => {
    const hands = { 1: ['spin-again', 'air-gun'], 2: ['spin-again'] } as const;
    const dead = { lives: [4, 4, 0], out: [false, false, true], unanswered: [0, 1] };
    const caught = passAll(after(accusing({ hands, state: dead }, {}, [1]), 0, { accuse: 1 }));
    expect(tableOf(caught)).toMatchObject({ phase: 'accusing', out: [false, true, true] });
    expect(tableOf(after(caught, 1, { card: 'spin-again', on: 0 })).discard).toEqual(['spin-again']);
    expect(tableOf(after(caught, 2, { card: 'spin-again', on: 0 })).discard).toEqual(['spin-again']);
  });

  it('[W2] the dead keep their hand and may play only its skull cards', () => {
    const hands = { 0: ['nerves', 'raise'] } as const;
    const guns = { 0: ['bccccc'], 1: SAFE[1], 2: SAFE[2] };
    const shot = passAll(toShots(toBets(open({ hands, guns, state: { lives: [1, 4, 4] } }))));
    const dead = passAll(shot);
    expect(tableOf(dead)).toMatchObject({ round: 2, lives: [0, 4, 4], handCounts: [2, 0, 0] });
    const bids = toBets(dead);
    expect(toAct(bids)).toEqual([0]);
    expect(refusedFor(bids, 0, { card: 'nerves', bet: 0 })).toBe('you-are-out');
    expect(tableOf(after(bids, 0, { card: 'raise', on: 1 })).bets).toEqual([null, 2, 1]);
  });

  it('[W3] the others only by players still in the round', () => {
    const hands = { 1: ['air-gun', 'bang-bang'] } as const;
    const caught = passAll(after(accusing({ hands }, {}, [1]), 0, { accuse: 1 }));
    const shooting = toShots(caught);
    expect(phaseOf(shooting)).toBe('shot');
    expect(refusedFor(shooting, 1, { card: 'air-gun' })).toBe('you-are-out');
    expect(refusedFor(shooting, 1, { card: 'bang-bang', at: 0 })).toBe('you-are-out');
  });

  it('[W4] a skull card is also played on who is out of the round; the dead are only where a gun points', () => {
    const hands = { 0: ['spin-again', 'bang-bang', 'change-of-aim'] } as const;
    const dead = { lives: [4, 4, 4, 0], out: [false, false, false, true], unanswered: [0, 1, 2] };
    const setting = { seats: 4, hands, state: dead, guns: { 0: ['bccccc'], 1: ['cccccc'], 2: SAFE[2] } };
    const caught = passAll(after(accusing(setting, {}, [1]), 2, { accuse: 1 }));
    const shooting = toShots(caught);
    expect(tableOf(after(shooting, 0, { card: 'spin-again', on: 1 })).discard).toEqual(['spin-again']);
    expect(refusedFor(shooting, 0, { card: 'spin-again', on: 3 })).toBe('out-of-the-game');
    expect(refusedFor(shooting, 0, { card: 'change-of-aim', on: 1, at: 0 })).toBe('not-shooting');
    for (const at of [1, 3]) {
      const fired = passAll(after(shooting, 0, { card: 'bang-bang', at }));
      expect(tableOf(fired)).toMatchObject({ round: 2, lives: [4, 3, 4, 0] });
    }
  });

  it('[W30] a card may be played without effect, and nothing is shuffled then', () => {
    const hands = { 0: ['gift', 'bribe'] } as const;
    const full = { bullets: [1, 6, 1], guns: [gun('ccccccb'), gun('cbbbbbb'), gun('ccccccb')] };
    const match = accusing({ hands, state: full });
    expect(match.state.guns[1]).toEqual(gun('bbbbbb'));
    const given = after(match, 0, { card: 'gift', on: 1 });
    expect(tableOf(given)).toMatchObject({ bullets: [1, 6, 1], spareBullets: 11, discard: ['gift'], clickless: [1] });
    expect(given.drawn['gun-1']).toEqual(match.drawn['gun-1']);

    const none = accusing({ seats: 4, hands, state: { bullets: [6, 6, 6, 1] } });
    expect(tableOf(none).spareBullets).toBe(0);
    const nothing = after(none, 0, { card: 'gift', on: 3 });
    expect(tableOf(nothing)).toMatchObject({ bullets: [6, 6, 6, 1], clickless: [] });
    expect(nothing.drawn['gun-3']).toEqual(none.drawn['gun-3']);
    expect(eventsOf(none, 0, { card: 'gift', on: 3 })).toContainEqual({ kind: 'no-bullet-added', seat: 3 });
  });

  it('[W26] with the deck empty the discard is reshuffled, also in the middle of a draw of three', () => {
    const hands = { 2: ['raise'] } as const;
    const table = open({ hands, reshuffles: [['bribe', 'peeper', 'gift']] });
    const discard: ActionCard[] = ['peeper', 'gift', 'bribe'];
    const low = { ...table, state: { ...table.state, deck: ['dud'] as const, discard } };
    const match = passAll(toBets(low, {}, [1]));
    const paid = passAll(after(match, 0, { accuse: 1 }));
    expect(eventsOf(after(match, 0, { accuse: 1 }), 2, { pass: true })).toEqual([
      { kind: 'passed', seat: 2 },
      { kind: 'shown', seat: 1, card: 'bullet' },
      { kind: 'reshuffled' },
      { kind: 'drew', seat: 0, count: 3 },
      { kind: 'lost', seat: 1, lives: 3 },
      { kind: 'drew', seat: 1, count: 1 },
    ]);
    expect(ownOf(paid, 0).hand).toEqual(['peeper', 'dud', 'bribe']);
    expect(tableOf(paid)).toMatchObject({ deckCount: 0, discard: [], handCounts: [3, 1, 1] });
    expect(ownOf(paid, 1).hand).toEqual(['gift']);
    expect(tableOf(paid).reshuffled).toEqual(['peeper', 'gift', 'bribe']);
  });

  it('[W26] with nothing there either, nothing is drawn, and nothing is reshuffled before a card is wanted', () => {
    const table = open({});
    const bare = { ...table, state: { ...table.state, deck: [] } };
    const paid = passAll(after(toBets(bare, {}, [1]), 0, { accuse: 1 }));
    expect(tableOf(paid)).toMatchObject({ lives: [4, 3, 4], handCounts: [0, 0, 0], reshuffled: null });
    expect(paid.drawn['actions-reshuffle']).toBeUndefined();
    const told = eventsOf(after(toBets(bare, {}, [1]), 0, { accuse: 1 }), 2, { pass: true });
    expect(told.map(({ kind }) => kind)).toEqual(['passed', 'shown', 'lost']);
    const last = { ...table, state: { ...table.state, deck: ['dud', 'dud', 'raise', 'bribe'] as const } };
    const played = passAll(after(toBets(last, {}, [1]), 0, { accuse: 1 }));
    expect(tableOf(played)).toMatchObject({ deckCount: 0, handCounts: [3, 1, 0], reshuffled: null });
  });

  it('the shuffle of the discard starts from the table order, whatever was played first', () => {
    const reshuffled = (discard: ActionCard[]) => {
      const table = open({});
      const match = toBets({ ...table, state: { ...table.state, deck: [], discard } }, {}, [1]);
      return ownOf(passAll(after(match, 0, { accuse: 1 })), 0).hand;
    };
    const cards: ActionCard[] = ['peeper', 'raise', 'dud', 'gift', 'bribe'];
    expect(reshuffled(cards)).toHaveLength(3);
    const hands = { 0: ['raise', 'weak-knees'] } as const;
    const bids = toBets(open({ hands }));
    const one = afterAll(bids, [0, { card: 'raise', on: 1 }], [0, { card: 'weak-knees', on: 1 }]);
    const other = afterAll(bids, [0, { card: 'weak-knees', on: 1 }], [0, { card: 'raise', on: 1 }]);
    expect(one.state.discard).toEqual(other.state.discard);
    expect(one.state.discard).toEqual(['raise', 'weak-knees']);
  });
});

describe('loading and spinning', () => {
  it('[W7] with several bullets any of them may be pocketed, and with no click only a bullet', () => {
    const two = after(
      open({ state: { bullets: [2, 1, 1], guns: [gun('cccccbb'), gun('ccccccb'), gun('ccccccb')] } }),
      0,
      {
        pocket: 'bullet',
      },
    );
    expect(ownOf(two, 0)).toMatchObject({ pocket: 'bullet', gun: { click: 5, bullet: 1 } });
    const seven = open({ state: { bullets: [7, 1, 1], guns: [gun('bbbbbbb'), gun('ccccccb'), gun('ccccccb')] } });
    expect(refusedFor(seven, 0, { pocket: 'click' })).toBe('no-click-to-pocket');
    expect(ruletka.fallback(ruletka.legalView(seven.state, 0), 0)).toEqual({ pocket: 'bullet' });
    expect(ruletka.fallback(ruletka.legalView(seven.state, 1), 1)).toEqual({ pocket: 'click' });
    expect(ownOf(after(seven, 0, { pocket: 'bullet' }), 0).gun).toEqual({ click: 0, bullet: 6 });
  });

  it('a pocket is secret, and guns are shuffled when all have pocketed, seat 0 first', () => {
    const table = open({ guns: { 0: ['bccccc'], 1: ['cbcccc'], 2: ['ccbccc'] } });
    const first = after(table, 1, { pocket: 'bullet' });
    expect(toAct(first)).toEqual([0, 2]);
    expect(refusedFor(first, 1, { pocket: 'click' })).toBe('not-asked');
    expect(tableOf(first)).toEqual({ ...tableOf(after(table, 1, { pocket: 'click' })) });
    expect(first.drawn['gun-0']).toBeUndefined();
    const loaded = all(table, () => ({ pocket: 'click' }));
    expect(loaded.state.guns).toEqual([gun('bccccc'), gun('cbcccc'), gun('ccbccc')]);
    expect(loaded.state.phase).toBe('spinning');
    expect(refusedFor(loaded, 0, { pocket: 'click' })).toBe('not-now');
  });

  it('[W27] each gun is spun at most once a round, whoever asks, the own one too', () => {
    const loaded = all(open({ guns: { 1: ['cccccb', 'bccccc'] } }), () => ({ pocket: 'click' }));
    const spun = after(loaded, 0, { spin: 1 });
    expect(spun.state.guns[1]).toEqual(gun('bccccc'));
    expect(refusedFor(spun, 2, { spin: 1 })).toBe('gun-already-spun');
    expect(tableOf(after(spun, 2, { spin: 2 })).spun).toEqual([false, true, true]);
    expect(refusedFor(spun, 0, { spin: 3 })).toBe('no-such-player');
    const next = quietRound(open({ guns: SAFE }));
    expect(tableOf(all(next, () => ({ pocket: 'click' }))).spun).toEqual([false, false, false]);
  });

  it('who is ready is no longer asked, and a later spin makes nobody unready', () => {
    const loaded = all(open(), () => ({ pocket: 'click' }));
    const ready = after(loaded, 0, { ready: true });
    expect(refusedFor(ready, 0, { spin: 1 })).toBe('not-asked');
    const spun = after(ready, 1, { spin: 0 });
    expect(toAct(spun)).toEqual([1, 2]);
    expect(spun.questions[2]).toBe(ready.questions[2]);
    expect(phaseOf(afterAll(spun, [1, { ready: true }], [2, { ready: true }]))).toBe('betting');
  });

  it('a gun of the dead is neither shuffled nor spun', () => {
    const dead = { lives: [4, 4, 0], out: [false, false, true], unanswered: [0, 1] };
    const loaded = all(open({ state: dead }), () => ({ pocket: 'click' }));
    expect(loaded.drawn['gun-2']).toBeUndefined();
    expect(refusedFor(loaded, 0, { spin: 2 })).toBe('out-of-the-game');
    expect(toAct(loaded)).toEqual([0, 1]);
  });
});

describe('betting', () => {
  it('a bet is final and secret until all are revealed together; 6 does not exist', () => {
    const loaded = all(open({ guns: SAFE }), () => ({ pocket: 'click' }));
    const betting = all(loaded, () => ({ ready: true }));
    expect(refusedFor(betting, 0, { bet: 6 })).toBe('malformed');
    const first = after(betting, 0, { bet: 5 });
    expect(refusedFor(first, 0, { bet: 4 })).toBe('not-asked');
    expect(tableOf(first).bets).toEqual([null, null, null]);
    expect(ownOf(first, 0).bet).toBe(5);
    expect(ownOf(first, 1).bet).toBeNull();
    const shown = afterAll(first, [1, { bet: 0 }], [2, { bet: 3 }]);
    expect(tableOf(shown).bets).toEqual([5, 0, 3]);
    expect(ruletka.fallback(ruletka.legalView(betting.state, 0), 0)).toEqual({ bet: 1 });
  });
});

describe('who is asked', () => {
  it('BIDS: every seat with a card, the dead included; a card asks all of them again', () => {
    const hands = { 0: ['raise', 'raise'], 2: ['raise'], 3: ['bribe'] } as const;
    const dead = { lives: [4, 4, 0, 4], out: [false, false, true, false], unanswered: [0, 1, 3] };
    const bids = toBets(open({ seats: 4, hands, state: dead }));
    expect(toAct(bids)).toEqual([0, 2, 3]);
    const passed = after(bids, 3, { pass: true });
    expect(refusedFor(passed, 3, { pass: true })).toBe('not-asked');
    const raised = after(passed, 0, { card: 'raise', on: 1 });
    expect(toAct(raised)).toEqual([0, 2, 3]);
    expect(raised.state.asking).toBeGreaterThan(passed.state.asking);
    expect(raised.questions[2]).not.toBe(passed.questions[2]);
    const last = after(raised, 2, { card: 'raise', on: 1 });
    expect(toAct(last)).toEqual([0, 3]);
  });

  it('[W28] accusing: everybody; awaited are the living who have not accused, and who holds cards', () => {
    const hands = { 2: ['raise'] } as const;
    const match = accusing({ hands });
    expect(toAct(match)).toEqual([0, 1, 2]);
    const paid = passAll(after(match, 0, { accuse: 1 }));
    expect(toAct(paid)).toEqual([0, 1, 2]);
    expect(awaited(paid)).toEqual([1, 2]);
    const used = passAll(after(paid, 2, { accuse: 0 }));
    expect(awaited(used)).toEqual([0, 1, 2]);
  });

  it('the same at every moment whatever the cards are', () => {
    const asked = (card: ActionCard) => toAct(toBets(open({ hands: { 0: [card] } })));
    expect(asked('dud')).toEqual(asked('raise'));
    const hit = (card: ActionCard) => {
      const shooting = toShots(toBets(open({ hands: { 0: [card] }, guns: { 0: ['bccccc'], 1: SAFE[1], 2: SAFE[2] } })));
      return observation(passAll(shooting), 1);
    };
    expect(hit('dud')).toEqual(hit('raise'));
    expect(hit('dud').toAct).toEqual([0]);
  });
});

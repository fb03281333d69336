import { describe, expect, it } from 'vitest';
import { observation } from '../../../kernel/match.ts';
import { ruletka } from './index.ts';
import {
  after,
  afterAll,
  awaited,
  eventsOf,
  gun,
  open,
  ownOf,
  passAll,
  phaseOf,
  refusedFor,
  tableOf,
  toAct,
  toBets,
  toNextRound,
  type Setting,
} from './playing.testing.ts';

const SAFE = { 0: ['cccccb'], 1: ['cccccb'], 2: ['cccccb'], 3: ['cccccb'] };
const accusing = (setting: Setting = {}, cheats: readonly number[] = []) => toBets(open(setting), {}, cheats);

describe('paying for an accusation', () => {
  it('a bullet: every accuser draws three in order of arrival, then the caught a severance card (W11)', () => {
    const top = ['peeper', 'pat-down', 'nerves', 'raise', 'weak-knees', 'swapped-dice', 'dud'] as const;
    const accused = after(accusing({ seats: 4, top }, [1]), 3, { accuse: 1 });
    expect(phaseOf(accused)).toBe('accused');
    const paid = passAll(after(accused, 0, { accuse: 1 }));
    expect(ownOf(paid, 3).hand).toEqual(['peeper', 'pat-down', 'nerves']);
    expect(ownOf(paid, 0).hand).toEqual(['raise', 'weak-knees', 'swapped-dice']);
    expect(ownOf(paid, 1).hand).toEqual(['dud']);
    expect(tableOf(paid)).toMatchObject({
      lives: [4, 3, 4, 4],
      out: [false, true, false, false],
      shownPockets: [null, 'bullet', null, null],
      left: [6, 7, 6, 6],
    });
  });

  it('a click: the accused draws one per accuser, each accuser swaps a click for a spare bullet and reshuffles', () => {
    const guns = { ...SAFE, 0: ['cccccb', 'bccccb'], 3: ['cccccb', 'cbcccb'] };
    const top = ['dud', 'bribe'] as const;
    const accused = after(accusing({ seats: 4, guns, top }), 3, { accuse: 1 });
    const paid = passAll(after(accused, 0, { accuse: 1 }));
    expect(ownOf(paid, 1).hand).toEqual(['dud', 'bribe']);
    expect(tableOf(paid)).toMatchObject({ bullets: [2, 1, 1, 2], spareBullets: 13, handCounts: [0, 2, 0, 0] });
    expect(paid.state.guns[0]).toEqual(gun('bccccb'));
    expect(paid.state.guns[3]).toEqual(gun('cbcccb'));
    expect(tableOf(paid)).toMatchObject({ shownPockets: [null, 'click', null, null], lives: [4, 4, 4, 4] });
  });

  it('[W5] without a click in the gun or a spare bullet, an accuser pays nothing', () => {
    const guns = { ...SAFE, 0: ['bbbbbb'] };
    const full = { bullets: [6, 1, 1], guns: [gun('cbbbbbb'), gun('ccccccb'), gun('ccccccb')] };
    const match = accusing({ guns, state: full });
    const paid = passAll(after(match, 0, { accuse: 1 }));
    expect(tableOf(paid)).toMatchObject({ bullets: [6, 1, 1], clickless: [0], handCounts: [0, 1, 0] });
    expect(paid.drawn['gun-0']).toEqual(match.drawn['gun-0']);
    const none = accusing({ seats: 4, state: { bullets: [1, 6, 6, 6] } });
    const poor = passAll(after(none, 0, { accuse: 1 }));
    expect(tableOf(poor)).toMatchObject({ bullets: [1, 6, 6, 6], clickless: [], spareBullets: 0 });
  });

  it('[W5] everybody knows then that the seventh card is in the pocket', () => {
    const full = { bullets: [6, 1, 1], guns: [gun('cbbbbbb'), gun('ccccccb'), gun('ccccccb')] };
    const paid = passAll(after(accusing({ state: full }), 0, { accuse: 1 }));
    const random = { below: () => 0 };
    for (const viewer of [1, 2, 'table'] as const) {
      const world = ruletka.imagine(observation(paid, viewer).view, viewer, random);
      expect(world.pockets[0]).toBe('click');
      expect(world.guns[0]).toEqual(gun('bbbbbb'));
    }
  });

  it('[W5] such guns are known in seat order, each once, until they are put together', () => {
    const six = gun('cbbbbbb');
    const state = { bullets: [6, 6, 1], guns: [six, six, gun('ccccccb')] };
    const hands = { 2: ['gift', 'bribe'] } as const;
    const match = passAll(accusing({ hands, state }));
    const given = after(match, 2, { card: 'gift', on: 1 });
    expect(tableOf(given).clickless).toEqual([1]);
    const paid = passAll(after(given, 1, { accuse: 2 }));
    expect(tableOf(paid).clickless).toEqual([1]);
    const both = passAll(after(paid, 0, { accuse: 1 }));
    expect(tableOf(both).clickless).toEqual([0, 1]);
    const next = toNextRound(both);
    expect(tableOf(next)).toMatchObject({ round: 2, lives: [3, 3, 4], clickless: [] });
  });

  it('[W6] for an accuser out of the round it applies to the renewed gun, and nothing is shuffled', () => {
    const caught = passAll(after(accusing({ guns: SAFE }), 0, { pass: true }));
    expect(caught.state.round).toBe(2);
    const out = passAll(after(accusing({}, [0]), 1, { accuse: 0 }));
    expect(tableOf(out)).toMatchObject({ out: [true, false, false], bullets: [1, 1, 1] });
    const paid = passAll(after(out, 0, { accuse: 2 }));
    expect(tableOf(paid)).toMatchObject({ bullets: [2, 1, 1], left: [7, 6, 6], spareBullets: 15 });
    expect(paid.state.guns[0]).toEqual(gun('cccccbb'));
    expect(paid.drawn['gun-0']).toEqual(out.drawn['gun-0']);
  });

  it('[W8] a pocket once shown cannot be accused again that round', () => {
    const shown = passAll(after(accusing(), 0, { accuse: 1 }));
    expect(refusedFor(shown, 2, { accuse: 1 })).toBe('pocket-already-shown');
    const caught = passAll(after(accusing({}, [1]), 0, { accuse: 1 }));
    expect(refusedFor(caught, 2, { accuse: 1 })).toBe('pocket-already-shown');
  });

  it('[W11] the severance card is drawn also when executed, and not for the captain', () => {
    const member = passAll(after(accusing({}, [1]), 0, { accuse: 1 }));
    expect(tableOf(member)).toMatchObject({ lives: [4, 3, 4], handCounts: [3, 1, 0] });
    const captain = passAll(after(accusing({ state: { lives: [4, 1, 4] } }, [1]), 0, { accuse: 1 }));
    expect(tableOf(captain)).toMatchObject({ lives: [4, 0, 4], handCounts: [3, 0, 0], fallen: [0, 1, 0] });
  });

  it('the caught gives the extra bullets back', () => {
    const state = { bullets: [1, 3, 1], guns: [gun('ccccccb'), gun('ccccbbb'), gun('ccccccb')] };
    const caught = passAll(after(accusing({ state }, [1]), 0, { accuse: 1 }));
    expect(tableOf(caught)).toMatchObject({ bullets: [1, 1, 1], spareBullets: 16 });
    expect(caught.state.guns[1]).toEqual(gun('ccccccb'));
  });
});

describe('who may accuse whom', () => {
  it('another in the round with an unrevealed pocket, once a round', () => {
    const hands = { 0: ['raise'] } as const;
    const match = passAll(accusing({ hands }));
    expect(refusedFor(match, 0, { accuse: 0 })).toBe('not-yourself');
    expect(refusedFor(match, 0, { accuse: 3 })).toBe('no-such-player');
    const used = passAll(after(match, 0, { accuse: 1 }));
    expect(refusedFor(used, 0, { accuse: 2 })).toBe('already-accused');
    expect(refusedFor(used, 0, { bet: 3 })).toBe('not-now');
  });

  it('the dead do not accuse and are not accused', () => {
    const state = { lives: [4, 4, 0], out: [false, false, true], unanswered: [0, 1] };
    const match = passAll(accusing({ hands: { 2: ['raise'] }, state }));
    expect(toAct(match)).toEqual([0, 1, 2]);
    expect(refusedFor(match, 2, { accuse: 0 })).toBe('you-are-out');
    expect(refusedFor(match, 0, { accuse: 2 })).toBe('out-of-the-game');
  });

  it('accusing each other: each is dealt with in both roles, also when out of the round', () => {
    const first = passAll(after(accusing({}, [0, 1]), 0, { accuse: 1 }));
    expect(tableOf(first)).toMatchObject({ lives: [4, 3, 4], handCounts: [3, 1, 0] });
    const second = passAll(after(first, 1, { accuse: 0 }));
    expect(tableOf(second)).toMatchObject({ lives: [3, 3, 4], handCounts: [4, 4, 0], phase: 'accusing' });
    expect(tableOf(second).accusationUsed).toEqual([true, true, false]);
  });
});

describe('the window after an accusation', () => {
  it('[W9] others may join for two seconds, and joining does not restart them', () => {
    const match = accusing({ seats: 4, options: { pace: 'standard' } }, [1]);
    const accused = after(match, 0, { accuse: 1 });
    expect(toAct(accused)).toEqual([2, 3]);
    expect(observation(accused, 2).pace).toMatchObject({ seconds: 2 });
    const joined = after(accused, 2, { accuse: 1 });
    expect(observation(joined, 3).pace).toEqual(observation(accused, 3).pace);
    expect(joined.questions[3]).toBe(accused.questions[3]);
    expect(tableOf(joined).accusation).toEqual({ accused: 1, accusers: [0, 2] });
    expect(refusedFor(joined, 3, { accuse: 0 })).toBe('another-is-accused');
    expect(refusedFor(joined, 2, { accuse: 1 })).toBe('not-asked');
    expect(tableOf(after(joined, 3, { pass: true })).handCounts).toEqual([3, 1, 3, 0]);
  });

  it('[W9] joining takes two seconds in every pace, relaxed too', () => {
    for (const pace of ['relaxed', 'standard', 'fast'] as const) {
      const accused = after(accusing({ options: { pace } }), 0, { accuse: 1 });
      expect(observation(accused, 2).pace).toEqual({ timer: accused.state.timer, seconds: 2 });
      const late = after(accused, 2, ruletka.fallback(ruletka.legalView(accused.state, 2), 2), 'clock');
      expect(tableOf(late)).toMatchObject({ phase: 'accusing', shown: [false, true, false] });
    }
  });

  it('[W9] it does not cut the accused off, who has the time of the pace for a bribe; in relaxed all there is', () => {
    const hands = { 1: ['bribe'] } as const;
    const accused = (pace: string) => after(passAll(accusing({ hands, options: { pace } }, [1])), 0, { accuse: 1 });
    expect(observation(accused('standard'), 1).pace).toMatchObject({ seconds: 12 });
    expect(observation(accused('fast'), 1).pace).toMatchObject({ seconds: 6 });
    const relaxed = accused('relaxed');
    expect(observation(relaxed, 1).pace).toBeNull();
    expect(observation(relaxed, 2).pace).toMatchObject({ seconds: 2 });
    const waits = after(relaxed, 2, { pass: true }, 'clock');
    expect(awaited(waits)).toEqual([1]);
    expect(tableOf(after(waits, 1, { card: 'bribe' }))).toMatchObject({
      shown: [false, false, false],
      lives: [4, 4, 4],
    });
  });

  it('asks the accused only if holding cards, and who has accused already not at all', () => {
    const hands = { 1: ['raise'], 2: ['raise'] } as const;
    const match = passAll(accusing({ seats: 4, hands }));
    expect(toAct(after(match, 0, { accuse: 1 }))).toEqual([1, 2, 3]);
    expect(toAct(after(match, 0, { accuse: 3 }))).toEqual([1, 2]);
    const used = passAll(after(match, 2, { accuse: 3 }));
    expect(toAct(after(used, 0, { accuse: 1 }))).toEqual([1, 3]);
    expect(refusedFor(after(used, 0, { accuse: 1 }), 1, { accuse: 1 })).toBe('not-yourself');
    expect(refusedFor(after(used, 0, { accuse: 1 }), 1, { lastCall: true })).toBe('not-now');
  });

  it('with nobody to ask the pocket is shown at once', () => {
    const two = accusing({ seats: 2 }, [1]);
    expect(tableOf(after(two, 0, { accuse: 1 }))).toMatchObject({ phase: 'accusing', lives: [4, 3] });
  });

  it('[W10] a bribe closes it at once', () => {
    const hands = { 1: ['bribe'] } as const;
    const match = passAll(accusing({ seats: 4, hands }, [1]));
    const bribed = afterAll(match, [0, { accuse: 1 }], [1, { card: 'bribe' }]);
    expect(tableOf(bribed)).toMatchObject({ phase: 'accusing', accusationUsed: [true, false, false, false] });
    expect(tableOf(bribed)).toMatchObject({ lives: [4, 4, 4, 4], handCounts: [0, 0, 0, 0], accusation: null });
    expect(awaited(bribed)).toEqual([1, 2, 3]);
  });
});

describe('the last call', () => {
  const setting: Setting = { options: { pace: 'standard' }, hands: { 0: ['spin-again'] } };
  const match = () => passAll(accusing(setting));

  it('[W28] gives those still awaited ten seconds, is no pass and makes nobody awaited again', () => {
    const before = after(match(), 2, { pass: true });
    const called = after(before, 1, { lastCall: true });
    expect(awaited(called)).toEqual([0, 1]);
    expect(tableOf(called).lastCall).toBe(true);
    expect(called.state.asking).toBe(before.state.asking);
    expect(called.questions[0]).toBe(before.questions[0]);
    expect(observation(called, 0).pace).toEqual({ timer: before.state.timer + 1, seconds: 10 });
    expect(observation(called, 2).pace).toBeNull();
    expect(refusedFor(called, 0, { lastCall: true })).toBe('last-call-running');
    const struck = afterAll(called, [0, { pass: true }], [1, { pass: true }]);
    expect(phaseOf(struck)).toBe('shot');
  });

  it('[W28] takes ten seconds in every pace', () => {
    for (const pace of ['relaxed', 'standard', 'fast'] as const) {
      const called = after(accusing({ options: { pace } }), 0, { lastCall: true });
      expect(observation(called, 1).pace).toMatchObject({ seconds: 10 });
    }
  });

  it('[W28] any accusation or card stops it', () => {
    const called = after(match(), 1, { lastCall: true });
    const played = after(called, 0, { card: 'spin-again', on: 1 });
    expect(tableOf(played)).toMatchObject({ lastCall: false });
    expect(awaited(played)).toEqual([0, 1, 2]);
    expect(observation(played, 0).pace).toMatchObject({ seconds: 20 });
    const accused = after(called, 0, { accuse: 1 });
    expect(tableOf(accused).lastCall).toBe(false);
    expect(tableOf(passAll(accused))).toMatchObject({ phase: 'accusing', lastCall: false });
    expect(tableOf(after(called, 0, { pass: true })).lastCall).toBe(true);
  });

  it('[W28] anybody may announce it: who has passed, who is out, the dead without a card', () => {
    const state = { lives: [4, 4, 0, 4], out: [false, false, true, false], unanswered: [0, 1, 3] };
    const table = accusing({ seats: 4, state }, [3]);
    expect(toAct(table)).toEqual([0, 1, 2, 3]);
    expect(awaited(table)).toEqual([0, 1, 3]);
    expect(eventsOf(table, 2, { lastCall: true })).toEqual([{ kind: 'last-call', seat: 2 }]);
    const passed = after(table, 0, { pass: true });
    expect(tableOf(after(passed, 0, { lastCall: true }))).toMatchObject({ lastCall: true, waiting: [1, 3] });
    const caught = passAll(after(table, 1, { accuse: 3 }));
    expect(tableOf(caught)).toMatchObject({ phase: 'accusing', out: [false, false, true, true] });
    expect(tableOf(after(caught, 3, { lastCall: true })).lastCall).toBe(true);
  });

  it('[W28] never starts by itself, however few are awaited', () => {
    const relaxed = accusing({ hands: { 2: ['raise'] } });
    expect(observation(relaxed, 0).pace).toBeNull();
    const one = afterAll(passAll(relaxed), [0, { pass: true }], [2, { pass: true }]);
    expect(tableOf(one)).toMatchObject({ phase: 'accusing', waiting: [1], lastCall: false });
    expect(observation(one, 1).pace).toBeNull();
  });

  it('[W28] belongs to accusing only', () => {
    expect(refusedFor(accusing(setting), 0, { lastCall: true })).toBe('not-now');
    expect(refusedFor(after(match(), 0, { accuse: 1 }), 2, { lastCall: true })).toBe('not-now');
  });
});

describe('passing while accusing', () => {
  const passed = (setting: Setting = {}, cheats: readonly number[] = []) => {
    const table = accusing({ hands: { 0: ['spin-again', 'bribe'] }, ...setting }, cheats);
    return after(phaseOf(table) === 'bids' ? passAll(table) : table, 0, { pass: true });
  };

  it('[W28] says "do not wait for me" and no more: accusing, a card and the last call stay open', () => {
    const match = passed();
    expect(tableOf(match)).toMatchObject({ phase: 'accusing', waiting: [1, 2] });
    expect(toAct(match)).toEqual([0, 1, 2]);
    expect(match.questions[0]).not.toBeNull();
    expect(observation(match, 0).pace).toBeNull();
    const played = after(match, 0, { card: 'spin-again', on: 1 });
    expect(awaited(played)).toEqual([0, 1, 2]);
    const accused = after(match, 0, { accuse: 1 });
    expect(tableOf(accused)).toMatchObject({ phase: 'accused', accusation: { accused: 1, accusers: [0] } });
    expect(tableOf(after(match, 0, { lastCall: true }))).toMatchObject({ lastCall: true, waiting: [1, 2] });
  });

  it('[W28] a second pass is refused, also that of the dead who were never awaited', () => {
    expect(refusedFor(passed(), 0, { pass: true })).toBe('already-passed');
    const state = { lives: [4, 4, 0], out: [false, false, true], unanswered: [0, 1] };
    expect(refusedFor(accusing({ state }), 2, { pass: true })).toBe('already-passed');
    expect(refusedFor(passed(), 0, { ready: true })).toBe('not-now');
  });

  it('[W28] an accusation makes all awaited again by hands and accusations as they then are', () => {
    const match = passed({}, [1]);
    const paid = passAll(after(match, 2, { accuse: 1 }));
    expect(tableOf(paid)).toMatchObject({ phase: 'accusing', handCounts: [2, 1, 3], waiting: [0, 1, 2] });
    const poor = passAll(after(passed({ hands: {} }), 2, { accuse: 1 }));
    expect(tableOf(poor)).toMatchObject({ phase: 'accusing', handCounts: [0, 1, 0], waiting: [0, 1] });
  });

  it('[W28] the phase ends when nobody is awaited, and with nobody awaited it does not open', () => {
    expect(phaseOf(afterAll(passed(), [1, { pass: true }], [2, { pass: true }]))).toBe('shot');
    const used = { accusationUsed: [true, true, true] };
    const table = accusing({ guns: SAFE, state: used });
    expect(tableOf(table)).toMatchObject({ phase: 'loading', round: 2 });
  });

  it('[W28] who has nothing left to do stays asked, for a pass tells nothing of a hand', () => {
    const match = passed({ hands: { 0: ['dud'] }, state: { accusationUsed: [true, false, false] } });
    const called = after(match, 1, { lastCall: true });
    expect(toAct(called)).toEqual([0, 1, 2]);
    expect([...ruletka.moves(ruletka.legalView(called.state, 0), 0)]).toEqual([]);
  });
});

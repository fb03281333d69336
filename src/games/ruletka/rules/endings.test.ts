import { describe, expect, it } from 'vitest';
import { ruletka } from './index.ts';
import {
  after,
  afterAll,
  eventsOf,
  open,
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
const outcomeOf = (match: ReturnType<typeof open>) => ruletka.outcome(match.state);

describe('points', () => {
  const ending = (points: number[], bets = {}, state = {}) =>
    quietRound(open({ guns: SAFE, state: { points, ...state } }), bets);

  it('[W19] the highest total among the living is 15 or more: won', () => {
    const won = ending([12, 3, 4], { 0: 2, 1: 0, 2: 0 });
    expect(outcomeOf(won)).toEqual({
      winners: [0],
      places: [1, 3, 2],
      scores: [15, 4, 5],
      detail: { reason: 'points', rounds: 1 },
    });
    expect(phaseOf(ending([11, 3, 4], { 0: 2 }))).toBe('loading');
    expect(refusedFor(won, 0, { pass: true })).toBe('over');
  });

  it('[W20] a tie at 15 goes on with all living players', () => {
    const tied = ending([12, 12, 1], { 0: 2, 1: 2, 2: 0 });
    expect(tableOf(tied)).toMatchObject({ phase: 'loading', round: 2, points: [15, 15, 2] });
    expect(toAct(tied)).toEqual([0, 1, 2]);
  });

  it('[W21] a leader at 16 wins with another at 15', () => {
    const won = ending([12, 12, 1], { 0: 2, 1: 3, 2: 0 });
    expect(outcomeOf(won)).toMatchObject({ winners: [1], places: [2, 1, 3], scores: [15, 16, 2] });
  });

  it('[W21] points of the dead do not count', () => {
    const state = { lives: [4, 0, 4], out: [false, true, false], fallen: [0, 1, 0], unanswered: [0, 2] };
    const won = ending([13, 15, 1], { 0: 1, 2: 0 }, state);
    expect(outcomeOf(won)).toMatchObject({ winners: [0], places: [1, 3, 2], scores: [15, 15, 2] });
  });

  it('[W29] after round 50 the highest living total wins, and equals share', () => {
    const shared = ending([3, 4, 0], { 0: 2, 1: 1, 2: 0 }, { round: 50 });
    expect(outcomeOf(shared)).toEqual({
      winners: [0, 1],
      places: [1, 1, 3],
      scores: [6, 6, 1],
      detail: { reason: 'points', rounds: 50 },
    });
    expect(phaseOf(ending([3, 4, 0], {}, { round: 49 }))).toBe('loading');
  });

  it('the target is an option', () => {
    const match = open({ guns: SAFE, options: { target: 10 }, state: { points: [8, 0, 0] } });
    expect(outcomeOf(quietRound(match))).toMatchObject({ winners: [0], scores: [10, 2, 2] });
  });
});

describe('one captain', () => {
  const BULLETS = { 0: ['bccccc'], 1: ['bccccc'], 2: ['cccccb'] };
  const last = (bets: Readonly<Record<number, number>>, setting: Setting = {}) =>
    toShots(toBets(open({ guns: BULLETS, ...setting, state: { lives: [1, 1, 1], ...setting.state } }), bets));

  it('[W22] left in mid-shooting with shots to fire: take the win or show off, asked once', () => {
    const chosen = last({ 0: 1, 1: 1, 2: 3 });
    expect(tableOf(chosen)).toMatchObject({ phase: 'showOff', lives: [0, 0, 1], shot: 1 });
    expect(toAct(chosen)).toEqual([2]);
    expect(refusedFor(chosen, 2, { pass: true })).toBe('not-now');
    expect(ruletka.fallback(ruletka.legalView(chosen.state, 2), 2)).toEqual({ take: true });
    expect(outcomeOf(after(chosen, 2, { take: true }))).toEqual({
      winners: [2],
      places: [2, 2, 1],
      scores: [0, 0, 0],
      detail: { reason: 'captain', rounds: 1 },
    });
    expect(tableOf(after(chosen, 2, { take: true }))).toMatchObject({
      phase: 'over',
      showingOff: false,
      left: [7, 7, 5],
    });
    expect(eventsOf(chosen, 2, { take: true })).toEqual([
      { kind: 'take', seat: 2 },
      { kind: 'finished', reason: 'captain' },
    ]);
    expect(eventsOf(chosen, 2, { showOff: true })[0]).toEqual({ kind: 'show-off', seat: 2 });
    const shown = after(chosen, 2, { showOff: true });
    expect(outcomeOf(shown)).toMatchObject({ winners: [2], scores: [0, 0, 0], detail: { reason: 'captain' } });
    expect(tableOf(shown).volleys.map(({ shot }) => shot)).toEqual([1, 2, 3]);
  });

  it('[W22] without shots left, or out of the round, the win is immediate', () => {
    expect(outcomeOf(last({ 0: 1, 1: 1, 2: 1 }))).toMatchObject({ winners: [2] });
    const out = last({ 0: 1, 1: 1, 2: 3 }, { guns: { ...BULLETS, 2: ['bccccc'] }, state: { lives: [1, 1, 2] } });
    expect(outcomeOf(out)).toMatchObject({ winners: [2], detail: { reason: 'captain' } });
  });

  it('[W22] showing off and dying: nobody wins, and the show-off died last', () => {
    const chosen = last({ 0: 1, 1: 1, 2: 3 }, { guns: { ...BULLETS, 2: ['ccbccc'] } });
    const dead = after(chosen, 2, { showOff: true });
    expect(outcomeOf(dead)).toEqual({
      winners: [],
      places: [2, 2, 1],
      scores: [0, 0, 0],
      detail: { reason: 'nobody', rounds: 1 },
    });
  });

  it('[W22] showing off and losing a mere member ends it with the win', () => {
    const setting = { guns: { ...BULLETS, 2: ['cbcccc'] }, state: { lives: [1, 1, 2] } };
    const shown = after(last({ 0: 1, 1: 1, 2: 5 }, setting), 2, { showOff: true });
    expect(outcomeOf(shown)).toMatchObject({ winners: [2], scores: [0, 0, 0], detail: { reason: 'captain' } });
    expect(tableOf(shown).lives).toEqual([0, 0, 1]);
  });

  it('[W22] windows open as usual while showing off, for the dead too, and nothing is asked twice', () => {
    const hands = { 0: ['spin-again'], 2: ['air-gun'] } as const;
    const shooting = last({ 0: 1, 1: 1, 2: 3 }, { hands });
    const chosen = passAll(passAll(shooting));
    expect(tableOf(chosen)).toMatchObject({ phase: 'showOff' });
    const shown = after(chosen, 2, { showOff: true });
    expect(tableOf(shown)).toMatchObject({ phase: 'shot', shot: 2, showingOff: true });
    expect(toAct(shown)).toEqual([0, 2]);
    expect(tableOf(passAll(shown))).toMatchObject({ phase: 'shot', shot: 3 });
    expect(outcomeOf(passAll(passAll(shown)))).toMatchObject({ winners: [2] });
  });

  it('[W22] left by an execution with shots to fire: shot 1 follows showing off, and accusing is over', () => {
    const caught = (guns: string) =>
      after(toBets(open({ seats: 2, guns: { 0: [guns] }, state: { lives: [1, 1] } }), { 0: 2 }, [1]), 0, { accuse: 1 });
    const chosen = caught('ccbccc');
    expect(tableOf(chosen)).toMatchObject({
      phase: 'showOff',
      lives: [1, 0],
      shot: 0,
      waiting: [0],
      handCounts: [3, 0],
    });
    expect(refusedFor(chosen, 1, { lastCall: true })).toBe('not-asked');
    expect(outcomeOf(after(chosen, 0, { take: true }))).toMatchObject({ winners: [0], detail: { reason: 'captain' } });
    const shot = after(chosen, 0, { showOff: true });
    expect(tableOf(shot)).toMatchObject({ phase: 'shot', shot: 1, showingOff: true, waiting: [0] });
    expect(outcomeOf(passAll(passAll(shot)))).toMatchObject({ winners: [0], scores: [0, 0] });
    const dead = passAll(passAll(after(caught('bccccc'), 0, { showOff: true })));
    expect(outcomeOf(dead)).toMatchObject({ winners: [], places: [1, 2], detail: { reason: 'nobody' } });
  });

  it('[W22] left by an execution out of the round: the win is immediate', () => {
    const state = { lives: [2, 1], out: [false, false] };
    const match = toBets(open({ seats: 2, state }), { 0: 3 }, [0, 1]);
    const out = after(match, 1, { accuse: 0 });
    expect(tableOf(out)).toMatchObject({ phase: 'accusing', lives: [1, 1], out: [true, false] });
    const won = passAll(after(out, 0, { accuse: 1 }));
    expect(outcomeOf(won)).toMatchObject({ winners: [0], detail: { reason: 'captain' } });
  });

  it('[W22] left by an execution with a bet of 0: the win is immediate', () => {
    const match = toBets(open({ seats: 2, state: { lives: [4, 1] } }), { 0: 0 }, [1]);
    const won = after(match, 0, { accuse: 1 });
    expect(outcomeOf(won)).toEqual({
      winners: [0],
      places: [1, 2],
      scores: [0, 0],
      detail: { reason: 'captain', rounds: 1 },
    });
    expect(tableOf(won)).toMatchObject({ handCounts: [3, 0], phase: 'over' });
  });

  it('a captain is caught while the others shoot on', () => {
    const match = toBets(open({ guns: { 0: SAFE[0], 2: SAFE[2] }, state: { lives: [4, 1, 4] } }), {}, [1]);
    const caught = passAll(after(match, 0, { accuse: 1 }));
    expect(tableOf(caught)).toMatchObject({ phase: 'accusing', lives: [4, 0, 4] });
    const shot = passAll(passAll(caught));
    expect(tableOf(shot)).toMatchObject({ round: 2, points: [2, 0, 2], lives: [4, 0, 4] });
    expect(toAct(shot)).toEqual([0, 2]);
  });
});

describe('no captain', () => {
  it('[W23] everyone dead in the same shot: nobody wins, and the last to die share place 1', () => {
    const guns = { 0: ['bccccc'], 1: ['bccccc'], 2: ['bccccc'] };
    const dead = passAll(toBets(open({ guns, state: { lives: [1, 1, 1], points: [3, 1, 2] } })));
    expect(outcomeOf(dead)).toEqual({
      winners: [],
      places: [1, 1, 1],
      scores: [3, 1, 2],
      detail: { reason: 'nobody', rounds: 1 },
    });
  });

  it('[W23] later deaths have better places', () => {
    const guns = { 0: ['bccccc'], 1: ['cbcccc'], 2: ['cbcccc'] };
    const dead = passAll(toBets(open({ guns, state: { lives: [1, 1, 1] } }), { 0: 2, 1: 2, 2: 2 }));
    expect(outcomeOf(dead)).toMatchObject({ winners: [], places: [3, 1, 1] });
    expect(tableOf(dead).fallen).toEqual([1, 2, 2]);
  });

  it('all draws of a shot happen first; then the end is looked for', () => {
    const guns = { 0: ['bccccc'], 1: ['bccccc'], 2: ['bccccc'] };
    const won = passAll(toBets(open({ guns, state: { lives: [1, 2, 1] } })));
    expect(outcomeOf(won)).toMatchObject({ winners: [1] });
    expect(tableOf(won)).toMatchObject({ handCounts: [0, 1, 0], lives: [0, 1, 0] });
  });

  it('draws of a shot are in seat order', () => {
    const guns = { 0: ['cccccb'], 1: ['bccccc'], 2: ['bccccc'] };
    const shot = passAll(toBets(open({ guns, top: ['dud', 'bribe'] })));
    expect(shot.state.hands).toEqual([[], ['dud'], ['bribe']]);
    expect(afterAll(shot).state.round).toBe(2);
  });
});

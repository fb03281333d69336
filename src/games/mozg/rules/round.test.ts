import { describe, expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { mozg } from './index.ts';
import { after, happens, movesOf, refused, table, type Setting } from './playing.testing.ts';

/** Seat 0 plays the last card; the others hold so many. */
function ended(cards: readonly number[], setting: Partial<Setting> = {}) {
  const spare = [
    [3, 3, 4, 4, 5, 5, 5, 6, 6, 6],
    [7, 7, 7, 8, 8, 8, 9, 9, 9, 10],
    [10, 10, 12, 12, 12, 13, 13, 13, 14, 14],
  ];
  const hands = [[15], ...cards.map((count, i) => (spare[i] ?? []).slice(0, count))];
  return happens(table({ hands, ...setting }), 0, { play: 15 });
}

describe('the end of a round', () => {
  it('comes when a player has neither hand nor graveyard: every other pays a brain a card, in hand and graveyard', () => {
    const { state, events } = ended([2, 3], { graveyards: [[], [16, 16], [17]] });
    expect(state).toMatchObject({ brains: [9, 5, 5], rounds: 2, phase: 'bury', pool: 56 - 19 });
    expect(events).toContainEqual({ kind: 'round-ended', lost: [0, 4, 4] });
    expect(state.lastRound).toEqual({ horde: [15], lost: [0, 4, 4] });
  });

  it('does not come while a graveyard is left', () => {
    const { state } = ended([2, 3], { graveyards: [[16], [], []] });
    expect(state).toMatchObject({ rounds: 1, hands: [[16], [3, 3], [7, 7, 7]], turn: 1 });
  });

  it('starts the next from all 50 cards, with whoever has fewest brains', () => {
    const { state, drawn, events } = ended([2, 3], { discard: [1, 2], graveyards: [[], [16], []] });
    expect(state).toMatchObject({
      turn: 1,
      horde: [],
      discard: [],
      offered: [{ length: 3 }, { length: 3 }, { length: 3 }],
    });
    expect(state.reserve.toSorted((a, b) => a - b)).toEqual(state.deck);
    expect(state.drawn).toBe(9);
    expect(state.graveyards).toEqual([[], [], []]);
    expect(Object.keys(drawn)).toEqual(['starter', 'deck']);
    expect(events.slice(-2)).toEqual([
      { kind: 'round-began', seat: state.turn, round: 2 },
      { kind: 'dealt', cards: 3 },
    ]);
    expect(ended([2, 4]).drawn['starter']).toBeUndefined();
    expect(ended([2, 4]).state.turn).toBe(2);
    expect(ended([5, 4]).state.turn).toBe(1);
  });

  it('may start with whoever ended it', () => {
    expect(ended([1, 1], { brains: [2, 9, 9] }).state.turn).toBe(0);
  });

  it('a tie for the start is drawn, before that round’s deck', () => {
    const state = table({ hands: [[15], [3, 3], [4, 4], [5]] });
    for (const starter of [1, 2]) {
      const { state: next, drawn } = happens(state, 0, { play: 15 }, { starter: [starter] });
      expect(next.turn).toBe(starter);
      expect(Object.keys(drawn)).toEqual(['starter', 'deck']);
    }
    expect(() => happens(state, 0, { play: 15 }, { starter: [3] })).toThrow('chance.starter[0]: 3 is none of 1, 2');
  });

  it('[Z27] nobody pays more than they have', () => {
    const { state } = ended([10, 4], { brains: [2, 6, 9] });
    expect(state).toMatchObject({ brains: [2, 0, 5], pool: 49, phase: 'over', reason: 'round' });
    expect(mozg.outcome(state)).toEqual({
      winners: [2],
      places: [2, 3, 1],
      scores: [2, 0, 5],
      detail: { rounds: 1, reason: 'round' },
    });
    expect(state.hands[1]).toHaveLength(10);
  });

  it('[Z27] several can be left with none', () => {
    const { state } = ended([10, 10], { brains: [2, 6, 9] });
    expect(mozg.outcome(state)).toMatchObject({ winners: [0], places: [1, 2, 2], scores: [2, 0, 0] });
  });

  it('exactly as many cards as brains is the end', () => {
    expect(ended([3, 1], { brains: [9, 3, 9] }).state.phase).toBe('over');
    expect(ended([3, 1], { brains: [9, 4, 9] }).state.phase).toBe('bury');
  });

  it('[Z28] the round’s winner need not be the game’s', () => {
    expect(mozg.outcome(ended([1, 9], { brains: [3, 9, 9] }).state)?.winners).toEqual([1]);
  });

  it('a tie is a tie', () => {
    expect(mozg.outcome(ended([1, 9], { brains: [8, 9, 9] }).state)).toMatchObject({
      winners: [0, 1],
      places: [1, 1, 3],
    });
  });

  it('all that was remembered of the cards is forgotten', () => {
    const state = table({ hands: [[15, 15], [3], [4]] });
    const next = after(state, 0, { play: 15, give: { 1: 1 } });
    expect(next.memory).toEqual({ notes: [[], [], [], []], fresh: null, gone: [[], [], [], []] });
  });
});

describe('rock, paper, scissors', () => {
  it('decides a tie after the settlement: the tied show at once, hidden until the last', () => {
    const state = after(table({ hands: [[15], [3, 3], [4, 4], [5]], options: { starter: 'rps' } }), 0, { play: 15 });
    expect(state).toMatchObject({ phase: 'show', brains: [9, 7, 7, 8], rounds: 1 });
    expect(mozg.toAct(state)).toEqual([1, 2]);
    expect(view(mozg, state, 'table')).toMatchObject({ turn: null, contenders: [1, 2], shown: null });
    expect(refused(state, 0, { show: 'rock' })).toBe('not-asked');
    expect(refused(state, 1, { pass: true })).toBe('not-now');
    expect(movesOf(state, 1)).toEqual(['{"show":"rock"}', '{"show":"paper"}', '{"show":"scissors"}']);
    const { state: waiting, events } = happens(state, 1, { show: 'paper' });
    expect(events).toEqual([]);
    expect(JSON.stringify(view(mozg, waiting, 2))).not.toContain('paper');
    expect(JSON.stringify(view(mozg, waiting, 'table'))).not.toContain('paper');
    expect(view(mozg, waiting, 1).sign).toBe('paper');
    const { state: next, events: told } = happens(waiting, 2, { show: 'rock' });
    expect(told[0]).toEqual({ kind: 'shown', signs: [null, 'paper', 'rock', null] });
    expect(next).toMatchObject({ phase: 'bury', turn: 1, rounds: 2, contenders: [], signs: [null, null, null, null] });
    expect(view(mozg, next, 'table').shown).toEqual([null, 'paper', 'rock', null]);
    expect(view(mozg, next, 1).sign).toBeNull();
  });

  it.each([
    ['rock', 'scissors'],
    ['paper', 'rock'],
    ['scissors', 'paper'],
  ])('%s beats %s', (winner, loser) => {
    const state = after(table({ hands: [[15], [3, 3], [4, 4]], options: { starter: 'rps' } }), 0, { play: 15 });
    expect(after(after(state, 1, { show: winner }), 2, { show: loser }).turn).toBe(1);
    expect(after(after(state, 1, { show: loser }), 2, { show: winner }).turn).toBe(2);
  });

  it('exactly two signs: those with the beaten one are out, and the rest go on until one is left', () => {
    const state = after(table({ hands: [[15], [3], [4], [5], [6]], options: { starter: 'rps' } }), 0, { play: 15 });
    expect(mozg.toAct(state)).toEqual([1, 2, 3, 4]);
    const step = state.step;
    const show = (from: typeof state, ...signs: (string | null)[]) =>
      signs.reduce((now, sign, seat) => (sign === null ? now : after(now, seat, { show: sign })), from);
    for (const signs of [Array(4).fill('rock'), ['rock', 'paper', 'scissors', 'rock']]) {
      const repeat = show(state, null, ...signs);
      expect(repeat).toMatchObject({ phase: 'show', contenders: [1, 2, 3, 4], step: step + 1 });
      expect(mozg.toAct(repeat)).toEqual([1, 2, 3, 4]);
    }
    const three = show(state, null, 'rock', 'rock', 'scissors', 'rock');
    expect(three).toMatchObject({ phase: 'show', contenders: [1, 2, 4] });
    const two = show(three, null, 'scissors', 'paper', null, 'scissors');
    expect(mozg.toAct(two)).toEqual([1, 4]);
    expect(show(two, null, 'paper', null, null, 'scissors')).toMatchObject({ phase: 'bury', turn: 4 });
  });

  it('is not needed where one alone has fewest', () => {
    const one = table({ hands: [[15], [3, 3], [4]], options: { starter: 'rps' } });
    expect(after(one, 0, { play: 15 })).toMatchObject({ phase: 'bury', turn: 1 });
  });
});

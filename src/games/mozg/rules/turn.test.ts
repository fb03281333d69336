import { describe, expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { mozg } from './index.ts';
import { after, happens, movesOf, refused, table } from './playing.testing.ts';

describe('playing', () => {
  it('must be higher than the top; on an empty Horde anything goes', () => {
    const state = table({ hands: [[3, 7, 8, 12], [5]], horde: [2, 7] });
    expect(refused(state, 0, { play: 3 })).toBe('must-be-higher');
    expect(refused(state, 0, { play: 7 })).toBe('must-be-higher');
    expect(refused(state, 0, { play: 8 })).toBeUndefined();
    expect(refused(state, 0, { play: 13 })).toBe('not-in-hand');
    const empty = table({ hands: [[3, 7, 8, 12], [5]] });
    for (const play of [3, 7, 8, 12]) expect(refused(empty, 0, { play })).toBeUndefined();
  });

  it('puts one card on the Horde, and the next player clockwise goes on', () => {
    const state = table({ hands: [[9], [9], [3, 4, 5, 6]], graveyards: [[1], [1], [2]], horde: [4], turn: 2 });
    const next = after(state, 2, { play: 5 });
    expect(next).toMatchObject({ horde: [4, 5], turn: 0, phase: 'turn', hands: [[9], [9], [3, 4, 6]] });
    expect(view(mozg, next, 'table')).toMatchObject({ hordeTop: 5, turn: 0, handCounts: [1, 1, 3] });
    expect(mozg.toAct(next)).toEqual([0]);
    expect(refused(next, 2, { play: 6 })).toBe('not-asked');
  });

  it('[Z6] further copies go into opponents’ graveyards, divided as the player likes', () => {
    const state = table({ hands: [[7, 7, 7, 9], [1], [2], [3]], graveyards: [[], [4], [], [4]] });
    const next = after(state, 0, { play: 7, give: { 1: 1, 3: 1 } });
    expect(next).toMatchObject({ horde: [7], graveyards: [[], [4, 7], [], [4, 7]], turn: 1 });
    expect(next.hands[0]).toEqual([9]);
    expect(after(state, 0, { play: 7, give: { 2: 2 } }).graveyards).toEqual([[], [4], [7, 7], [4]]);
    expect(after(state, 0, { play: 7, give: { 2: 1 } }).hands[0]).toEqual([7, 9]);
    expect(refused(state, 0, { play: 7, give: { 1: 3 } })).toBe('too-few-copies');
    expect(refused(state, 0, { play: 9, give: { 1: 1 } })).toBe('too-few-copies');
    expect(refused(state, 0, { play: 7, give: { 0: 1 } })).toBe('not-yourself');
    expect(refused(state, 0, { play: 7, give: { 4: 1 } })).toBe('no-such-opponent');
    expect(refused(state, 0, { play: 8, give: { 4: 1 } })).toBe('not-in-hand');
    const low = table({ hands: [[7, 7], [1]], horde: [9] });
    expect(refused(low, 0, { play: 7, give: { 1: 1 } })).toBe('must-be-higher');
  });

  it('[Z6] copies are given before any effect: a graveyard they fill can be swapped', () => {
    const state = table({ hands: [[18, 18, 5, 6], [3]], graveyards: [[9], []] });
    const rolled = after(state, 0, { play: 18, give: { 1: 1 } }, { die: ['swap'] });
    expect(rolled.phase).toBe('swap');
    const swapped = after(rolled, 0, { swap: 'graveyard', with: 1 });
    expect(swapped.graveyards).toEqual([[], [9]]);
    expect(swapped.hands[0]).toEqual([5, 6, 18]);
  });

  it('a card given away has no effect, and an effect comes once however many were played', () => {
    const state = table({ hands: [[18, 18, 5, 6], [3]], graveyards: [[9], []] });
    expect(happens(state, 0, { play: 18, give: { 1: 1 } }, { die: ['brain', 'brain'] }).drawn['die']?.outcomes).toEqual(
      ['brain'],
    );
    const mice = table({ hands: [[11, 11, 5, 6, 7], [3]] });
    expect(after(mice, 0, { play: 11, give: { 1: 1 } })).toMatchObject({ graveyards: [[], [11]], aside: [11] });
  });

  it('lists every number of copies in every division once', () => {
    const state = table({ hands: [[4, 7, 7, 7], [1], [2]], horde: [5] });
    expect(movesOf(state, 0)).toEqual([
      '{"play":7}',
      '{"play":7,"give":{"2":1}}',
      '{"play":7,"give":{"1":1}}',
      '{"play":7,"give":{"2":2}}',
      '{"play":7,"give":{"1":1,"2":1}}',
      '{"play":7,"give":{"1":2}}',
      '{"pass":true}',
    ]);
    const five = table({ hands: [[1], [2], [7, 7, 7], [1], [2]], turn: 2 });
    // One alone, one to any of 4, and two to 4 in 4 + 6 ways.
    expect(movesOf(five, 2)).toHaveLength(1 + 4 + 10);
    expect(new Set(movesOf(five, 2)).size).toBe(15);
    expect(movesOf(five, 0)).toEqual([]);
    const many = { deck: { cards: { 5: 25, 6: 25 }, marshmallow: [] } };
    const hoard = movesOf(table({ hands: [[5, 5, 5, 5, 5, 5], [6], [6], [6]], options: many }), 0);
    // Up to 5 among 3 opponents: 5 things in 4 places, keeping being one of them.
    expect(hoard).toHaveLength(56);
    expect(new Set(hoard).size).toBe(56);
  });
});

describe('passing', () => {
  const state = table({ hands: [[3, 12], [5]], graveyards: [[6], [6]], horde: [2, 9], reserve: [17, 4, 10] });

  it('discards the Horde, costs a brain, and draws two to choose from', () => {
    const { state: passed, events } = happens(state, 0, { pass: true });
    expect(passed).toMatchObject({ horde: [], discard: [2, 9], brains: [8, 9], phase: 'keep', turn: 0 });
    expect(passed.pool).toBe(56 - 17);
    expect(passed.offered).toEqual([[4, 17], []]);
    expect(passed.hands[0]).toEqual([3, 4, 12, 17]);
    expect(view(mozg, passed, 'table')).toMatchObject({ handCounts: [4, 1], graveyardCounts: [1, 1] });
    expect(events).toEqual([
      { kind: 'passed', seat: 0 },
      { kind: 'horde-discarded', seat: 0, cards: 2 },
      { kind: 'drew', seat: 0, cards: 2 },
    ]);
    expect(refused(passed, 0, { keep: 3 })).toBe('not-of-the-two');
    expect(refused(passed, 0, { play: 17 })).toBe('not-now');
    const low = after(passed, 0, { keep: 4 });
    expect([low.hands[0], low.graveyards[0], low.offered[0]]).toEqual([[3, 4, 12], [6, 17], []]);
    const high = after(passed, 0, { keep: 17 });
    expect([high.hands[0], high.graveyards[0]]).toEqual([
      [3, 12, 17],
      [4, 6],
    ]);
  });

  it('[Z3] never on an empty Horde while holding a card', () => {
    const begin = table({ hands: [[3], [5]], graveyards: [[6], [6]] });
    expect(refused(begin, 0, { pass: true })).toBe('cannot-pass-on-empty-horde');
    expect(refused(state, 0, { pass: true })).toBeUndefined();
    expect(movesOf(begin, 0)).toEqual(['{"play":3}']);
  });

  it('[Z4] a pass is followed by a new Horde, begun by the same player with any card', () => {
    const kept = after(after(state, 0, { pass: true }), 0, { keep: 4 });
    expect(kept).toMatchObject({ phase: 'turn', turn: 0 });
    expect(refused(kept, 0, { pass: true })).toBe('cannot-pass-on-empty-horde');
    expect(movesOf(kept, 0)).toEqual(['{"play":3}', '{"play":4}', '{"play":12}']);
    expect(after(kept, 0, { play: 3 })).toMatchObject({ horde: [3], turn: 0, phase: 'refill' });
  });

  it('[Z5] the last brain lost by a pass ends the game at once, before drawing', () => {
    const last = { ...state, brains: [1, 9], pool: 46 };
    const { state: over, events, drawn } = happens(last, 0, { pass: true });
    expect(over).toMatchObject({ phase: 'over', brains: [0, 9], pool: 47, hands: [[3, 12], [5]], horde: [] });
    expect(drawn).toEqual({});
    expect(events.at(-1)).toEqual({ kind: 'finished', reason: 'passed' });
    expect(mozg.outcome(over)).toEqual({
      winners: [1],
      places: [2, 1],
      scores: [0, 9],
      detail: { rounds: 1, reason: 'passed' },
    });
    expect(mozg.toAct(over)).toEqual([]);
    expect(refused(over, 1, { play: 5 })).toBe('over');
    expect(mozg.outcome(last)).toBeUndefined();
  });

  it('[Z30] keeping is asked even when the two are equal', () => {
    const equal = table({ hands: [[3], [5]], graveyards: [[6], [6]], horde: [9], reserve: [4, 4] });
    const passed = after(equal, 0, { pass: true });
    expect(passed.phase).toBe('keep');
    expect(movesOf(passed, 0)).toEqual(['{"keep":4}']);
    const kept = after(passed, 0, { keep: 4 });
    expect([kept.hands[0], kept.graveyards[0]]).toEqual([
      [3, 4],
      [4, 6],
    ]);
  });
});

describe('refilling', () => {
  it('takes cards of one’s choice up to three in hand', () => {
    const state = table({ hands: [[3, 12], [5]], graveyards: [[4, 6, 6], [6]] });
    const played = after(state, 0, { play: 3 });
    expect(played).toMatchObject({ phase: 'refill', turn: 0 });
    expect(movesOf(played, 0)).toEqual(['{"refill":[4,6]}', '{"refill":[6,6]}']);
    expect(refused(played, 0, { refill: [4] })).toBe('wrong-number-of-cards');
    expect(refused(played, 0, { refill: [4, 6, 6] })).toBe('wrong-number-of-cards');
    expect(refused(played, 0, { refill: [4, 4] })).toBe('not-in-graveyard');
    expect(refused(played, 0, { refill: [] })).toBe('malformed');
    expect(refused(played, 0, { play: 12 })).toBe('not-now');
    const { state: full, events } = happens(played, 0, { refill: [6, 4] });
    expect(full).toMatchObject({ hands: [[4, 6, 12], [5]], graveyards: [[6], [6]], turn: 1, phase: 'turn' });
    expect(events).toEqual([{ kind: 'refilled', seat: 0, cards: 2 }]);
  });

  it('lists every different selection of one, two and three once', () => {
    const graveyard = [1, 4, 4, 6, 6, 6];
    const take = (hand: number[]) =>
      movesOf(after(table({ hands: [[0, ...hand], [5]], graveyards: [graveyard, [2]] }), 0, { play: 0 }), 0);
    expect(take([9, 9])).toEqual(['{"refill":[1]}', '{"refill":[4]}', '{"refill":[6]}']);
    expect(take([9])).toEqual(['[1,4]', '[1,6]', '[4,4]', '[4,6]', '[6,6]'].map((cards) => `{"refill":${cards}}`));
    expect(take([])).toEqual(
      ['[1,4,4]', '[1,4,6]', '[1,6,6]', '[4,4,6]', '[4,6,6]', '[6,6,6]'].map((cards) => `{"refill":${cards}}`),
    );
  });

  it('a refill of the whole graveyard is done by the table', () => {
    for (const graveyard of [[4], [4, 6]]) {
      const state = table({ hands: [[3, 12], [5]], graveyards: [graveyard, [6]] });
      const { state: played, events } = happens(state, 0, { play: 3 });
      expect(played).toMatchObject({ phase: 'turn', turn: 1 });
      expect(played.hands[0]).toEqual([...graveyard, 12]);
      expect(played.graveyards[0]).toEqual([]);
      expect(events.at(-1)).toEqual({ kind: 'refilled', seat: 0, cards: graveyard.length });
    }
  });

  it('[Z30] what only its owner can see to have one answer is asked', () => {
    const state = table({ hands: [[3, 12, 12], [5]], graveyards: [[6, 6], [7]] });
    const played = after(state, 0, { play: 3 });
    expect(played.phase).toBe('refill');
    expect(movesOf(played, 0)).toEqual(['{"refill":[6]}']);
  });

  it('is skipped with three or more in hand, and with an empty graveyard', () => {
    const three = table({ hands: [[3, 12, 13, 14], [5]], graveyards: [[6, 7], [7]] });
    expect(after(three, 0, { play: 3 })).toMatchObject({ phase: 'turn', turn: 1, graveyards: [[6, 7], [7]] });
    const empty = table({ hands: [[3, 12], [5]], graveyards: [[], [7]] });
    expect(happens(empty, 0, { play: 3 }).events).toHaveLength(1);
  });

  it('[Z14] comes also at the end of a turn that began with a pass', () => {
    const state = table({ hands: [[3], [5]], graveyards: [[6], [6]], horde: [9], reserve: [17, 4] });
    const kept = after(after(state, 0, { pass: true }), 0, { keep: 17 });
    expect([kept.hands[0], kept.graveyards[0]]).toEqual([
      [3, 17],
      [4, 6],
    ]);
    expect(after(kept, 0, { play: 3 })).toMatchObject({ hands: [[4, 6, 17], [5]], turn: 1 });
  });

  it('[Z29] there is no hand limit', () => {
    const hand = [3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 9, 9];
    const state = table({ hands: [hand, [5].slice(1)], graveyards: [[], [12]], horde: [1], reserve: [17, 14] });
    const kept = after(after(state, 0, { pass: true }), 0, { keep: 17 });
    expect(kept.hands[0]).toEqual([...hand, 17]);
    expect(after(kept, 0, { play: 3 }).hands[0]).toHaveLength(15);
  });
});

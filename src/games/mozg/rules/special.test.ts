import { describe, expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { mozg } from './index.ts';
import { after, happens, movesOf, refused, table } from './playing.testing.ts';

describe('Komar', () => {
  it('[Z7] may be played on anything, and the top is 0 then', () => {
    for (const top of [0, 5, 19]) {
      const state = table({ hands: [[0, 1, 2, 3], [1]], horde: [top] });
      const next = after(state, 0, { play: 0 });
      expect(next.horde).toEqual([top, 0]);
      expect(refused(next, 1, { play: 1 })).toBeUndefined();
    }
  });

  it('[Z8] may be played on Pająk too, whose word is spent', () => {
    const state = table({
      hands: [
        [0, 3, 4, 5],
        [9, 10, 12, 13],
      ],
      horde: [8],
    });
    const next = after(state, 0, { play: 0 });
    expect(refused(next, 1, { play: 9 })).toBeUndefined();
  });
});

describe('Pająk', () => {
  const state = table({
    hands: [
      [8, 9, 12, 13],
      [3, 7, 8, 9, 19],
      [1, 2, 4, 8],
    ],
    horde: [5],
  });
  const spider = after(state, 0, { play: 8 });

  it('lets the next player play only below 8, without beating the top', () => {
    for (const play of [8, 9, 19]) expect(refused(spider, 1, { play })).toBe('spider-says-lower-than-8');
    for (const play of [3, 7]) expect(refused(spider, 1, { play })).toBeUndefined();
    expect(refused(spider, 1, { pass: true })).toBeUndefined();
  });

  it('[Z10] then the pile climbs again', () => {
    const next = after(spider, 1, { play: 3 });
    expect(next.horde).toEqual([5, 8, 3]);
    expect(refused(next, 2, { play: 2 })).toBe('must-be-higher');
    expect(refused(next, 2, { play: 4 })).toBeUndefined();
    expect(refused(next, 2, { play: 8 })).toBeUndefined();
  });

  it('[Z9] passing takes the restriction away with the Horde', () => {
    const passed = after(spider, 1, { pass: true });
    const kept = after(passed, 1, { keep: passed.offered[1]?.[0] });
    for (const play of [3, 8, 9, 19]) expect(refused(kept, 1, { play })).toBeUndefined();
    const next = after(kept, 1, { play: 3 });
    expect(refused(next, 2, { play: 8 })).toBeUndefined();
  });
});

describe('Mysz', () => {
  const state = table({ hands: [[11, 3, 4, 19], [5]], graveyards: [[6], [7]], horde: [2, 9], discard: [17] });

  it('[Z11] sets the Horde aside, itself included, and takes another turn on the empty one', () => {
    const { state: next, events } = happens(state, 0, { play: 11 });
    expect(next).toMatchObject({ horde: [], discard: [17], aside: [2, 9, 11], turn: 0, phase: 'turn', brains: [9, 9] });
    expect(events).toEqual([
      { kind: 'played', seat: 0, card: 11, give: null },
      { kind: 'horde-set-aside', seat: 0, cards: 3 },
      { kind: 'another-turn', seat: 0 },
    ]);
    expect(refused(next, 0, { play: 3 })).toBeUndefined();
    expect(refused(next, 0, { pass: true })).toBe('cannot-pass-on-empty-horde');
    expect(after(next, 0, { play: 3 })).toMatchObject({ turn: 1, horde: [3] });
    expect(after(next, 0, { play: 3 }).hands[0]).toEqual([4, 6, 19]);
  });

  it('must itself be higher than the top', () => {
    expect(refused(table({ hands: [[11], [5]], horde: [12] }), 0, { play: 11 })).toBe('must-be-higher');
  });

  it('refills before the extra turn', () => {
    const few = table({ hands: [[11, 3], [5]], graveyards: [[6, 7, 9], [7]] });
    const refilling = after(few, 0, { play: 11 });
    expect(refilling).toMatchObject({ phase: 'refill', turn: 0, extra: true });
    const next = after(refilling, 0, { refill: [6, 9] });
    expect(next).toMatchObject({ phase: 'turn', turn: 0, extra: false, hands: [[3, 6, 9], [5]] });
    expect(after(next, 0, { play: 9 })).toMatchObject({ turn: 1 });
  });

  it('twice in a row takes two extra turns', () => {
    const mice = table({ hands: [[11, 11, 3], [5]], graveyards: [[6], [7]] });
    const once = after(mice, 0, { play: 11 });
    const twice = after(once, 0, { play: 11 });
    expect(twice).toMatchObject({
      turn: 0,
      phase: 'turn',
      discard: [],
      aside: [11, 11],
      horde: [],
      hands: [[3, 6], [5]],
    });
    expect(after(twice, 0, { play: 3 })).toMatchObject({ turn: 1, horde: [3] });
  });

  it('[Z12] what it set aside is never reshuffled, not even when there is nothing else', () => {
    const dry = table({ hands: [[11, 18, 9], [5]], graveyards: [[], []], horde: [2], rest: 1 });
    const mouse = after(dry, 0, { play: 11 });
    const { state: rained, drawn, events } = happens(mouse, 0, { play: 18 }, { die: ['rain'] });
    expect(drawn['reshuffle']).toBeUndefined();
    expect(events).toContainEqual({ kind: 'rained-on', seat: 0, cards: 0 });
    expect(rained).toMatchObject({ aside: [2, 11], horde: [18], discard: [] });
  });

  it('[Z12] a Reserve is renewed from the discard alone, whatever lies aside', () => {
    const few = table({ hands: [[18, 9], [5]], horde: [2], discard: [3, 4], aside: [6, 7, 11], reserve: [], rest: 1 });
    const { state: rained, drawn } = happens(few, 0, { play: 18 }, { die: ['rain'], reshuffle: [[4, 3]] });
    expect(drawn['reshuffle']?.outcomes).toEqual([[4, 3]]);
    expect(rained).toMatchObject({ aside: [6, 7, 11], discard: [] });
  });

  it('[Z12] everybody sees what lies aside, in ascending order', () => {
    const { state: next } = happens(table({ hands: [[11, 3, 4], [5]], horde: [9, 2] }), 0, { play: 11 });
    for (const viewer of [0, 1, 'table'] as const)
      expect(view(mozg, next, viewer)).toMatchObject({ aside: [2, 9, 11] });
  });

  it('[Z12] it comes back with the next round', () => {
    const last = table({ hands: [[15], [5]], graveyards: [[], []], horde: [2], aside: [6, 7, 11] });
    const dealt = after(last, 0, { play: 15 });
    expect(dealt).toMatchObject({ phase: 'bury', rounds: 2, aside: [] });
    expect([...dealt.hands.flat(), ...dealt.reserve.slice(dealt.drawn)]).toHaveLength(50);
  });

  it('[Z13] with neither hand nor graveyard left the round ends instead', () => {
    const last = table({ hands: [[11], [5, 6]], graveyards: [[], [7]], horde: [2] });
    const { state: next, events } = happens(last, 0, { play: 11 });
    expect(next).toMatchObject({ brains: [9, 6], phase: 'bury', rounds: 2, turn: 1 });
    expect(events).toContainEqual({ kind: 'round-ended', lost: [0, 3] });
    expect(events).not.toContainEqual({ kind: 'another-turn', seat: 0 });
  });

  it('[Z13] with a graveyard left it goes on', () => {
    const last = table({ hands: [[11], [5, 6]], graveyards: [[4], [7]], horde: [2] });
    expect(after(last, 0, { play: 11 })).toMatchObject({ turn: 0, phase: 'turn', hands: [[4], [5, 6]] });
  });
});

describe('Słodka pianka', () => {
  it('is on 1, 2, 18 and 19 only', () => {
    for (let card = 0; card < 20; card++) {
      const state = table({ hands: [[card, 3, 4, 5], [5]], graveyards: [[6], [7]] });
      const { drawn } = happens(state, 0, { play: card }, { die: ['brain'] });
      expect(drawn['die'] !== undefined).toBe([1, 2, 18, 19].includes(card));
    }
  });

  it('is where a deck of one’s own says', () => {
    const cards = { 5: 25, 6: 25 };
    const options = { deck: { cards, marshmallow: [6] } };
    const state = table({ hands: [[5, 6, 6, 6], [5]], options });
    expect(happens(state, 0, { play: 6 }, { die: ['brain'] }).drawn['die']?.outcomes).toEqual(['brain']);
    expect(happens(state, 0, { play: 5 }).drawn).toEqual({});
    expect(movesOf(state, 0)).toHaveLength(4);
    expect(mozg.labels(2)).toContain('die');
  });
});

import { describe, expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { mozg } from './index.ts';
import { after, happens, movesOf, refused, table, type Setting } from './playing.testing.ts';

const roll = (face: string) => ({ die: [face] });

/** Seat 0 plays an 18 and rolls `face`. */
function rolled(face: string, setting: Partial<Setting> = {}) {
  return happens(
    table({ hands: [[18, 3, 4, 5], [6], [7]], graveyards: [[9], [9], [9]], ...setting }),
    0,
    { play: 18 },
    roll(face),
  );
}

describe('gift', () => {
  it('puts a card from the hand into an opponent’s graveyard', () => {
    const { state } = rolled('gift');
    expect(state).toMatchObject({ phase: 'gift', turn: 0 });
    expect(movesOf(state, 0)).toEqual([1, 2].flatMap((to) => [3, 4, 5].map((gift) => JSON.stringify({ gift, to }))));
    expect(refused(state, 0, { gift: 9, to: 1 })).toBe('not-in-hand');
    expect(refused(state, 0, { gift: 3, to: 0 })).toBe('not-yourself');
    expect(refused(state, 0, { gift: 3, to: 3 })).toBe('no-such-opponent');
    expect(refused(state, 0, { steal: 1 })).toBe('not-now');
    const { state: given, events } = happens(state, 0, { gift: 4, to: 2 });
    expect(given).toMatchObject({ hands: [[3, 5, 9], [6], [7]], graveyards: [[], [9], [4, 9]], turn: 1 });
    expect(events[0]).toEqual({ kind: 'gifted', seat: 0, to: 2 });
    expect(JSON.stringify(events)).not.toContain('4');
  });

  it('of the only card to the only opponent is given by the table', () => {
    const { state } = rolled('gift', { hands: [[18, 4], [6]], graveyards: [[9], [9]] });
    expect(state).toMatchObject({ phase: 'turn', turn: 1, hands: [[9], [6]], graveyards: [[], [4, 9]] });
    expect(state.lastRoll).toEqual({ seat: 0, face: 'gift', other: 1, swap: null });
  });

  it('[Z30] two equal cards, or two opponents, are asked for', () => {
    expect(rolled('gift', { hands: [[18, 4, 4], [6]], graveyards: [[9], [9]] }).state.phase).toBe('gift');
    expect(rolled('gift', { hands: [[18, 4], [6], [7]] }).state.phase).toBe('gift');
  });

  it('[Z19] with nothing in hand has no effect', () => {
    const { state } = rolled('gift', { hands: [[18], [6], [7]] });
    expect(state).toMatchObject({ phase: 'turn', turn: 1, hands: [[9], [6], [7]], graveyards: [[], [9], [9]] });
  });

  it('of the last card ends the round', () => {
    const { state } = rolled('gift', { hands: [[18, 4], [6], [7]], graveyards: [[], [9], [9]] });
    const { events, state: next } = happens(state, 0, { gift: 4, to: 1 });
    expect(events).toContainEqual({ kind: 'round-ended', lost: [0, 3, 2] });
    expect(next).toMatchObject({ brains: [9, 6, 7], turn: 1, rounds: 2 });
  });
});

describe('steal', () => {
  it('takes a brain from an opponent', () => {
    const { state } = rolled('steal');
    expect(movesOf(state, 0)).toEqual(['{"steal":1}', '{"steal":2}']);
    expect(refused(state, 0, { steal: 0 })).toBe('not-yourself');
    expect(refused(state, 0, { steal: 4 })).toBe('no-such-opponent');
    expect(refused(state, 0, { swap: 'hand', with: 1 })).toBe('not-now');
    const middle = table({ hands: [[6], [18, 3, 4, 5], [7], [8]], turn: 1 });
    const moves = movesOf(after(middle, 1, { play: 18 }, roll('steal')), 1);
    expect(moves).toEqual(['{"steal":0}', '{"steal":2}', '{"steal":3}']);
    const { state: next, events } = happens(state, 0, { steal: 2 });
    expect(next).toMatchObject({ brains: [10, 9, 8], pool: 29, turn: 1 });
    expect(events[0]).toEqual({ kind: 'stole', seat: 0, from: 2 });
  });

  it('from the only opponent is done by the table', () => {
    const { state } = rolled('steal', { hands: [[18, 4], [6]], graveyards: [[9], [9]] });
    expect(state).toMatchObject({ brains: [10, 8], turn: 1 });
  });

  it('[Z24] a stolen last brain reaches the thief, and the game is over at once', () => {
    const { state } = rolled('steal', { brains: [3, 9, 1] });
    const over = after(state, 0, { steal: 2 });
    expect(over).toMatchObject({ phase: 'over', brains: [4, 9, 0], horde: [18], hands: [[3, 4, 5], [6], [7]] });
    expect(mozg.outcome(over)).toEqual({
      winners: [1],
      places: [2, 1, 3],
      scores: [4, 9, 0],
      detail: { rounds: 1, reason: 'stolen' },
    });
  });

  it('[Z24] the end of the game comes before the end of the round: a last card that steals the last brain settles nothing', () => {
    const { state, events } = rolled('steal', { hands: [[18], [6, 7]], graveyards: [[], [9]], brains: [2, 1] });
    expect(state).toMatchObject({ phase: 'over', brains: [3, 0], reason: 'stolen' });
    expect(events.map((event) => event.kind)).toEqual(['played', 'rolled', 'stole', 'finished']);
  });

  it('[Z26] there is no limit of brains', () => {
    const { state } = rolled('steal', { hands: [[18, 4], [6]], graveyards: [[9], [9]], brains: [54, 2] });
    expect(state.brains).toEqual([55, 1]);
  });
});

describe('swap', () => {
  it('[Z20] swaps hands whatever they hold, or graveyards with anyone whose graveyard is not empty', () => {
    const { state } = rolled('swap', {
      hands: [[18], [], [7]],
      graveyards: [[], [], [9, 12]],
      horde: [3],
      turn: 0,
      rest: 'reserve',
    });
    expect(movesOf(state, 0)).toEqual([
      '{"swap":"hand","with":1}',
      '{"swap":"hand","with":2}',
      '{"swap":"graveyard","with":2}',
    ]);
    expect(refused(state, 0, { swap: 'graveyard', with: 1 })).toBe('graveyard-is-empty');
    const { state: next, events } = happens(state, 0, { swap: 'hand', with: 2 });
    expect(next.lastRoll).toEqual({ seat: 0, face: 'swap', other: 2, swap: 'hand' });
    expect(events[0]).toEqual({ kind: 'swapped', seat: 0, with: 2, what: 'hand' });
  });

  it('[Z20] one’s own graveyard may be empty', () => {
    const { state } = rolled('swap', { graveyards: [[], [9], [9, 12]] });
    const next = after(state, 0, { swap: 'graveyard', with: 2 });
    expect(next.graveyards).toEqual([[9, 12], [9], []]);
    expect(next.turn).toBe(1);
  });

  it('[Z22] is not with oneself, and not with nobody', () => {
    const { state } = rolled('swap');
    expect(refused(state, 0, { swap: 'hand', with: 0 })).toBe('not-yourself');
    expect(refused(state, 0, { swap: 'graveyard', with: 0 })).toBe('not-yourself');
    expect(refused(state, 0, { swap: 'hand', with: 3 })).toBe('no-such-opponent');
    expect(refused(state, 0, { steal: 1 })).toBe('not-now');
  });

  it('with one partner and one kind is done by the table', () => {
    const { state } = rolled('swap', {
      hands: [
        [18, 3, 4, 5],
        [6, 7],
      ],
      graveyards: [[9], []],
    });
    expect(state).toMatchObject({
      hands: [
        [6, 7, 9],
        [3, 4, 5],
      ],
      graveyards: [[], []],
      turn: 1,
    });
    expect(rolled('swap', { hands: [[18, 3, 4, 5], [6]], graveyards: [[], [9]] }).state.phase).toBe('swap');
    expect(rolled('swap', { graveyards: [[9], [], []] }).state.phase).toBe('swap');
  });

  it('[Z21] whoever has nothing after it ended the round, and everybody else pays, the roller included', () => {
    const { state } = rolled('swap', { hands: [[18], [6, 7], [7]], graveyards: [[9], [], [12]] });
    const { state: next, events } = happens(state, 0, { swap: 'hand', with: 1 });
    expect(events).toContainEqual({ kind: 'round-ended', lost: [3, 0, 2] });
    expect(next).toMatchObject({ brains: [6, 9, 7], turn: 0, rounds: 2 });
  });

  it('[Z23] an opponent left short refills only after their own next play', () => {
    const { state } = rolled('swap', { hands: [[18, 5], [6, 7, 7], [7]], graveyards: [[9], [12, 13, 14], [9]] });
    const next = after(state, 0, { swap: 'hand', with: 1 });
    expect(next).toMatchObject({ hands: [[6, 7, 7], [5], [7]], graveyards: [[9], [12, 13, 14], [9]], turn: 1 });
    expect(refused(next, 1, { refill: [12, 13] })).toBe('not-now');
    const passed = after(next, 1, { pass: true });
    const kept = after(passed, 1, { keep: passed.offered[1]?.[0] });
    expect(kept).toMatchObject({ phase: 'turn', turn: 1 });
    expect(kept.hands[1]).toHaveLength(2);
    expect(after(kept, 1, { play: kept.hands[1]?.[0] }, roll('brain'))).toMatchObject({ phase: 'refill', turn: 1 });
  });
});

describe('rain', () => {
  it('everyone draws one into their graveyard, the roller first, then clockwise', () => {
    const state = table({
      hands: [[6], [18, 3, 4, 5], [7]],
      graveyards: [[9], [9], [9]],
      reserve: [10, 12, 13, 14],
      turn: 1,
    });
    const { state: next, events } = happens(state, 1, { play: 18 }, roll('rain'));
    expect(next).toMatchObject({
      graveyards: [
        [9, 13],
        [9, 10],
        [9, 12],
      ],
      turn: 2,
    });
    expect(events.slice(2)).toEqual([1, 2, 0].map((seat) => ({ kind: 'rained-on', seat, cards: 1 })));
  });

  it('is complete before the refill', () => {
    const { state } = rolled('rain', {
      hands: [[18, 4, 5], [6], [7]],
      graveyards: [[], [9], [9]],
      reserve: [10, 12, 13],
    });
    expect(state).toMatchObject({ hands: [[4, 5, 10], [6], [7]], graveyards: [[], [9, 12], [9, 13]], turn: 1 });
  });

  it('[Z18] with no card to take a player draws nothing', () => {
    const { state, events, drawn } = rolled('rain', {
      hands: [[18, 3, 4, 5], [6], [7]],
      graveyards: [[9], [9], []],
      reserve: [10],
      rest: 2,
    });
    expect(events.slice(2)).toEqual([
      { kind: 'rained-on', seat: 0, cards: 1 },
      { kind: 'rained-on', seat: 1, cards: 0 },
      { kind: 'rained-on', seat: 2, cards: 0 },
    ]);
    expect(state.graveyards[1]).toEqual([9]);
    expect(drawn['reshuffle']).toBeUndefined();
  });

  it('that had no card for the roller ends the round', () => {
    const { state, events } = rolled('rain', { hands: [[18], [6]], graveyards: [[], []], rest: 1 });
    expect(events.at(-2)).toEqual({ kind: 'round-ended', lost: [0, 9] });
    expect(state).toMatchObject({ phase: 'over', brains: [9, 0], reason: 'round' });
  });

  it('that gives the roller a card lets the round go on', () => {
    const { state } = rolled('rain', { hands: [[18], [6]], graveyards: [[], []], reserve: [10, 12] });
    expect(state).toMatchObject({ hands: [[10], [6]], graveyards: [[], [12]], turn: 1, rounds: 1 });
  });

  it('renews the Reserve from the discard, whole, the Horde left alone', () => {
    const { state, drawn } = rolled('rain', {
      hands: [[18, 3, 4, 5], [6], [7]],
      graveyards: [[9], [9], []],
      horde: [2, 13],
      discard: [17, 12, 1],
      reserve: [10],
      rest: 2,
    });
    expect(state.memory.fresh).toEqual([1, 12, 17]);
    expect(drawn['reshuffle']?.outcomes).toHaveLength(1);
    expect(state).toMatchObject({ horde: [2, 13, 18], discard: [] });
    expect(view(mozg, state, 'table')).toMatchObject({ reserve: 1, renewed: [1, 12, 17] });
  });

  it('renews it from the Horde below its top only when there is no discard', () => {
    const { state, drawn } = rolled('rain', {
      hands: [[18, 3, 4, 5], [6], [7]],
      graveyards: [[9], [9], []],
      horde: [2, 13],
      rest: 2,
    });
    expect(drawn['reshuffle']?.outcomes[0]).toHaveLength(2);
    expect(state.memory.fresh).toEqual([2, 13]);
    expect(state.horde).toEqual([18]);
    expect(view(mozg, state, 'table').reserve).toBe(0);
  });

  it('a reshuffle of a single card is one', () => {
    const { drawn, events } = rolled('rain', {
      hands: [[18, 3, 4, 5], [6], [7]],
      graveyards: [[9], [9], []],
      discard: [2],
      rest: 2,
    });
    expect(drawn['reshuffle']?.outcomes).toEqual([[2]]);
    expect(events[2]).toEqual({ kind: 'reshuffled', cards: 1 });
  });
});

describe('brain', () => {
  it('takes one from the pool', () => {
    const { state, events } = rolled('brain');
    expect(state).toMatchObject({ brains: [10, 9, 9], pool: 28, turn: 1 });
    expect(events[2]).toEqual({ kind: 'took-brain', seat: 0, brains: 1 });
  });

  it('[Z25] an empty pool gives none', () => {
    const { state, events } = rolled('brain', { brains: [20, 20, 16] });
    expect(state).toMatchObject({ brains: [20, 20, 16], pool: 0, turn: 1 });
    expect(events[2]).toEqual({ kind: 'took-brain', seat: 0, brains: 0 });
  });
});

describe('again', () => {
  it('[Z16] refills, then takes another turn on the Horde as it lies', () => {
    const { state } = rolled('again', { hands: [[18, 4, 5], [6], [7]], graveyards: [[9, 19], [9], [9]] });
    expect(state).toMatchObject({ phase: 'refill', turn: 0, extra: true });
    const next = after(state, 0, { refill: [19] });
    expect(next).toMatchObject({ phase: 'turn', turn: 0, horde: [18], hands: [[4, 5, 19], [6], [7]] });
    expect(movesOf(next, 0)).toEqual(['{"play":19}', '{"pass":true}']);
  });

  it('[Z16] if nothing can be played, one passes as usual', () => {
    const { state } = rolled('again', { hands: [[18, 4, 5, 6], [6], [7]] });
    expect(movesOf(state, 0)).toEqual(['{"pass":true}']);
    expect(after(state, 0, { pass: true })).toMatchObject({ brains: [8, 9, 9], phase: 'keep' });
  });

  it('[Z17] with no card left the extra turn is a pass, and the round goes on', () => {
    const { state, events } = rolled('again', {
      hands: [[18], [6], [7]],
      graveyards: [[], [9], [9]],
      reserve: [3, 10],
    });
    expect(state).toMatchObject({ phase: 'turn', turn: 0, rounds: 1, brains: [9, 9, 9] });
    expect(events.at(-1)).toEqual({ kind: 'another-turn', seat: 0 });
    expect(mozg.toAct(state)).toEqual([0]);
    expect(movesOf(state, 0)).toEqual(['{"pass":true}']);
    const kept = after(after(state, 0, { pass: true }), 0, { keep: 10 });
    expect(kept).toMatchObject({
      brains: [8, 9, 9],
      hands: [[10], [6], [7]],
      graveyards: [[3], [9], [9]],
      phase: 'turn',
    });
    expect(after(kept, 0, { play: 10 })).toMatchObject({ hands: [[3], [6], [7]], turn: 1, rounds: 1 });
  });
});

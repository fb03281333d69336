import { describe, expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { mozg } from './index.ts';
import { after, happens, movesOf, refused, table } from './playing.testing.ts';

const options = { refill: 'forgotten' };

describe('[Z15] refilling can be forgotten', () => {
  const state = table({ hands: [[3, 12], [5, 6, 13], [7]], graveyards: [[4, 6, 9], [6], [9]], options });
  const played = after(state, 0, { play: 3 });

  it('after a turn its player may still refill, and the next player is asked too', () => {
    expect(played).toMatchObject({ phase: 'turn', turn: 1, late: 0, hands: [[12], [5, 6, 13], [7]] });
    expect(mozg.toAct(played)).toEqual([0, 1]);
    expect(view(mozg, played, 'table')).toMatchObject({ late: 0, turn: 1, asked: [0, 1] });
    expect(movesOf(played, 0)).toEqual(['[4,6]', '[4,9]', '[6,9]'].map((cards) => `{"refill":${cards}}`));
    expect(refused(played, 0, { play: 12 })).toBe('not-now');
    expect(refused(played, 0, { pass: true })).toBe('not-now');
    expect(refused(played, 0, { refill: [4] })).toBe('wrong-number-of-cards');
    expect(refused(played, 0, { refill: [4, 5] })).toBe('not-in-graveyard');
    expect(refused(played, 1, { refill: [6] })).toBe('not-now');
    const refilled = after(played, 0, { refill: [9, 4] });
    expect(refilled).toMatchObject({ turn: 1, late: null, phase: 'turn', hands: [[4, 9, 12], [5, 6, 13], [7]] });
    expect(mozg.toAct(refilled)).toEqual([1]);
    expect(refused(refilled, 0, { refill: [6] })).toBe('not-asked');
  });

  it('the next player’s first move, a pass included, is too late', () => {
    const next = after(played, 1, { play: 5 });
    expect(next).toMatchObject({ turn: 2, late: 1 });
    expect(mozg.toAct(next)).toEqual([1, 2]);
    expect(refused(next, 0, { refill: [4, 6] })).toBe('not-asked');
    const passed = after(played, 1, { pass: true });
    expect(passed).toMatchObject({ phase: 'keep', late: null });
    expect(mozg.toAct(passed)).toEqual([1]);
  });

  it('until the end of one’s next turn', () => {
    let now = after(played, 1, { play: 5 });
    now = after(now, 2, { play: 7 });
    expect(now).toMatchObject({ turn: 0, late: 2, hands: [[12], [6, 13], []] });
    expect(refused(now, 0, { refill: [4, 6] })).toBe('not-now');
    now = after(now, 0, { play: 12 });
    expect(now).toMatchObject({ turn: 1, late: 0, hands: [[], [6, 13], []] });
    expect(refused(now, 0, { refill: [4, 6, 9] })).toBeUndefined();
  });

  it('every refill is an entry, also of a whole graveyard', () => {
    const whole = table({ hands: [[3, 12], [5]], graveyards: [[4], [6]], options });
    const next = after(whole, 0, { play: 3 });
    expect(next).toMatchObject({ late: 0, graveyards: [[4], [6]] });
    expect(movesOf(next, 0)).toEqual(['{"refill":[4]}']);
    expect(after(next, 0, { refill: [4] })).toMatchObject({ hands: [[4, 12], [5]], late: null });
  });

  it('is not asked with three in hand, or with an empty graveyard', () => {
    const three = table({ hands: [[3, 12, 13, 14], [5]], graveyards: [[4], [6]], options });
    expect(mozg.toAct(after(three, 0, { play: 3 }))).toEqual([1]);
    const empty = table({ hands: [[3, 12], [5]], graveyards: [[], [6]], options });
    expect(mozg.toAct(after(empty, 0, { play: 3 }))).toEqual([1]);
  });

  it('is not possible after a round’s end', () => {
    const last = table({ hands: [[3], [5]], graveyards: [[], [6]], options });
    expect(after(last, 0, { play: 3 })).toMatchObject({ phase: 'bury', late: null });
  });

  it('where it is kept, the table sees to it', () => {
    const kept = table({
      hands: [
        [3, 12],
        [5, 6, 13],
      ],
      graveyards: [[4, 6, 9], [6]],
    });
    expect(after(kept, 0, { play: 3 })).toMatchObject({ phase: 'refill', turn: 0, late: null });
    expect(mozg.toAct(after(kept, 0, { play: 3 }))).toEqual([0]);
  });

  it('before an extra turn it may be sent until that turn’s first move', () => {
    const mouse = after(table({ hands: [[3, 11], [5]], graveyards: [[4, 9, 13], [6]], options }), 0, { play: 11 });
    expect(mouse).toMatchObject({ turn: 0, late: 0, phase: 'turn' });
    expect(mozg.toAct(mouse)).toEqual([0]);
    expect(mozg.races(mouse)).toBe(false);
    expect(movesOf(mouse, 0)).toEqual(['{"play":3}', '{"refill":[4,9]}', '{"refill":[4,13]}', '{"refill":[9,13]}']);
    const refilled = after(mouse, 0, { refill: [4, 9] });
    expect(refilled).toMatchObject({ turn: 0, late: null, hands: [[3, 4, 9], [5]] });
    expect(refused(refilled, 0, { refill: [13] })).toBe('not-now');
    expect(mozg.toAct(refilled)).toEqual([0]);
    const again = table({ hands: [[3, 18], [5]], graveyards: [[4, 9, 13], [6]], options });
    expect(after(again, 0, { play: 18 }, { die: ['again'] })).toMatchObject({ turn: 0, late: 0 });
  });

  it('with an empty hand and cards in the graveyard one passes, on an empty Horde too', () => {
    const mouse = after(table({ hands: [[11], [5]], graveyards: [[4, 9, 13, 14], [6]], options }), 0, { play: 11 });
    expect(mouse).toMatchObject({ turn: 0, late: 0, horde: [], hands: [[], [5]] });
    expect(movesOf(mouse, 0)[0]).toBe('{"pass":true}');
    expect(movesOf(mouse, 0)).toHaveLength(1 + 4);
    const { state: passed, events } = happens(mouse, 0, { pass: true });
    expect(passed).toMatchObject({ phase: 'keep', brains: [8, 9], late: null });
    expect(events[1]).toEqual({ kind: 'horde-discarded', seat: 0, cards: 0 });
    const kept = after(passed, 0, { keep: passed.offered[0]?.[1] });
    expect(refused(kept, 0, { pass: true })).toBe('cannot-pass-on-empty-horde');
    expect(refused(kept, 0, { refill: [4, 9] })).toBe('not-now');
  });

  it('[Z37] with nothing to play even after a pass the turn ends unplayed, and the refill may still be sent', () => {
    const dry = table({ hands: [[11], [5, 6]], graveyards: [[4, 9, 13, 14], [6]], rest: 1, options });
    const mouse = after(dry, 0, { play: 11 });
    const { state: next, events, drawn } = happens(mouse, 0, { pass: true });
    expect(drawn).toEqual({});
    expect(events).toEqual([
      { kind: 'passed', seat: 0 },
      { kind: 'horde-discarded', seat: 0, cards: 0 },
      { kind: 'drew', seat: 0, cards: 0 },
      { kind: 'unplayed', seat: 0 },
    ]);
    expect(next).toMatchObject({ phase: 'turn', turn: 1, late: 0, horde: [], brains: [8, 9], rounds: 1 });
    expect(mozg.toAct(next)).toEqual([0, 1]);
    expect(mozg.races(next)).toBe(true);
    expect(movesOf(next, 1)).toEqual(['{"play":5}', '{"play":6}']);
    expect(after(next, 0, { refill: [4, 9, 13] })).toMatchObject({
      turn: 1,
      late: null,
      hands: [
        [4, 9, 13],
        [5, 6],
      ],
    });
    expect(refused(after(next, 1, { play: 5 }), 0, { refill: [4, 9, 13] })).toBe('not-now');
  });

  it('[Z37] the last brain lost by such a pass ends the game first', () => {
    const dry = table({ hands: [[11], [5]], graveyards: [[4], [6]], rest: 1, brains: [1, 9], options });
    const over = after(after(dry, 0, { play: 11 }), 0, { pass: true });
    expect(over).toMatchObject({ phase: 'over', reason: 'passed', brains: [0, 9] });
  });

  it('[Z37] one card to draw is enough: it is played', () => {
    const one = table({ hands: [[11], [5]], graveyards: [[4], [6]], discard: [7], rest: 1, options });
    const passed = after(after(one, 0, { play: 11 }), 0, { pass: true });
    expect(passed).toMatchObject({ phase: 'turn', turn: 0, hands: [[7], [5]] });
    expect(movesOf(passed, 0)).toEqual(['{"play":7}']);
  });

  it('is a race, which is declared', () => {
    expect(mozg.races(played)).toBe(true);
    expect(mozg.races(state)).toBe(false);
    expect(mozg.races(after(played, 0, { refill: [4, 6] }))).toBe(false);
  });

  it('an optional refill has no clock and leaves the running one alone', () => {
    const timed = after(
      table({ hands: [[3, 12], [5]], graveyards: [[4, 9, 13], [6]], options: { ...options, time: 7 } }),
      0,
      {
        play: 3,
      },
    );
    expect(mozg.pace(timed, 0)).toBeUndefined();
    expect(mozg.pace(timed, 1)).toEqual({ timer: timed.step, seconds: 7 });
    const refilled = after(timed, 0, { refill: [4, 9] });
    expect(mozg.pace(refilled, 1)).toEqual({ timer: timed.step, seconds: 7 });
    expect(mozg.asking(refilled)).toBe(mozg.asking(timed));
    const extra = table({ hands: [[11], [5]], graveyards: [[4, 9], [6]], options: { ...options, time: 7 } });
    const mouse = after(extra, 0, { play: 11 });
    expect(mouse.late).toBe(0);
    expect(mozg.pace(mouse, 0)).toEqual({ timer: mouse.step, seconds: 7 });
    expect(mozg.asking(after(refilled, 1, { play: 5 }))).toBeGreaterThan(mozg.asking(timed));
  });
});

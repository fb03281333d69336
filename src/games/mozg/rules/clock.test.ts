import { describe, expect, it } from 'vitest';
import { chanceStep } from '../../../kernel/chance.ts';
import { mozg, type State } from './index.ts';
import { deckOf } from './deck.ts';
import { after, optionsOf, refused, table } from './playing.testing.ts';

const time = 20;
const options = { time };

/** Nobody has shuffled: seat 0 is dealt 0, 0, 0 and seat 1 is dealt 1, 1, 2. */
function unshuffled(): State {
  const prescribed = { first: [0], deck: [deckOf(optionsOf()).cards] };
  return mozg.setup(optionsOf(options), 2, chanceStep({ prescribed }, {}).chance);
}

function clock(state: State, seat: number): unknown {
  const move = mozg.fallback(mozg.legalView(state, seat), seat);
  expect(refused(state, seat, move, 'clock')).toBeUndefined();
  return move;
}

describe('out of time the clock', () => {
  const hands = [[3, 7, 9, 19], [5], [6]];
  const graveyards = [[4], [4], [12]];

  it('passes wherever a pass is allowed', () => {
    expect(clock(table({ hands, graveyards, horde: [2], options }), 0)).toEqual({ pass: true });
    expect(clock(table({ hands: [[], [5]], graveyards: [[4], [5]], options }), 0)).toEqual({ pass: true });
  });

  it('else plays one copy of the lowest card', () => {
    expect(clock(table({ hands: [[7, 7, 9], [5]], options }), 0)).toEqual({ play: 7 });
  });

  it('buries the lowest', () => {
    const state = unshuffled();
    expect(clock(state, 1)).toEqual({ bury: 1 });
  });

  it('keeps the higher', () => {
    const passed = after(table({ hands, horde: [2], reserve: [12, 8], options }), 0, { pass: true });
    expect(clock(passed, 0)).toEqual({ keep: 12 });
  });

  it('refills with the lowest', () => {
    const played = after(table({ hands: [[3, 12], [5]], graveyards: [[4, 6, 6, 9], [6]], options }), 0, { play: 3 });
    expect(clock(played, 0)).toEqual({ refill: [4, 6] });
    const late = table({
      hands: [[3, 12], [5]],
      graveyards: [[4, 6, 6, 9], [6]],
      options: { ...options, refill: 'forgotten' },
    });
    expect(clock(after(late, 0, { play: 3 }), 0)).toEqual({ refill: [4, 6] });
    expect(clock(after(late, 0, { play: 3 }), 1)).toEqual({ pass: true });
  });

  it('gives the highest to the next seat', () => {
    const state = table({ hands: [[5], [6], [3, 18, 9]], graveyards, turn: 2, options });
    expect(clock(after(state, 2, { play: 18 }, { die: ['gift'] }), 2)).toEqual({ gift: 9, to: 0 });
  });

  it.each([
    [[9, 9, 9, 9], 3],
    [[7, 9, 12, 8], 1],
    [[10, 9, 12, 10], 3],
    [[10, 10, 12, 9], 0],
    [[9, 10, 12, 10], 3],
  ])('steals from whoever of %j has most, nearest clockwise first', (brains, steal) => {
    const state = table({ hands: [[5], [6], [3, 18, 9], [4]], turn: 2, brains, options });
    expect(clock(after(state, 2, { play: 18 }, { die: ['steal'] }), 2)).toEqual({ steal });
  });

  it('swaps hands with the next seat', () => {
    const state = table({ hands: [[5], [6], [3, 18, 9]], graveyards, turn: 2, options });
    expect(clock(after(state, 2, { play: 18 }, { die: ['swap'] }), 2)).toEqual({ swap: 'hand', with: 0 });
  });

  it('shows rock', () => {
    const state = table({ hands: [[15], [3], [4]], options: { ...options, starter: 'rps' } });
    expect(clock(after(state, 0, { play: 15 }), 1)).toEqual({ show: 'rock' });
  });

  it('has nothing to say when it is over', () => {
    const over = after(table({ hands, horde: [2], brains: [1, 9, 9], options }), 0, { pass: true });
    expect(() => mozg.fallback(mozg.legalView(over, 0), 0)).toThrow(RangeError);
  });
});

describe('pace', () => {
  it('names a new timer with every new decision', () => {
    const state = table({ hands: [[3, 7, 9, 19], [5]], graveyards: [[4], [4]], horde: [2], options });
    const passed = after(state, 0, { pass: true });
    const kept = after(passed, 0, { keep: passed.offered[0]?.[0] });
    const timers = [state, passed, kept].map((each) => mozg.pace(each, 0));
    expect(timers).toEqual([0, 1, 2].map((more) => ({ timer: state.step + more, seconds: time })));
  });

  it('goes on while others bury', () => {
    const state = unshuffled();
    const one = after(state, 0, { bury: 0 });
    expect(mozg.pace(one, 1)).toEqual(mozg.pace(state, 1));
    expect(mozg.pace(after(one, 1, { bury: 1 }), 1)).toEqual({ timer: state.step + 1, seconds: time });
  });

  it('is none where the table has none', () => {
    expect(mozg.pace(table({ hands: [[3], [5]] }), 0)).toBeUndefined();
  });
});

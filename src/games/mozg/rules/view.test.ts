import { describe, expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { mozg } from './index.ts';
import { after, happens, refused, table } from './playing.testing.ts';

const shown = (state: Parameters<typeof mozg.table>[0]) => view(mozg, state, 'table');

/** Seats 1 and 2 tie for the next round's start. */
const RPS = { starter: 'rps' };
const tied = after(table({ hands: [[15], [3, 3], [4, 4]], aside: [6, 11], options: RPS }), 0, { play: 15 });

describe('what is shown', () => {
  it('[Z31] turn is a seat while a turn is played, and nobody’s in the draft, at signs and at the end', () => {
    const last = table({ hands: [[15], [3, 3]], graveyards: [[], [4]] });
    expect(shown(last)).toMatchObject({ turn: 0, first: null });
    expect(shown(after(last, 0, { play: 15 }))).toMatchObject({ phase: 'bury', turn: null, first: 1 });
    expect(shown(tied)).toMatchObject({ phase: 'show', turn: null, first: null });
    const over = after(table({ hands: [[15], [3]], brains: [9, 1] }), 0, { play: 15 });
    expect(shown(over)).toMatchObject({ phase: 'over', turn: null, first: null });
  });

  it('[Z31] it is the same seat’s while the two drawn, a refill or the die is being decided', () => {
    const passing = table({ hands: [[3], [5]], graveyards: [[6], [6]], horde: [9], turn: 1 });
    expect(shown(after(passing, 1, { pass: true }))).toMatchObject({ phase: 'keep', turn: 1 });
    const refilling = table({ hands: [[3, 12], [5]], graveyards: [[4, 6, 6], [6]] });
    expect(shown(after(refilling, 0, { play: 3 }))).toMatchObject({ phase: 'refill', turn: 0 });
    const rolling = table({ hands: [[18, 3, 4], [5], [6]], graveyards: [[7], [7], [7]] });
    expect(shown(after(rolling, 0, { play: 18 }, { die: ['steal'] }))).toMatchObject({ phase: 'steal', turn: 0 });
  });

  it('[Z32] while signs decide, the cards of the round just settled lie where they were', () => {
    expect(shown(tied)).toMatchObject({ horde: [15], aside: [6, 11], handCounts: [0, 2, 2], round: 1 });
    const dealt = after(after(tied, 1, { show: 'paper' }), 2, { show: 'rock' });
    expect(shown(dealt)).toMatchObject({ horde: [], aside: [], handCounts: [3, 3, 3], round: 2 });
  });

  it('[Z32] at the end of the game hands and graveyards stay hidden', () => {
    const over = after(table({ hands: [[15], [3]], graveyards: [[], [4]], brains: [9, 1] }), 0, { play: 15 });
    expect(shown(over)).not.toHaveProperty('hand');
    expect(view(mozg, over, 0)).toMatchObject({ hand: [], graveyard: [], handCounts: [0, 1], graveyardCounts: [0, 1] });
  });

  it('[Z33] before the draft is over the Reserve is what has not been dealt', () => {
    const dealt = after(table({ hands: [[15], [3]] }), 0, { play: 15 });
    expect(shown(dealt)).toMatchObject({ phase: 'bury', reserve: 50 - 6 });
    const next = after(after(dealt, 0, { bury: dealt.offered[0]?.[0] }), 1, { bury: dealt.offered[1]?.[0] });
    expect(shown(next)).toMatchObject({ phase: 'bury', reserve: 50 - 12 });
  });

  it('[Z34] the signs last shown stay in sight', () => {
    const again = after(after(tied, 1, { show: 'rock' }), 2, { show: 'rock' });
    expect(shown(again)).toMatchObject({ phase: 'show', shown: [null, 'rock', 'rock'] });
    const decided = after(after(again, 1, { show: 'paper' }), 2, { show: 'rock' });
    expect(shown(decided)).toMatchObject({ phase: 'bury', shown: [null, 'paper', 'rock'] });
  });

  it('[Z34] the last roll with whom it concerned, and how the last round ended, stay in sight', () => {
    const rolling = table({ hands: [[18, 3, 4, 5], [5], [6]], graveyards: [[7], [7], [7]] });
    const rolled = after(rolling, 0, { play: 18 }, { die: ['swap'] });
    expect(shown(rolled).lastRoll).toEqual({ seat: 0, face: 'swap', other: null, swap: null });
    const swapped = after(rolled, 0, { swap: 'graveyard', with: 2 });
    expect(shown(swapped).lastRoll).toEqual({ seat: 0, face: 'swap', other: 2, swap: 'graveyard' });
    expect(shown(tied).lastRound).toEqual({ horde: [15], lost: [0, 2, 2] });
  });
});

describe('moves about others', () => {
  const three = table({ hands: [[7, 7, 18], [5], [6]], graveyards: [[9], [9], [9]] });

  it('[Z35] nothing given, and seats above 4, are malformed', () => {
    for (const give of [{}, { 5: 1 }]) expect(refused(three, 0, { play: 7, give })).toBe('malformed');
    expect(refused(three, 0, { steal: 5 })).toBe('malformed');
  });

  it('[Z35] a seat that is not at this table is no such opponent', () => {
    expect(refused(three, 0, { play: 7, give: { 3: 1 } })).toBe('no-such-opponent');
    const stealing = after(three, 0, { play: 18 }, { die: ['steal'] });
    expect(refused(stealing, 0, { steal: 4 })).toBe('no-such-opponent');
    const swapping = after(three, 0, { play: 18 }, { die: ['swap'] });
    expect(refused(swapping, 0, { swap: 'hand', with: 3 })).toBe('no-such-opponent');
    const giving = after(three, 0, { play: 18 }, { die: ['gift'] });
    expect(refused(giving, 0, { gift: 7, to: 4 })).toBe('no-such-opponent');
  });
});

it('[Z36] a refill sent before one’s own extra turn does not stop the clock of that turn', () => {
  const options = { refill: 'forgotten', time: 7 };
  const mouse = after(table({ hands: [[3, 11], [5]], graveyards: [[4, 9, 13], [6]], options }), 0, { play: 11 });
  const { state: refilled } = happens(mouse, 0, { refill: [4, 9] });
  expect(mozg.pace(mouse, 0)).toEqual({ timer: mouse.step, seconds: 7 });
  expect(mozg.pace(refilled, 0)).toEqual({ timer: mouse.step, seconds: 7 });
});

import { describe, expect, it } from 'vitest';
import { mozg } from './index.ts';
import { sealed } from './move.ts';
import { optionsOf } from './playing.testing.ts';

const read = (raw: unknown) => mozg.readMove(raw, 'player', optionsOf());

describe('a move', () => {
  it.each([
    { bury: 0 },
    { bury: 19 },
    { play: 7 },
    { play: 7, give: { 1: 1 } },
    { play: 7, give: { 0: 2, 4: 1 } },
    { pass: true },
    { keep: 3 },
    { refill: [1] },
    { refill: [1, 1, 19] },
    { gift: 3, to: 4 },
    { steal: 0 },
    { swap: 'hand', with: 1 },
    { swap: 'graveyard', with: 0 },
    { show: 'rock' },
    { show: 'paper' },
    { show: 'scissors' },
  ])('%j is read as it is', (raw) => {
    expect(read(raw)).toEqual(raw);
    for (const by of ['bot', 'clock'] as const) expect(mozg.readMove(raw, by, optionsOf())).toEqual(raw);
  });

  it('a refill may come in any order', () => {
    expect(read({ refill: [9, 4, 6] })).toEqual({ refill: [4, 6, 9] });
  });

  it.each([
    [null],
    ['pass'],
    [[]],
    [{}],
    [{ bury: 20 }],
    [{ bury: -1 }],
    [{ bury: 1.5 }],
    [{ bury: '1' }],
    [{ bury: 1, play: 1 }],
    [{ play: 20 }],
    [{ play: 7, give: {} }],
    [{ play: 7, give: null }],
    [{ play: 7, give: [1] }],
    [{ play: 7, give: { 1: 0 } }],
    [{ play: 7, give: { 1: 50 } }],
    [{ play: 7, give: { 1: 1, 2: 0.5 } }],
    [{ play: 7, give: { 5: 1 } }],
    [{ play: 7, give: { '01': 1 } }],
    [{ play: 7, give: { x: 1 } }],
    [{ play: 7, give: { '': 1 } }],
    [{ play: 7, to: 1 }],
    [{ give: { 1: 1 } }],
    [{ pass: false }],
    [{ pass: 1 }],
    [{ pass: true, why: 1 }],
    [{ keep: null }],
    [{ refill: [] }],
    [{ refill: [20] }],
    [{ refill: [1, 'x'] }],
    [{ refill: 4 }],
    [{ refill: { 0: 4 } }],
    [{ gift: 3 }],
    [{ gift: 3, to: 5 }],
    [{ gift: 3, to: -1 }],
    [{ gift: 20, to: 1 }],
    [{ to: 1 }],
    [{ steal: 5 }],
    [{ steal: '1' }],
    [{ swap: 'hands', with: 1 }],
    [{ swap: 'hand' }],
    [{ swap: 'hand', with: 5 }],
    [{ swap: 'hand', with: 1, to: 1 }],
    [{ show: 'Rock' }],
    [{ show: 1 }],
  ])('%j is malformed', (raw) => {
    expect(read(raw)).toBeUndefined();
  });

  it('only burying and showing are sealed', () => {
    expect([{ bury: 1 }, { show: 'rock' } as const].map(sealed)).toEqual([true, true]);
    expect([{ play: 1 }, { pass: true } as const, { refill: [1] }, { steal: 1 }].map(sealed)).toEqual(
      Array(4).fill(false),
    );
  });
});

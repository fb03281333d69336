import { describe, expect, it } from 'vitest';
import { submit } from '../../../kernel/match.ts';
import { ACTION_CARDS } from './card.ts';
import { ruletka } from './index.ts';
import { kindOf, readMove, sealed } from './move.ts';
import { sayable } from './sayable.ts';
import { all, open } from './playing.testing.ts';

const read = (raw: unknown) => readMove(raw);

describe('the grammar', () => {
  it('reads every well-formed move back as it was said', () => {
    const moves = [...sayable(6)];
    expect(moves).toHaveLength(new Set(moves.map((move) => JSON.stringify(move))).size + 4 + 6);
    for (const move of moves) expect(read(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });

  it('has a way to play every action card', () => {
    const played = new Set([...sayable(2)].map((move) => ('card' in move ? move.card : '')));
    expect([...played].filter(Boolean)).toEqual([...ACTION_CARDS]);
  });

  it.each([
    [null],
    [undefined],
    [7],
    ['pass'],
    [[]],
    [{}],
    [{ pass: false }],
    [{ pass: 1 }],
    [{ pass: true, ready: true }],
    [{ ready: 'true' }],
    [{ lastCall: 1 }],
    [{ take: 'yes' }],
    [{ showOff: 0 }],
    [{ pocket: 'blank' }],
    [{ pocket: 1 }],
    [{ bet: 6 }],
    [{ bet: -1 }],
    [{ bet: 1.5 }],
    [{ bet: '1' }],
    [{ spin: -1 }],
    [{ spin: null }],
    [{ accuse: 0.5 }],
    [{ accuse: '0' }],
    [{ aim: 'air' }],
    [{ shoot: 1 }],
    [{ constructor: 1 }],
    [{ on: 1 }],
    [{ card: 'joker' }],
    [{ card: 'constructor' }],
    [{ card: 'dud', on: 1 }],
    [{ card: 'bribe', pass: true }],
    [{ card: 'air-gun', at: 1 }],
    [{ card: 'shoot-somebody', at: 1 }],
    [{ card: 'peeper' }],
    [{ card: 'peeper', at: 1 }],
    [{ card: 'peeper', on: 1, at: 1 }],
    [{ card: 'gift', on: -1 }],
    [{ card: 'nerves' }],
    [{ card: 'nerves', bet: 6 }],
    [{ card: 'nerves', bet: 1, on: 1 }],
    [{ card: 'swapped-dice', on: 1 }],
    [{ card: 'swapped-dice', and: 1 }],
    [{ card: 'swapped-dice', on: 1, and: 'x' }],
    [{ card: 'swapped-dice', on: 'x', and: 1 }],
    [{ card: 'swapped-dice', on: 1, and: 2, at: 3 }],
    [{ card: 'bang-bang' }],
    [{ card: 'bang-bang', on: 1 }],
    [{ card: 'bang-bang', at: 1, on: 1 }],
    [{ card: 'change-of-aim', on: 1 }],
    [{ card: 'change-of-aim', at: 1 }],
    [{ card: 'change-of-aim', on: 1, at: 'air' }],
    [{ card: 'change-of-aim', on: 'me', at: 1 }],
    [{ card: 'change-of-aim', on: 1, at: 1, and: 1 }],
  ])('%j is malformed', (raw) => {
    expect(read(raw)).toBeUndefined();
  });

  it('compares numbers by value', () => {
    const betting = all(
      all(open(), () => ({ pocket: 'click' })),
      () => ({ ready: true }),
    );
    const answer = submit(betting, { seat: 0, move: { bet: -0 }, by: 'player' });
    expect(answer).toMatchObject({ ok: true, entry: { move: { bet: 0 } } });
    expect(answer.ok && Object.is(answer.match.state.bets[0], 0)).toBe(true);
    expect(read({ accuse: 99 })).toEqual({ accuse: 99 });
  });

  it('tells a bet from a card that names one', () => {
    expect(kindOf({ bet: 3 })).toBe('bet');
    expect(kindOf({ card: 'nerves', bet: 3 })).toBe('card');
    expect(sealed({ bet: 3 })).toBe(true);
    expect(sealed({ pocket: 'click' })).toBe(true);
    expect(sealed({ card: 'nerves', bet: 3 })).toBe(false);
    expect(sealed({ ready: true })).toBe(false);
  });

  it('is the same for everybody, and for the clock', () => {
    const { options } = open();
    for (const by of ['player', 'bot', 'clock'] as const) {
      expect(ruletka.readMove({ pass: true }, by, options)).toEqual({ pass: true });
    }
  });
});

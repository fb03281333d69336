import { describe, expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { start, submit, type Match } from '../../../kernel/match.ts';
import { mozg, type Mozg } from './index.ts';
import { STANDARD, deckFrom } from './deck.ts';
import { optionsOf } from './playing.testing.ts';

const CARDS = deckFrom(STANDARD).cards;
/** Rotated, so that every seat is dealt something else. */
const DECK = CARDS.map((_, i) => CARDS[(i * 7) % 50] ?? 0);

function open(seats: number, first = 0, options = {}): Match<Mozg> {
  return start(mozg, optionsOf(options), seats, { prescribed: { first: [first], deck: [DECK] } });
}

function after(match: Match<Mozg>, seat: number, move: unknown): Match<Mozg> {
  const answer = submit(match, { seat, move, by: 'player' });
  if (!answer.ok) throw new Error(answer.code);
  return answer.match;
}

/** Everyone buries the first they were dealt. */
function draft(match: Match<Mozg>): Match<Mozg> {
  let now = match;
  while (now.state.phase === 'bury') {
    const [seat = 0] = mozg.toAct(now.state);
    now = after(now, seat, { bury: now.state.offered[seat]?.[0] });
  }
  return now;
}

const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);

describe('material', () => {
  it('is 50 cards: three of 0 and 5–13, two of 1–4 and 14–19', () => {
    expect(CARDS).toHaveLength(50);
    const count = (value: number) => CARDS.filter((card) => card === value).length;
    expect([0, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(count)).toEqual(Array(10).fill(3));
    expect([1, 2, 3, 4, 14, 15, 16, 17, 18, 19].map(count)).toEqual(Array(10).fill(2));
    expect(CARDS).toEqual(sorted(CARDS));
  });

  it('is 56 brains, 9 each to begin with, and a marshmallow on 1, 2, 18, 19', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { state } = open(seats);
      expect(state.brains).toEqual(Array(seats).fill(9));
      expect(state.pool).toBe(56 - 9 * seats);
      expect([...Array(20).keys()].filter((card) => (state.sweet >> card) & 1)).toEqual([1, 2, 18, 19]);
    }
  });

  it('is for 2 to 5', () => {
    expect(mozg.seats).toEqual({ least: 2, most: 5 });
  });
});

describe('the draft', () => {
  it('[Z1] the first round’s first player is drawn, before the deck', () => {
    for (const first of [0, 1, 2]) {
      const { state } = open(3, first);
      expect(view(mozg, state, 'table')).toMatchObject({ first, turn: null, round: 1 });
      expect(draft(open(3, first)).state).toMatchObject({ phase: 'turn', turn: first });
    }
    expect(mozg.labels(2)).toEqual(['first', 'deck', 'reshuffle', 'die', 'starter']);
    const drawn = start(mozg, optionsOf(), 5, { prescribed: { deck: [DECK], first: [4] } }).drawn;
    expect(Object.keys(drawn)).toEqual(['first', 'deck']);
  });

  it('deals three at a time from the front to seats 0, 1, 2, three times; the rest is the Reserve', () => {
    let match = open(3);
    for (const round of [0, 1, 2]) {
      for (const seat of [0, 1, 2]) {
        const from = 9 * round + 3 * seat;
        expect(match.state.offered[seat]).toEqual(sorted(DECK.slice(from, from + 3)));
      }
      expect(view(mozg, match.state, 'table').reserve).toBe(50 - 9 * (round + 1));
      for (const seat of [2, 0, 1]) match = after(match, seat, { bury: match.state.offered[seat]?.[1] });
    }
    expect(match.state.reserve.slice(match.state.drawn)).toEqual(DECK.slice(27));
    expect(view(mozg, match.state, 'table')).toMatchObject({
      handCounts: [6, 6, 6],
      graveyardCounts: [3, 3, 3],
      reserve: 23,
      hordeTop: null,
      turn: 0,
      first: null,
    });
  });

  it('[Z2] the next three are dealt when all have buried', () => {
    let match = open(2);
    const second = sorted(DECK.slice(3, 6));
    match = after(match, 0, { bury: sorted(DECK.slice(0, 3))[2] });
    expect(mozg.toAct(match.state)).toEqual([1]);
    expect(view(mozg, match.state, 'table')).toMatchObject({ handCounts: [2, 3], graveyardCounts: [1, 0] });
    expect(view(mozg, match.state, 1)).toMatchObject({ hand: second, offered: second, graveyard: [] });
    match = after(match, 1, { bury: second[0] });
    expect(mozg.toAct(match.state)).toEqual([0, 1]);
    expect(view(mozg, match.state, 'table')).toMatchObject({ handCounts: [5, 5], graveyardCounts: [1, 1] });
    expect(view(mozg, match.state, 1)).toMatchObject({ graveyard: [second[0]], offered: sorted(DECK.slice(9, 12)) });
  });

  it('buries one of the three just dealt, and nothing else is done meanwhile', () => {
    let match = open(2);
    for (const seat of [0, 1]) match = after(match, seat, { bury: match.state.offered[seat]?.[0] });
    const earlier = match.state.hands[0]?.find((card) => match.state.offered[0]?.includes(card) === false);
    const refusal = (seat: number, move: unknown) => {
      const answer = submit(match, { seat, move, by: 'player' });
      return answer.ok ? undefined : answer.code;
    };
    expect(earlier).toBeDefined();
    expect(refusal(0, { bury: earlier })).toBe('not-of-the-three');
    expect(refusal(0, { play: earlier })).toBe('not-now');
    expect(refusal(0, { pass: true })).toBe('not-now');
    match = after(match, 0, { bury: match.state.offered[0]?.[0] });
    expect(refusal(0, { bury: match.state.hands[0]?.[0] })).toBe('not-asked');
  });

  it('[Z30] burying is asked even when the three are equal', () => {
    const deck = [...CARDS].toSorted((a, b) => Number(b === 7) - Number(a === 7));
    const match = start(mozg, optionsOf(), 2, { prescribed: { first: [0], deck: [deck] } });
    expect(match.state.offered[0]).toEqual([7, 7, 7]);
    expect(mozg.toAct(match.state)).toEqual([0, 1]);
    expect([...mozg.moves(mozg.legalView(match.state, 0), 0)]).toEqual([{ bury: 7 }]);
  });

  it('tells only who buried', () => {
    const match = open(2);
    const answer = submit(match, { seat: 1, move: { bury: match.state.offered[1]?.[0] }, by: 'player' });
    expect(answer.ok && answer.events).toEqual([{ kind: 'buried', seat: 1 }]);
  });
});

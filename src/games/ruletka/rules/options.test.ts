import { describe, expect, it } from 'vitest';
import { cardsOf, DECK_SIZE, readDeckList, STANDARD_DECK } from './deck.ts';
import { ruletka } from './index.ts';
import { deckOf } from './options.ts';

const read = (raw: unknown) => ruletka.options(raw, 'options');
const told = (raw: unknown) => {
  const options = read(raw);
  return options.ok ? ruletka.encodeOptions(options.value) : options.why;
};

describe('options', () => {
  it('default to relaxed, 15 points and the standard deck, which a record leaves out', () => {
    expect(read({})).toEqual({ ok: true, value: { pace: 'relaxed', target: 15, deck: 'standard' } });
    expect(told({})).toEqual({});
    expect(told({ pace: 'relaxed', target: 15, deck: 'standard' })).toEqual({});
  });

  it('are told where they differ', () => {
    const deck = { dud: 16, raise: 15 };
    expect(told({ pace: 'fast', target: 10, deck })).toEqual({ pace: 'fast', target: 10, deck });
    expect(told({ pace: 'standard', target: 30 })).toEqual({ pace: 'standard', target: 30 });
  });

  it('are refused with the place and the reason', () => {
    expect(read({ target: 9 })).toMatchObject({ ok: false, place: 'options.target' });
    expect(read({ target: 31 })).toMatchObject({ ok: false, place: 'options.target' });
    expect(read({ pace: 'slow' })).toMatchObject({ ok: false, place: 'options.pace' });
    expect(read({ lives: 3 })).toMatchObject({ ok: false, place: 'options.lives' });
    expect(read({ deck: 'even' })).toMatchObject({ ok: false, place: 'options.deck' });
    expect(read({ deck: 7 })).toMatchObject({ ok: false, place: 'options.deck' });
  });
});

describe('the action deck', () => {
  it('has 31 cards, in the order of the table', () => {
    const cards = cardsOf(STANDARD_DECK);
    expect(cards).toHaveLength(DECK_SIZE);
    expect(Object.values(STANDARD_DECK)).toEqual([3, 2, 2, 3, 2, 1, 3, 2, 1, 4, 2, 3, 1, 2]);
    expect([cards[0], cards[3], cards[30]]).toEqual(['peeper', 'pat-down', 'bribe']);
  });

  it('may be somebody’s own, of 31 cards that exist', () => {
    expect(readDeckList({ bribe: 30, dud: 1, gift: 0 }, 'deck')).toEqual({ ok: true, value: { bribe: 30, dud: 1 } });
    expect(readDeckList({ bribe: 30 }, 'deck')).toMatchObject({
      ok: false,
      place: 'deck',
      why: expect.stringContaining('30'),
    });
    expect(readDeckList({ bribe: 32 }, 'deck')).toMatchObject({ ok: false, place: 'deck.bribe' });
    expect(readDeckList({ bribe: -1, dud: 31 }, 'deck')).toMatchObject({ ok: false, place: 'deck.bribe' });
    expect(readDeckList({ bribe: 1.5, dud: 29 }, 'deck')).toMatchObject({ ok: false, place: 'deck.bribe' });
    expect(readDeckList({ joker: 31 }, 'deck')).toMatchObject({
      ok: false,
      place: 'deck.joker',
      why: expect.stringContaining('peeper, pat-down'),
    });
    expect(readDeckList([], 'deck')).toMatchObject({ ok: false, place: 'deck', why: expect.stringContaining('[]') });
    const own = read({ deck: { bribe: 31 } });
    expect(own.ok && cardsOf(deckOf(own.value))).toEqual(Array.from({ length: 31 }, () => 'bribe'));
  });
});

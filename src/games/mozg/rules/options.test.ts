import { describe, expect, it } from 'vitest';
import { mozg } from './index.ts';
import { optionsOf } from './playing.testing.ts';

function flaw(raw: unknown): string {
  const read = mozg.options(raw, 'options');
  return read.ok ? 'right' : `${read.place}: ${read.why}`;
}

describe('options', () => {
  it('have defaults, and only what differs is told', () => {
    expect(optionsOf()).toEqual({ refill: 'kept', starter: 'draw', deck: 'standard' });
    expect(mozg.encodeOptions(optionsOf())).toEqual({});
    const all = { refill: 'forgotten', starter: 'rps', deck: { cards: { 5: 25, 6: 25 }, marshmallow: [6] }, time: 30 };
    expect(optionsOf(all)).toEqual(all);
    expect(mozg.encodeOptions(optionsOf(all))).toEqual(all);
  });

  it.each([
    [{ refill: 'never' }, 'options.refill: expected one of kept, forgotten; found "never"'],
    [{ starter: 'dice' }, 'options.starter: expected one of draw, rps; found "dice"'],
    [{ time: 0 }, 'options.time: expected a whole number of at least 1, found 0'],
    [{ time: 1.5 }, 'options.time: expected a whole number of at least 1, found 1.5'],
    [{ colour: 1 }, 'options.colour: is not known here; known are refill, starter, deck, time'],
    [{ deck: 'even' }, 'options.deck: expected one of standard; found "even"'],
    [{ deck: 5 }, 'options.deck: expected "cards" and "marshmallow", found 5'],
  ])('%j is refused', (raw, why) => {
    expect(flaw(raw)).toBe(why);
  });
});

describe('a deck file', () => {
  const cards = { 0: 10, 8: 10, 11: 10, 19: 20 };
  const deck = (parts: object) => flaw({ deck: { cards, marshmallow: [19], ...parts } });

  it('is 50 cards of values 0–19 and the values with the marshmallow', () => {
    expect(deck({})).toBe('right');
    expect(deck({ marshmallow: [] })).toBe('right');
    expect(deck({ marshmallow: [1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19] })).toBe('right');
    expect(optionsOf({ deck: { cards: { ...cards, 5: 0 }, marshmallow: [19, 3] } }).deck).toEqual({
      cards,
      marshmallow: [3, 19],
    });
  });

  it.each([
    [{ cards: { 0: 49 } }, 'options.deck.cards: a deck has 50 cards, this one has 49'],
    [{ cards: { 0: 50, 1: 1 } }, 'options.deck.cards: a deck has 50 cards, this one has 51'],
    [{ cards: { 20: 50 } }, 'options.deck.cards.20: is no value; there are 0 to 19'],
    [{ cards: { '-1': 50 } }, 'options.deck.cards.-1: is no value; there are 0 to 19'],
    [{ cards: { '05': 50 } }, 'options.deck.cards.05: is no value; there are 0 to 19'],
    [{ cards: { mouse: 50 } }, 'options.deck.cards.mouse: is no value; there are 0 to 19'],
    [{ cards: { 5: -1 } }, 'options.deck.cards.5: expected how many of these cards, 0 to 50, found -1'],
    [{ cards: { 5: 51 } }, 'options.deck.cards.5: expected how many of these cards, 0 to 50, found 51'],
    [{ cards: [50] }, 'options.deck.cards: expected values with their numbers, found [50]'],
    [{ cards: undefined }, 'options.deck.cards: expected values with their numbers, found nothing'],
    [{ marshmallow: undefined }, 'options.deck.marshmallow: expected a list of values, found nothing'],
    [{ marshmallow: 5 }, 'options.deck.marshmallow: expected a list of values, found 5'],
    [{ marshmallow: [5, 20] }, 'options.deck.marshmallow[1]: expected a value from 0 to 19, found 20'],
    [{ marshmallow: [5, '6'] }, 'options.deck.marshmallow[1]: expected a value from 0 to 19, found "6"'],
    [{ marshmallow: [0] }, 'options.deck.marshmallow[0]: 0 has an effect of its own and never carries the marshmallow'],
    [{ marshmallow: [8] }, 'options.deck.marshmallow[0]: 8 has an effect of its own and never carries the marshmallow'],
    [
      { marshmallow: [11] },
      'options.deck.marshmallow[0]: 11 has an effect of its own and never carries the marshmallow',
    ],
    [{ marshmallow: [5, 5] }, 'options.deck.marshmallow[1]: 5 is listed twice'],
    [{ name: 'mine' }, 'options.deck.name: is not known here; known are cards, marshmallow'],
  ])('with %j is refused with the reason', (parts, why) => {
    expect(deck(parts)).toBe(why);
  });
});

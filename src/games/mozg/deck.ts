import { isWhole, keyed, right, shown, wrong, type Decoded, type Decoder } from '../../kernel/decode.ts';
import { isObject } from '../../kernel/json.ts';
import { MOSQUITO, MOUSE, SPIDER, VALUES, type Card } from './card.ts';

/** A deck as the owner of a box writes it down. */
export interface DeckList {
  /** How many cards of each value; a value left out has none. */
  readonly cards: Readonly<Record<string, number>>;
  /** Values whose cards carry the Słodka pianka, ascending. */
  readonly marshmallow: readonly Card[];
}

export const DECK_SIZE = 50;

const TWICE = new Set([1, 2, 3, 4, 14, 15, 16, 17, 18, 19]);

export const STANDARD: DeckList = {
  cards: Object.fromEntries(Array.from({ length: VALUES }, (_, value) => [value, TWICE.has(value) ? 2 : 3])),
  marshmallow: [1, 2, 18, 19],
};

/** A deck as it is played with. */
export interface Deck {
  /** Ascending: the order every shuffle starts from. */
  readonly cards: readonly Card[];
  /** A bit per value that carries the marshmallow. */
  readonly sweet: number;
}

const decks = new WeakMap<DeckList, Deck>();

/** Worked out once per list, as searching bots begin thousands of matches. */
export function deckFrom(list: DeckList): Deck {
  let deck = decks.get(list);
  if (deck === undefined) {
    const cards = Array.from({ length: VALUES }, (_, value) => Array<Card>(list.cards[value] ?? 0).fill(value)).flat();
    deck = { cards, sweet: list.marshmallow.reduce((bits, value) => bits | (1 << value), 0) };
    decks.set(list, deck);
  }
  return deck;
}

export const readDeckList: Decoder<DeckList> = (raw, place) => {
  if (!isObject(raw)) return wrong(place, `expected "cards" and "marshmallow", found ${shown(raw)}`);
  const stranger = Object.keys(raw).find((key) => key !== 'cards' && key !== 'marshmallow');
  if (stranger !== undefined) return wrong(keyed(place, stranger), 'is not known here; known are cards, marshmallow');
  const cards = readCards(raw['cards'], keyed(place, 'cards'));
  if (!cards.ok) return cards;
  const marshmallow = readMarshmallow(raw['marshmallow'], keyed(place, 'marshmallow'));
  return marshmallow.ok ? right({ cards: cards.value, marshmallow: marshmallow.value }) : marshmallow;
};

function readCards(raw: unknown, place: string): Decoded<Record<string, number>> {
  if (!isObject(raw)) return wrong(place, `expected values with their numbers, found ${shown(raw)}`);
  const cards: Record<string, number> = {};
  let total = 0;
  for (const [name, count] of Object.entries(raw)) {
    const value = Number(name);
    if (!isWhole(value, 0, VALUES - 1) || String(value) !== name) {
      return wrong(keyed(place, name), `is no value; there are 0 to ${VALUES - 1}`);
    }
    if (!isWhole(count, 0, DECK_SIZE)) {
      return wrong(keyed(place, name), `expected how many of these cards, 0 to ${DECK_SIZE}, found ${shown(count)}`);
    }
    if (count > 0) cards[name] = count;
    total += count;
  }
  return total === DECK_SIZE ? right(cards) : wrong(place, `a deck has ${DECK_SIZE} cards, this one has ${total}`);
}

function readMarshmallow(raw: unknown, place: string): Decoded<Card[]> {
  if (!Array.isArray(raw)) return wrong(place, `expected a list of values, found ${shown(raw)}`);
  const values: Card[] = [];
  for (const [i, value] of raw.entries()) {
    const here = `${place}[${i}]`;
    if (!isWhole(value, 0, VALUES - 1)) {
      return wrong(here, `expected a value from 0 to ${VALUES - 1}, found ${shown(value)}`);
    }
    if (value === MOSQUITO || value === SPIDER || value === MOUSE) {
      return wrong(here, `${value} has an effect of its own and never carries the marshmallow`);
    }
    if (values.includes(value)) return wrong(here, `${value} is listed twice`);
    values.push(value);
  }
  return right(values.toSorted((a, b) => a - b));
}

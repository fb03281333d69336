import {
  declared,
  deckList,
  isInteger,
  objectOf,
  right,
  shown,
  wrong,
  type Decoded,
  type Decoder,
} from '../../../kernel/decode.ts';
import { isObject } from '../../../kernel/json.ts';
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

const NAMES = Array.from({ length: VALUES }, (_, value) => String(value));

/** Those with an effect of their own have no room for another. */
const SWEETABLE = { enum: NAMES.map(Number).filter((value) => !isSpecial(value)) };

const readParts = objectOf<DeckList>(
  {
    cards: deckList<DeckList['cards']>({
      names: NAMES,
      size: DECK_SIZE,
      what: 'values',
      flaw: () => `is no value; there are 0 to ${VALUES - 1}`,
    }),
    marshmallow: declared({ type: 'array', items: SWEETABLE, uniqueItems: true }, readMarshmallow),
  },
  true,
);

export const readDeckList: Decoder<DeckList> = declared({ ...readParts.takes }, (raw, place) =>
  isObject(raw) ? readParts(raw, place) : wrong(place, `expected "cards" and "marshmallow", found ${shown(raw)}`),
);

function isSpecial(value: Card): boolean {
  return value === MOSQUITO || value === SPIDER || value === MOUSE;
}

function readMarshmallow(raw: unknown, place: string): Decoded<readonly Card[]> {
  if (!Array.isArray(raw)) return wrong(place, `expected a list of values, found ${shown(raw)}`);
  const values: Card[] = [];
  for (const [i, value] of raw.entries()) {
    const here = `${place}[${i}]`;
    if (!isInteger(value, 0, VALUES - 1)) {
      return wrong(here, `expected a value from 0 to ${VALUES - 1}, found ${shown(value)}`);
    }
    if (isSpecial(value)) return wrong(here, `${value} has an effect of its own and never carries the marshmallow`);
    if (values.includes(value)) return wrong(here, `${value} is listed twice`);
    values.push(value);
  }
  return right(values.toSorted((a, b) => a - b));
}

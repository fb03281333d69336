import { VALUES, type Card } from './card.ts';

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

/** What an option says, as it is played with. */
export function deckOf({ deck }: { readonly deck: 'standard' | DeckList }): Deck {
  return deckFrom(deck === 'standard' ? STANDARD : deck);
}

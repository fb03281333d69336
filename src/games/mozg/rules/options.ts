import { nameOr, objectOf, oneOf, optional, whole, withDefault, type Decoder } from '../../../kernel/decode.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { deckFrom, readDeckList, STANDARD, type Deck, type DeckList } from './deck.ts';

/** Whether refilling is seen to by the table, or can be forgotten (Z15). */
export const REFILLS = ['kept', 'forgotten'] as const;
export type Refill = (typeof REFILLS)[number];

/** How a tie for the next round's first player is decided. */
export const STARTERS = ['draw', 'rps'] as const;
export type Starter = (typeof STARTERS)[number];

export interface Options {
  readonly refill: Refill;
  readonly starter: Starter;
  readonly deck: 'standard' | DeckList;
  /** Whole seconds a decision may take; none without. */
  readonly time?: number;
}

export const readOptions: Decoder<Options> = objectOf<Options>(
  {
    refill: withDefault(oneOf(REFILLS), 'kept'),
    starter: withDefault(oneOf(STARTERS), 'draw'),
    deck: withDefault(nameOr(['standard'], readDeckList), 'standard'),
    time: optional(whole(1)),
  },
  true,
);

export function tellOptions({ refill, starter, deck, time }: Options): JsonObject {
  return {
    ...(refill !== 'kept' && { refill }),
    ...(starter !== 'draw' && { starter }),
    ...(deck !== 'standard' && { deck: { cards: deck.cards, marshmallow: deck.marshmallow } }),
    ...(time !== undefined && { time }),
  };
}

export function deckOf(options: Options): Deck {
  return deckFrom(options.deck === 'standard' ? STANDARD : options.deck);
}

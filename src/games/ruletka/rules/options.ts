import { nameOr, objectOf, oneOf, whole, withDefault, type Decoder } from '../../../kernel/decode.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { readDeckList, STANDARD_DECK, type DeckList } from './deck.ts';

const TEMPOS = ['relaxed', 'standard', 'fast'] as const;
export type Tempo = (typeof TEMPOS)[number];

export interface Options {
  readonly pace: Tempo;
  /** Points that win. */
  readonly target: number;
  readonly deck: 'standard' | DeckList;
}

const TARGET = 15;

export const readOptions: Decoder<Options> = objectOf<Options>(
  {
    pace: withDefault(oneOf(TEMPOS), 'relaxed'),
    target: withDefault(whole(10, 30), TARGET),
    deck: withDefault(nameOr(['standard'], readDeckList), 'standard'),
  },
  true,
);

export function tellOptions({ pace, target, deck }: Options): JsonObject {
  return {
    ...(pace !== 'relaxed' && { pace }),
    ...(target !== TARGET && { target }),
    ...(deck !== 'standard' && { deck: { ...deck } }),
  };
}

export function deckOf(options: Options): DeckList {
  return options.deck === 'standard' ? STANDARD_DECK : options.deck;
}

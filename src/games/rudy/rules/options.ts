import { nameOr, objectOf, oneOf, optional, truth, whole, withDefault, type Decoder } from '../../../kernel/decode.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { readDeckList, DECKS, type DeckList } from './deck.ts';

/** What the fox asks: species seen, cards of the most frequent one, cards with one animal, cats. */
export const FOX_QUESTIONS = ['species', 'most', 'single', 'cats'] as const;
export type FoxQuestion = (typeof FOX_QUESTIONS)[number];

export const SCORINGS = ['standard', 'exact'] as const;
export type Scoring = (typeof SCORINGS)[number];

export interface Options {
  readonly fox: FoxQuestion;
  readonly scoring: Scoring;
  readonly lastAloud: boolean;
  readonly deck: 'standard' | 'even' | DeckList;
  /** Whole seconds a turn may take; none without. */
  readonly time?: number;
}

export const readOptions: Decoder<Options> = objectOf<Options>(
  {
    fox: withDefault(oneOf(FOX_QUESTIONS), 'species'),
    scoring: withDefault(oneOf(SCORINGS), 'standard'),
    lastAloud: withDefault(truth, false),
    deck: withDefault(nameOr(['standard', 'even'], readDeckList), 'standard'),
    time: optional(whole(1)),
  },
  true,
);

export function tellOptions({ fox, scoring, lastAloud, deck, time }: Options): JsonObject {
  return {
    ...(fox !== 'species' && { fox }),
    ...(scoring !== 'standard' && { scoring }),
    ...(lastAloud && { lastAloud }),
    ...(deck !== 'standard' && { deck }),
    ...(time !== undefined && { time }),
  };
}

export function deckOf(options: Options): DeckList {
  return typeof options.deck === 'string' ? DECKS[options.deck] : options.deck;
}

import { deckList, type Decoder } from '../../../kernel/decode.ts';
import { ACTION_CARDS, type ActionCard } from './card.ts';
import { RULES } from './cards.ts';

/** How many of each action card: `{ "peeper": 3, "bribe": 2 }`. */
export type DeckList = Readonly<Partial<Record<ActionCard, number>>>;

export const DECK_SIZE = 31;

export const STANDARD_DECK: DeckList = Object.fromEntries(ACTION_CARDS.map((card) => [card, RULES[card].count]));

/** The cards of a deck in the order every shuffle starts from. */
export function cardsOf(list: DeckList): ActionCard[] {
  return ACTION_CARDS.flatMap((card) => Array.from({ length: list[card] ?? 0 }, () => card));
}

/** A deck as somebody wrote it down, or the first thing that is wrong with it. */
export const readDeckList: Decoder<DeckList> = deckList<DeckList>({
  names: ACTION_CARDS,
  size: DECK_SIZE,
  what: 'action cards',
  flaw: () => `is no action card; there are ${ACTION_CARDS.join(', ')}`,
});

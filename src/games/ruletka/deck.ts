import { isWhole, keyed, right, shown, wrong, type Decoder } from '../../kernel/decode.ts';
import { isObject } from '../../kernel/json.ts';
import { ACTION_CARDS, actionNamed, type ActionCard } from './card.ts';
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
export const readDeckList: Decoder<DeckList> = (raw, place) => {
  if (!isObject(raw)) return wrong(place, `expected action cards with their numbers, found ${shown(raw)}`);
  const list: Partial<Record<ActionCard, number>> = {};
  let total = 0;
  for (const [name, count] of Object.entries(raw)) {
    const card = actionNamed(name);
    if (card === undefined) {
      return wrong(keyed(place, name), `is no action card; there are ${ACTION_CARDS.join(', ')}`);
    }
    if (!isWhole(count, 0, DECK_SIZE)) {
      return wrong(keyed(place, name), `expected how many of these cards, 0 to ${DECK_SIZE}, found ${shown(count)}`);
    }
    if (count > 0) list[card] = count;
    total += count;
  }
  if (total !== DECK_SIZE) return wrong(place, `an action deck has ${DECK_SIZE} cards, this one has ${total}`);
  return right(list);
};

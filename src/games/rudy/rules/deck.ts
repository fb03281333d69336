import { deckList, type Decoder } from '../../../kernel/decode.ts';
import { cardNamed, FOX, KINDS, LANDSCAPES, NATIVES, SPECIES, type Card, type Species } from './card.ts';

/** How many cards of each kind: `{ "hen": 2, "hen+pig": 4 }`. */
export type DeckList = Readonly<Record<string, number>>;

export const DECK_SIZE = 48;

/** Per combination A, B, A+B, A+cat, B+cat, A+B+cat, the same in every landscape. */
const STANDARD = [2, 2, 4, 1, 1, 2];
const EVEN = [2, 2, 2, 2, 2, 2];

function everywhere(counts: readonly number[]): DeckList {
  return Object.fromEntries(KINDS.map((kind, i) => [kind.name, counts[i % counts.length] ?? 0]));
}

export const DECKS = { standard: everywhere(STANDARD), even: everywhere(EVEN) } as const;

const inOrder = new WeakMap<DeckList, readonly Card[]>();

/** The cards of a deck in the order every shuffle starts from; a new list each time, to be shuffled in place. */
export function cardsOf(list: DeckList): Card[] {
  let cards = inOrder.get(list);
  if (cards === undefined) {
    cards = KINDS.flatMap((kind, card) => Array.from({ length: list[kind.name] ?? 0 }, () => card));
    inOrder.set(list, cards);
  }
  return cards.slice();
}

/** A deck as somebody wrote it down, or the first thing that is wrong with it. */
export const readDeckList: Decoder<DeckList> = deckList<DeckList>({
  names: KINDS.map(({ name }) => name),
  size: DECK_SIZE,
  what: 'kinds of card',
  flaw: flawOf,
});

/** Why there can be no such card. */
function flawOf(name: string): string {
  if (cardNamed(name) === FOX) return 'the fox is added to every deck and is not one of its cards';
  const parts = name.split('+');
  const stranger = parts.find((part) => !isSpecies(part));
  if (stranger !== undefined) return `"${stranger}" is no species; there are ${SPECIES.join(', ')}`;
  const species = parts as Species[];
  if (new Set(species).size !== species.length) return 'one species cannot be on a card twice (R3)';
  if (name === 'cat') return 'no card shows the cat alone (R1)';
  const natives = species.filter((each) => each !== 'cat');
  const home = LANDSCAPES.find((landscape) => natives.every((each) => NATIVES[landscape].includes(each)));
  if (home === undefined) return `${natives.join(' and ')} do not live in one landscape`;
  return `write it "${SPECIES.filter((each) => species.includes(each)).join('+')}"`;
}

function isSpecies(part: string): part is Species {
  return (SPECIES as readonly string[]).includes(part);
}

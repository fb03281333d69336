/** A card is its value, 0 to 19; equal cards are the same. */
export type Card = number;

export const VALUES = 20;

/** Komar */
export const MOSQUITO: Card = 0;
/** Pająk */
export const SPIDER: Card = 8;
/** Mysz */
export const MOUSE: Card = 11;

/** Cards in ascending order, as a player would hold them: where a card came from is not to be seen. */
export type Sorted = readonly Card[];

export function insert(cards: Card[], card: Card): void {
  let i = cards.length;
  cards.push(card);
  for (; i > 0; i--) {
    const before = cards[i - 1] as Card;
    if (before <= card) break;
    cards[i] = before;
  }
  cards[i] = card;
}

/** Takes one `card` out; it must be there. */
export function remove(cards: Card[], card: Card): void {
  const last = cards.length - 1;
  for (let i = cards.indexOf(card); i < last; i++) cards[i] = cards[i + 1] as Card;
  cards.pop();
}

export function countOf(cards: readonly Card[], card: Card): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++;
  return count;
}

/** The same cards, ascending. Lists are short, so inserting one by one is the quickest. */
export function sorted(cards: readonly Card[]): Card[] {
  const ascending: Card[] = [];
  for (let i = 0; i < cards.length; i++) insert(ascending, cards[i] as Card);
  return ascending;
}

/** How many different values ascending `cards` have. */
export function distinct(cards: Sorted): number {
  let count = 0;
  for (let i = 0; i < cards.length; i = nextValue(cards, i)) count++;
  return count;
}

/** The different value at `place`, from 0. */
export function distinctAt(cards: Sorted, place: number): Card {
  let i = 0;
  for (let left = place; left > 0; left--) i = nextValue(cards, i);
  return cards[i] as Card;
}

/** Where in ascending `cards` the next value after the one at `i` begins. */
export function nextValue(cards: Sorted, i: number): number {
  const card = cards[i];
  let next = i + 1;
  while (next < cards.length && cards[next] === card) next++;
  return next;
}

import type { Kit } from '../../kernel/laws/kit.ts';
import { FOX, type Card } from './card.ts';
import { cardsOf } from './deck.ts';
import { rudy, type Rudy } from './index.ts';
import { MOST, type Move } from './move.ts';
import { deckOf } from './options.ts';

const DECK = { 'hen+pig': 6, bear: 6, 'bear+cat': 6, zebra: 6, 'giraffe+zebra+cat': 12, octopus: 12 };

function isOfTheDeck(pile: readonly Card[], deck: readonly Card[]): boolean {
  return pile.every((card) => card === FOX || howMany(pile, card) <= howMany(deck, card));
}

function howMany(cards: readonly Card[], card: Card): number {
  return cards.filter((each) => each === card).length;
}

/** Rudy, as the laws try it. */
export const rudyKit: Kit<Rudy> = {
  game: rudy,
  players: [1, 2, 5, 30],
  options: [
    {},
    { fox: 'most', time: 20 },
    { fox: 'single', scoring: 'exact' },
    { fox: 'cats', lastAloud: true },
    { lastAloud: true, time: 5, deck: 'even' },
    { deck: DECK },
  ],
  *universe(): Iterable<Move> {
    for (let number = 0; number <= MOST; number++) {
      yield { number };
      yield { number, circled: true };
    }
  },
  census: ({ options, pile, boards }) => ({
    cards: pile.length,
    foxes: pile.filter((card) => card === FOX).length,
    ofTheDeck: isOfTheDeck(pile, cardsOf(deckOf(options))),
    fields: boards.flat().length,
  }),
  longest: 600,
};

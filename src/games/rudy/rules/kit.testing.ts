import { combinations, type Kit } from '../../../kernel/laws/kit.ts';
import { FOX, type Card } from './card.ts';
import { cardsOf } from './deck.ts';
import { rudy, type Rudy } from './index.ts';
import { MOST, type Move } from './move.ts';
import { deckOf, FOX_QUESTIONS } from './options.ts';
import { later, learnt, PARTS } from './secrets.testing.ts';

const DECK = { 'hen+pig': 6, bear: 6, 'bear+cat': 6, zebra: 6, 'giraffe+zebra+cat': 12, octopus: 12 };

function isOfTheDeck(pile: readonly Card[], deck: readonly Card[]): boolean {
  const left = [...deck, FOX];
  return pile.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1).length === 1);
}

/** Rudy, as the laws try it. */
export const rudyKit: Kit<Rudy> = {
  game: rudy,
  players: [1, 2, 3, 4, 5, 6, 7, 8, 30, 100],
  options: combinations({
    fox: FOX_QUESTIONS.map((fox) => (fox === 'species' ? undefined : fox)),
    scoring: [undefined, 'exact'],
    lastAloud: [undefined, true],
    deck: [undefined, 'even', DECK],
    time: [undefined, 5],
  }),
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
  longest: 2000,
  parts: PARTS,
  learnt,
  later,
};

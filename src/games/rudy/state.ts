import type { Chance } from '../../kernel/chance.ts';
import { isMisfit, missing, readCards, type Lot } from '../../kernel/lot.ts';
import { shuffle } from '../../kernel/random.ts';
import { everySeat, type Seat } from '../../kernel/seat.ts';
import { cardName, cardNamed, FOX, type Card } from './card.ts';
import { cardsOf } from './deck.ts';
import { deckOf, type Options } from './options.ts';

export const TURNS = 20;

/** A field of a board with a number in it. */
export interface Field {
  readonly number: number;
  readonly circled: boolean;
}

/** A player's 20 fields, one a turn; null is empty: not yet written, or blank. */
export type Board = readonly (Field | null)[];

/** Whoever wrote last in the turn before, and what. */
export interface Aloud {
  readonly seat: Seat;
  readonly number: number;
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  /** The 20 cards in the order they are turned. */
  readonly pile: readonly Card[];
  /** Turns completed; the card face up is `pile[turn]`. */
  turn: number;
  /** Who has not written this turn, ascending. */
  waiting: Seat[];
  boards: (Field | null)[][];
  circleUsed: boolean[];
  aloud: Aloud | null;
}

const CARDS = { tell: cardName, read: cardNamed };

/** 19 of the 48 unseen, the fox shuffled in. */
export const PILE: Lot<Card[], Card[]> = {
  label: 'pile',
  draw(random, deck) {
    const kept = shuffle(random, deck, TURNS - 1).slice(0, TURNS - 1);
    return shuffle(random, [...kept, FOX]);
  },
  tell: (pile) => pile.map(cardName),
  read(told, deck) {
    const pile = readCards(told, CARDS, TURNS);
    if (isMisfit(pile)) return pile;
    if (!pile.includes(FOX)) return { misfit: 'the fox is missing' };
    return missing(pile, [...deck, FOX], CARDS) ?? pile;
  },
};

export function setup(options: Options, seats: number, chance: Chance): State {
  const pile = chance.take(PILE, cardsOf(deckOf(options)));
  return {
    options,
    seats,
    pile,
    turn: 0,
    waiting: everySeat(seats),
    boards: everySeat(seats).map(emptyBoard),
    circleUsed: everySeat(seats).map(() => false),
    aloud: null,
  };
}

export function emptyBoard(): (Field | null)[] {
  return Array.from({ length: TURNS }, () => null);
}

export function copy(state: State): State {
  const boards: (Field | null)[][] = [];
  for (const board of state.boards) boards.push(board.slice());
  return {
    options: state.options,
    seats: state.seats,
    pile: state.pile,
    turn: state.turn,
    waiting: state.waiting.slice(),
    boards,
    circleUsed: state.circleUsed.slice(),
    aloud: state.aloud,
  };
}

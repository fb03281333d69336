import type { Chance } from '../../../kernel/chance.ts';
import { isMisfit, missing, readCards, type Lot } from '../../../kernel/lot.ts';
import { shuffle } from '../../../kernel/random.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import { cardName, cardNamed, FOX, type Card } from './card.ts';
import { cardsOf } from './deck.ts';
import { MOST } from './move.ts';
import { deckOf, type Options } from './options.ts';
import { TURNS } from './turns.ts';

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
  circleUsed: readonly boolean[];
  /** R19: who was the last to write in this turn so far; kept only where it will be told. */
  last: Seat | null;
  aloud: Aloud | null;
}

const CARDS = { encode: cardName, read: cardNamed };

/** 19 of the 48 unseen, the fox shuffled in. */
export const PILE: Lot<Card[], Card[]> = {
  label: 'pile',
  draw(random, deck) {
    const pile = shuffle(random, deck, TURNS - 1).slice(0, TURNS);
    pile[TURNS - 1] = FOX;
    return shuffle(random, pile);
  },
  encode: (pile) => pile.map(cardName),
  read(told, deck) {
    const pile = readCards(told, CARDS, TURNS);
    if (isMisfit(pile)) return pile;
    if (!pile.includes(FOX)) return { misfit: 'the fox is missing' };
    return missing(pile, [...deck, FOX], CARDS) ?? pile;
  },
};

export function setup(options: Options, seats: number, chance: Chance): State {
  const pile = chance.take(PILE, cardsOf(deckOf(options)));
  const waiting: Seat[] = [];
  const boards: (Field | null)[][] = [];
  const circleUsed: boolean[] = [];
  for (let seat = 0; seat < seats; seat++) {
    waiting.push(seat);
    boards.push(emptyBoard());
    circleUsed.push(false);
  }
  return { options, seats, pile, turn: 0, waiting, boards, circleUsed, last: null, aloud: null };
}

const EMPTY: Board = Array.from({ length: TURNS }, () => null);

export function emptyBoard(): (Field | null)[] {
  return EMPTY.slice();
}

/** Fields are never changed, so all boards share the same few. */
const FIELDS: readonly Field[] = [false, true].flatMap((circled) =>
  Array.from({ length: MOST + 1 }, (_, number) => Object.freeze({ number, circled })),
);

export function field(number: number, circled: boolean): Field {
  return FIELDS[circled ? number + MOST + 1 : number] ?? { number, circled };
}

export function copy(state: State, mover?: Seat): State {
  return {
    options: state.options,
    seats: state.seats,
    pile: state.pile,
    turn: state.turn,
    waiting: state.waiting.slice(),
    boards: copyBoards(state.boards, mover),
    circleUsed: state.circleUsed,
    last: state.last,
    aloud: state.aloud,
  };
}

/** A move writes on one board only: at a table of a thousand the others are not worth copying. */
function copyBoards(boards: readonly Board[], mover: Seat | undefined): (Field | null)[][] {
  if (mover === undefined) return boards.map((board) => board.slice());
  const copied = boards.slice() as (Field | null)[][];
  copied[mover] = present(boards[mover]).slice();
  return copied;
}

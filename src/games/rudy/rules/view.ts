import { present, type By, type Seat } from '../../../kernel/seat.ts';
import { cardName, FOX } from './card.ts';
import type { Options } from './options.ts';
import type { Move } from './move.ts';
import { field, type Aloud, type Board, type State } from './state.ts';
import { TURNS } from './turns.ts';

/** What lies face up: the newest card and never an earlier one, until all 20 are turned over again for the review. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  /** 1 to 20. */
  readonly turn: number;
  readonly card: string;
  readonly waiting: readonly Seat[];
  /** With `lastAloud`, who was the last to write in this turn so far: everybody saw it. */
  readonly last: Seat | null;
  readonly aloud: Aloud | null;
  readonly finished: boolean;
  readonly pile?: readonly string[];
  readonly boards?: readonly Board[];
}

/** R13: a player sees their own earlier numbers. */
export interface Own {
  readonly numbers: Board;
  readonly circleUsed: boolean;
}

export function table(state: State): Table {
  const finished = state.turn === TURNS;
  const turn = finished ? TURNS : state.turn + 1;
  const shared = {
    options: state.options,
    seats: state.seats,
    turn,
    card: cardName(state.pile[turn - 1] ?? FOX),
    waiting: state.waiting,
    last: state.last,
    aloud: state.aloud,
    finished,
  };
  return finished ? { ...shared, pile: state.pile.map(cardName), boards: state.boards } : shared;
}

export function own(state: State, seat: Seat): Own {
  return { numbers: present(state.boards[seat]), circleUsed: state.circleUsed[seat] === true };
}

/** All have written and the next card is not turned yet, where a host turns the cards. */
export const answered = {
  table(half: Table, seat: Seat, by: By): Table {
    const races = half.options.lastAloud && half.seats > 1;
    const waiting = half.waiting.filter((each) => each !== seat);
    return { ...half, waiting, ...(races && by !== 'clock' && { last: seat }) };
  },
  own(half: Own, { turn }: Table, move: Move): Own {
    if (move.number === undefined) return half;
    const { number, circled = false } = move;
    return {
      ...half,
      numbers: half.numbers.with(turn - 1, field(number, circled)),
      circleUsed: half.circleUsed || circled,
    };
  },
};

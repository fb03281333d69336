import { present, type Seat } from '../../../kernel/seat.ts';
import { cardName, FOX } from './card.ts';
import type { Options } from './options.ts';
import type { Aloud, Board, State } from './state.ts';
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

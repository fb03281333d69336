import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import type { Card } from './card.ts';
import type { Reason } from './event.ts';
import type { Face } from './face.ts';
import { blankMemory, copyMemory, type Memory } from './memory.ts';
import { MOST_SEATS, type Sign, type Swap } from './move.ts';
import type { Options } from './options.ts';
import { deckOf } from './deck.ts';

/** What is being decided. */
export type Phase = 'bury' | 'turn' | 'keep' | 'refill' | 'gift' | 'steal' | 'swap' | 'show' | 'over';

export const NO_CARDS: readonly Card[] = [];

export const BRAINS = 56;
export const BRAINS_EACH = 9;

/** The last roll of the die and what was done with it. */
export interface LastRoll {
  readonly seat: Seat;
  readonly face: Face;
  /** To, from or with whom; null while that is being chosen, and where nobody else is concerned. */
  readonly other: Seat | null;
  /** What was swapped. */
  readonly swap: Swap | null;
}

/** What everybody saw of a round's end, kept while its cards are dealt anew. */
export interface LastRound {
  /** As it lay then. */
  readonly horde: readonly Card[];
  /** Brains paid, per seat. */
  readonly lost: readonly number[];
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  /** All 50 cards, ascending. */
  readonly deck: readonly Card[];
  /** A bit per value that carries the marshmallow. */
  readonly sweet: number;
  /** Rounds dealt. */
  rounds: number;
  /** Grows with every new decision; it names the clock and the question. */
  step: number;
  phase: Phase;
  /** Who is asked, a bit a seat. */
  asked: number;
  /** Whose turn it is; in the draft, whose it will be. */
  turn: Seat;
  /** Whether the turn's player goes on after the refill being chosen. */
  extra: boolean;
  /** Z15: who may still refill until the next first move; only where refilling can be forgotten. */
  late: Seat | null;
  reason: Reason | null;
  /** Ascending, like the graveyards. Cards offered are in the hand as well. */
  hands: Card[][];
  graveyards: Card[][];
  /** Per seat the cards dealt or drawn and not yet decided on, ascending. These lists are replaced, never changed. */
  offered: (readonly Card[])[];
  /** The top card last. */
  horde: Card[];
  discard: Card[];
  /** What Mysz set aside until the round's end; never reshuffled (Z12). */
  aside: Card[];
  /** The Reserve as it was last shuffled; replaced, never changed. The next card is `reserve[drawn]`. */
  reserve: readonly Card[];
  drawn: number;
  brains: number[];
  pool: number;
  /** Who ties for the first turn while it is being decided by signs. */
  contenders: readonly Seat[];
  signs: (Sign | null)[];
  /** The signs last shown together. */
  shown: readonly (Sign | null)[] | null;
  lastRoll: LastRoll | null;
  /** How the round before ended. */
  lastRound: LastRound | null;
  memory: Memory;
}

/** The seats of every combination of bits, ascending. Shared, so that asking who is asked costs nothing. */
const SEATS_OF: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, bits) =>
  everySeat(MOST_SEATS).filter((seat) => ((bits >> seat) & 1) === 1),
);

export function toAct(state: State): readonly Seat[] {
  return SEATS_OF[state.asked] as readonly Seat[];
}

export function allSeats(state: State): readonly Seat[] {
  return SEATS_OF[(1 << state.seats) - 1] as readonly Seat[];
}

export function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

export function reserveCount(state: State): number {
  return state.reserve.length - state.drawn;
}

export function nextSeat(state: State, seat: Seat): Seat {
  return seat + 1 === state.seats ? 0 : seat + 1;
}

export function handOf(state: State, seat: Seat): Card[] {
  return present(state.hands[seat]);
}

export function graveyardOf(state: State, seat: Seat): Card[] {
  return present(state.graveyards[seat]);
}

/** A table with its brains handed out and nothing dealt. */
export function emptyTable(options: Options, seats: number): State {
  const { cards, sweet } = deckOf(options);
  return {
    options,
    seats,
    deck: cards,
    sweet,
    rounds: 0,
    step: 0,
    phase: 'bury',
    asked: 0,
    turn: 0,
    extra: false,
    late: null,
    reason: null,
    hands: listPerSeat(seats),
    graveyards: listPerSeat(seats),
    offered: perSeat<readonly Card[]>(seats, NO_CARDS),
    horde: [],
    discard: [],
    aside: [],
    reserve: [],
    drawn: 0,
    brains: perSeat<number>(seats, BRAINS_EACH),
    pool: BRAINS - seats * BRAINS_EACH,
    contenders: [],
    signs: perSeat<Sign | null>(seats, null),
    shown: null,
    lastRoll: null,
    lastRound: null,
    memory: blankMemory(seats),
  };
}

function perSeat<T>(seats: number, each: T): T[] {
  const list: T[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(each);
  return list;
}

function listPerSeat(seats: number): Card[][] {
  const lists: Card[][] = [];
  for (let seat = 0; seat < seats; seat++) lists.push([]);
  return lists;
}

export function copy(state: State): State {
  const hands: Card[][] = [];
  const graveyards: Card[][] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    hands.push(handOf(state, seat).slice());
    graveyards.push(graveyardOf(state, seat).slice());
  }
  return {
    options: state.options,
    seats: state.seats,
    deck: state.deck,
    sweet: state.sweet,
    rounds: state.rounds,
    step: state.step,
    phase: state.phase,
    asked: state.asked,
    turn: state.turn,
    extra: state.extra,
    late: state.late,
    reason: state.reason,
    hands,
    graveyards,
    offered: state.offered.slice(),
    horde: state.horde.slice(),
    discard: state.discard.slice(),
    aside: state.aside.slice(),
    reserve: state.reserve,
    drawn: state.drawn,
    brains: state.brains.slice(),
    pool: state.pool,
    contenders: state.contenders,
    signs: state.signs.slice(),
    shown: state.shown,
    lastRoll: state.lastRoll,
    lastRound: state.lastRound,
    memory: copyMemory(state.memory),
  };
}

import { CIRCLED, MOVES, SEATS, TURNS, type Script } from '../script.ts';
import { ANIMALS, DECK, FOX, SPECIES } from './deck.ts';
import { below, type Sfc32 } from './sfc32.ts';

/**
 * Rudy for four in place, on bytes, in one function after the other: what JavaScript can do at most.
 * One table is dealt again and again; nothing is allocated.
 */
export interface Table {
  readonly deck: Uint8Array;
  readonly pile: Uint8Array;
  /** Four boards of 20; `CIRCLED` is added to a circled number. */
  readonly boards: Uint8Array;
  turn: number;
  left: number;
  readonly seen: Uint8Array;
  readonly answers: Uint8Array;
  readonly points: Uint8Array;
  readonly scores: Uint16Array;
  readonly circledPoints: Uint8Array;
  readonly crossedOut: Uint8Array;
  readonly places: Uint8Array;
}

const DECK_SIZE = 48;
const DECK_BYTES = Uint8Array.from(DECK);
const FIRST = Uint8Array.from(ANIMALS.map((animals) => animals[0] ?? SPECIES));
const SECOND = Uint8Array.from(ANIMALS.map((animals) => animals[1] ?? SPECIES));
const THIRD = Uint8Array.from(ANIMALS.map((animals) => animals[2] ?? SPECIES));

export function newTable(): Table {
  return {
    deck: new Uint8Array(DECK_SIZE),
    pile: new Uint8Array(TURNS),
    boards: new Uint8Array(MOVES),
    turn: 0,
    left: SEATS,
    seen: new Uint8Array(SPECIES + 1),
    answers: new Uint8Array(TURNS),
    points: new Uint8Array(MOVES),
    scores: new Uint16Array(SEATS),
    circledPoints: new Uint8Array(SEATS),
    crossedOut: new Uint8Array(SEATS),
    places: new Uint8Array(SEATS),
  };
}

export function deal(table: Table, random: Sfc32): void {
  const { deck, pile } = table;
  deck.set(DECK_BYTES);
  for (let i = 0; i < TURNS - 1; i++) {
    const j = i + below(random, DECK_SIZE - i);
    pile[i] = deck[j] as number;
    deck[j] = deck[i] as number;
  }
  pile[TURNS - 1] = FOX;
  for (let i = 0; i < TURNS - 1; i++) {
    const j = i + below(random, TURNS - i);
    const card = pile[i] as number;
    pile[i] = pile[j] as number;
    pile[j] = card;
  }
  table.boards.fill(0);
  table.turn = 0;
  table.left = SEATS;
}

export function write(table: Table, seat: number, move: number): void {
  table.boards[seat * TURNS + table.turn] = move;
  if (--table.left > 0) return;
  table.left = SEATS;
  table.turn++;
}

export function score(table: Table): void {
  answer(table);
  const { boards, answers, points, scores, circledPoints, crossedOut } = table;
  for (let seat = 0; seat < SEATS; seat++) {
    let total = 0;
    let doubled = 0;
    let crossed = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      const at = seat * TURNS + turn;
      const field = boards[at] as number;
      const right = answers[turn] as number;
      const number = field & (CIRCLED - 1);
      let worth = number;
      if (number > right) {
        crossed++;
        worth = 0;
      } else if (field >= CIRCLED) {
        worth = number === right ? 2 * number : 0;
        doubled = worth;
      }
      points[at] = worth;
      total += worth;
    }
    scores[seat] = total;
    circledPoints[seat] = doubled;
    crossedOut[seat] = crossed;
  }
  place(table);
}

function answer({ pile, seen, answers }: Table): void {
  seen.fill(0);
  for (let turn = 0; turn < TURNS; turn++) {
    const card = pile[turn] as number;
    let right = 0;
    if (card === FOX) {
      for (let species = 0; species < SPECIES; species++) if (seen[species] !== 0) right++;
    } else {
      right = see(seen, FIRST[card] as number) + see(seen, SECOND[card] as number) + see(seen, THIRD[card] as number);
    }
    answers[turn] = right;
  }
}

function see(seen: Uint8Array, species: number): number {
  if (species === SPECIES) return 0;
  const count = (seen[species] as number) + 1;
  seen[species] = count;
  return count;
}

function place({ scores, circledPoints, crossedOut, places }: Table): void {
  for (let a = 0; a < SEATS; a++) {
    let better = 0;
    for (let b = 0; b < SEATS; b++) {
      const by =
        (scores[b] as number) - (scores[a] as number) ||
        (circledPoints[b] as number) - (circledPoints[a] as number) ||
        (crossedOut[a] as number) - (crossedOut[b] as number);
      if (by > 0) better++;
    }
    places[a] = better + 1;
  }
}

/** One match from the shuffle to the places. */
export function playInPlace(table: Table, random: Sfc32, { seatBytes, moveBytes }: Script): void {
  deal(table, random);
  for (let i = 0; i < MOVES; i++) write(table, seatBytes[i] as number, moveBytes[i] as number);
  score(table);
}

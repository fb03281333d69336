import { VALUES, type Card, type Move } from '../rules/index.ts';
import { everySeat, type Seat } from '../../../kernel/seat.ts';

// Moves that playouts make often, made once.

const SEATS = everySeat(5);
const CARDS = Array.from({ length: VALUES }, (_, card) => card);

const PLAYS: readonly Move[] = CARDS.map((play) => ({ play }));
const BURIES: readonly Move[] = CARDS.map((bury) => ({ bury }));
const KEEPS: readonly Move[] = CARDS.map((keep) => ({ keep }));
const STEALS: readonly Move[] = SEATS.map((steal) => ({ steal }));
const GIFTS: readonly (readonly Move[])[] = CARDS.map((gift) => SEATS.map((to) => ({ gift, to })));
const HANDS: readonly Move[] = SEATS.map((other) => ({ swap: 'hand', with: other }));
const GRAVEYARDS: readonly Move[] = SEATS.map((other) => ({ swap: 'graveyard', with: other }));
const GIVES: Move[][] = [];

export const PASS: Move = { pass: true };

/** One of `card` on the Horde and `given` more to `to`. */
export function playOf(card: Card, given: number, to: Seat): Move {
  if (given === 0) return PLAYS[card] as Move;
  const known = (GIVES[card * SEATS.length + to] ??= []);
  return (known[given] ??= { play: card, give: { [to]: given } });
}

export function buryOf(card: Card): Move {
  return BURIES[card] as Move;
}

export function keepOf(card: Card): Move {
  return KEEPS[card] as Move;
}

export function stealOf(from: Seat): Move {
  return STEALS[from] as Move;
}

export function giftOf(card: Card, to: Seat): Move {
  return GIFTS[card]?.[to] as Move;
}

export function swapOf(hands: boolean, other: Seat): Move {
  return (hands ? HANDS : GRAVEYARDS)[other] as Move;
}

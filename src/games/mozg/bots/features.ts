import { hordeRefusal, MOSQUITO, SPIDER, VALUES, type Card, type State } from '../rules/index.ts';
import type { Seat } from '../../../kernel/seat.ts';
import {
  ANSWERS,
  BURY,
  BURY_PAIR,
  GAP,
  GIFT,
  GIFT_PAIR,
  GIVEN,
  HIGHER,
  KEEP,
  KEEP_PAIR,
  KEPT_COPY,
  LEADS,
  LEFT,
  NEXT,
  PASS,
  PASS_BRAINS,
  PASS_GAP,
  PASS_LEFT,
  PASS_NEXT,
  PASS_WAYS,
  PLACE,
  REFILL,
  REFILL_PAIR,
  SAVERS,
  STEAL_BRAINS,
  STEAL_CARDS,
  SWAP_GRAVEYARD,
  SWAP_GRAVEYARD_HIGH,
  SWAP_HAND,
  SWAP_HAND_HIGH,
  TO_BRAINS,
  TO_CARDS,
  TO_NEXT,
} from './layout.ts';

/** The features of the choice last described; used again and again, so that a playout makes no garbage. */
export const list = new Int32Array(16);

const LEFT_BUCKET = Uint8Array.from({ length: 51 }, (_, n) => (n < 4 ? n : n < 6 ? 4 : n < 8 ? 5 : 6));
const NEXT_BUCKET = Uint8Array.from({ length: 51 }, (_, n) => (n < 2 ? 0 : n < 3 ? 1 : n < 5 ? 2 : 3));

export function cardsOf(state: State, seat: Seat): number {
  return (state.hands[seat] as Card[]).length + (state.graveyards[seat] as Card[]).length;
}

function nextOf(state: State, seat: Seat): Seat {
  return seat + 1 === state.seats ? 0 : seat + 1;
}

function topOf(state: State): number {
  const { horde } = state;
  return horde.length === 0 ? -1 : (horde[horde.length - 1] as number);
}

function most(n: number, limit: number): number {
  return n < limit ? n : limit;
}

let top = -1;
let cards = 0;
let next = 0;
let saver = false;

/** Looks at a turn's beginning, before its plays and its pass are described. Gives the Horde's top card, −1 without one. */
export function fillFeatures(state: State, seat: Seat): number {
  top = topOf(state);
  cards = cardsOf(state, seat);
  next = NEXT_BUCKET[cardsOf(state, nextOf(state, seat))] as number;
  saver = (state.hands[seat] as Card[])[0] === MOSQUITO;
  return top;
}

/** `place`: how many lower values could be played instead; `higher`: cards above it in the hand; `kept`: copies not given. */
export function describePlay(card: Card, place: number, higher: number, given: number, kept: number): number {
  const left = LEFT_BUCKET[cards - 1 - given] as number;
  const leads = top < 0;
  list[0] = (leads ? LEADS : ANSWERS) + card;
  list[1] = LEFT + left * VALUES + card;
  list[2] = NEXT + next * VALUES + card;
  list[3] = PLACE + (leads ? 0 : 4) + most(place, 3);
  list[4] = HIGHER + (leads ? 0 : 5) + most(higher, 4);
  let count = 5;
  if (top >= 0 && top !== SPIDER && card > top) list[count++] = GAP + card - top;
  if (given > 0) list[count++] = GIVEN + most(given, 3);
  if (kept > 0) list[count++] = KEPT_COPY + most(kept, 2);
  if (saver && card !== MOSQUITO) list[count++] = SAVERS;
  return count;
}

/** `ways`: how many values could be played; `lowest`: the lowest of them but Komar. */
export function describePass(brains: number, ways: number, lowest: number): number {
  list[0] = PASS;
  list[1] = PASS_NEXT + next;
  list[2] = PASS_LEFT + (LEFT_BUCKET[cards] as number);
  list[3] = PASS_WAYS + most(ways, 3);
  const gap = lowest - top;
  list[4] = PASS_GAP + (gap < 5 ? 0 : gap < 10 ? 1 : 2);
  list[5] = PASS_BRAINS + most(brains - 1, 3);
  return 6;
}

/** `others`: how many of the same value are in the hand or being taken already. */
export function describeRefill(card: Card, others: number): number {
  list[0] = REFILL + card;
  list[1] = REFILL_PAIR + most(others, 2);
  return 2;
}

export function describeBury(card: Card, others: number): number {
  list[0] = BURY + card;
  list[1] = BURY_PAIR + most(others, 2);
  return 2;
}

export function describeKeep(card: Card, others: number): number {
  list[0] = KEEP + card;
  list[1] = KEEP_PAIR + most(others, 2);
  return 2;
}

export function describeGift(card: Card, others: number): number {
  list[0] = GIFT + card;
  list[1] = GIFT_PAIR + most(others, 2);
  return 2;
}

/** Somebody who gets a card. */
export function describeReceiver(state: State, seat: Seat, to: Seat): number {
  let richer = 0;
  let shorter = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === to || other === seat) continue;
    if ((state.brains[other] as number) > (state.brains[to] as number)) richer++;
    if (cardsOf(state, other) < cardsOf(state, to)) shorter++;
  }
  list[0] = TO_CARDS + shorter;
  list[1] = TO_BRAINS + richer;
  list[2] = TO_NEXT + (to === nextOf(state, seat) ? 1 : 0);
  return 3;
}

export function describeSteal(state: State, seat: Seat, from: Seat): number {
  describeReceiver(state, seat, from);
  list[0] = STEAL_CARDS + (list[0] as number) - TO_CARDS;
  list[1] = STEAL_BRAINS + (list[1] as number) - TO_BRAINS;
  return 2;
}

export function describeSwap(state: State, seat: Seat, other: Seat, hands: boolean): number {
  const zone = hands ? state.hands : state.graveyards;
  const mine = zone[seat] as Card[];
  const theirs = zone[other] as Card[];
  const fewer = mine.length - theirs.length;
  list[0] = (hands ? SWAP_HAND : SWAP_GRAVEYARD) + (fewer < -6 ? 0 : fewer > 6 ? 12 : fewer + 6);
  let sum = 0;
  for (let i = 0; i < mine.length; i++) sum += mine[i] as number;
  list[1] = (hands ? SWAP_HAND_HIGH : SWAP_GRAVEYARD_HIGH) + (mine.length === 0 ? 4 : (sum / mine.length / 5) | 0);
  return 2;
}

export function likingOf(weights: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += weights[list[i] as number] as number;
  return sum;
}

/** Whether `card` goes on a Horde with such a top card; −1 for an empty one. */
export function mayPlay(on: number, card: Card): boolean {
  return hordeRefusal(on < 0 ? null : on, card) === undefined;
}

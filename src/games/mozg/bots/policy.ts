import { MOSQUITO, refillOf, type Card, type Move, type State } from '../rules/index.ts';
import type { Seat } from '../../../kernel/seat.ts';
import {
  describeBury,
  describeGift,
  describeKeep,
  describePass,
  describePlay,
  describeReceiver,
  describeRefill,
  describeSteal,
  describeSwap,
  likingOf,
  fillFeatures,
  mayPlay,
} from './features.ts';
import { buryOf, giftOf, keepOf, PASS, playOf, stealOf, swapOf } from './moves.ts';

export type Weights = Float64Array;

/** What `seat` does: the choice it likes best. It reads what the seat can see of the state, and nothing else. */
export function choose(state: State, seat: Seat, weights: Weights): Move {
  switch (state.phase) {
    case 'bury':
      return buryOf(bestCard(state.offered[seat] as Card[], state.hands[seat] as Card[], describeBury, weights));
    case 'turn':
      return state.late === seat ? refill(state, seat, weights) : turn(state, seat, weights);
    case 'keep':
      return keepOf(bestCard(state.offered[seat] as Card[], state.hands[seat] as Card[], describeKeep, weights));
    case 'refill':
      return refill(state, seat, weights);
    case 'gift': {
      const hand = state.hands[seat] as Card[];
      return giftOf(bestCard(hand, hand, describeGift, weights), receiver(state, seat, weights));
    }
    case 'steal':
      return steal(state, seat, weights);
    case 'swap':
      return swap(state, seat, weights);
    case 'show':
      return { show: 'rock' };
    case 'over':
      throw new RangeError('it is over');
  }
}

function turn(state: State, seat: Seat, weights: Weights): Move {
  const hand = state.hands[seat] as Card[];
  const top = fillFeatures(state, seat);
  let best = -1;
  let bestGiven = 0;
  let most = -Infinity;
  let ways = 0;
  let lowest = 100;
  let to = seat;
  for (let i = 0; i < hand.length;) {
    const card = hand[i] as Card;
    let given = 0;
    for (i++; i < hand.length && hand[i] === card; i++) given++;
    if (!mayPlay(top, card)) continue;
    let worth = likingOf(weights, describePlay(card, ways, hand.length - i, given, 0));
    if (given > 0 && to === seat) to = receiver(state, seat, weights);
    if (given > 0 && state.seats > 2) worth += given * likingOf(weights, describeReceiver(state, seat, to));
    ways++;
    if (card !== MOSQUITO && lowest === 100) lowest = card;
    if (worth <= most) continue;
    most = worth;
    best = card;
    bestGiven = given;
  }
  if (best < 0) return PASS;
  if (top >= 0 && likingOf(weights, describePass(state.brains[seat] as number, ways, lowest)) > most) return PASS;
  return playOf(best, bestGiven, to);
}

function bestCard(
  among: readonly Card[],
  hand: readonly Card[],
  describe: (card: Card, others: number) => number,
  weights: Weights,
): Card {
  let best = among[0] as Card;
  let most = -Infinity;
  for (let i = 0; i < among.length; i++) {
    const card = among[i] as Card;
    if (i > 0 && among[i - 1] === card) continue;
    const worth = likingOf(weights, describe(card, sameIn(hand, card) - 1));
    if (worth <= most) continue;
    most = worth;
    best = card;
  }
  return best;
}

export function sameIn(cards: readonly Card[], card: Card): number {
  let same = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) same++;
  return same;
}

/** Which places of a graveyard have been chosen; used again and again. */
const taken = new Uint8Array(64);

function refill(state: State, seat: Seat, weights: Weights): Move {
  const hand = state.hands[seat] as Card[];
  const graveyard = state.graveyards[seat] as Card[];
  const size = refillOf(hand.length, graveyard.length);
  taken.fill(0);
  const refilled: Card[] = [];
  for (let n = 0; n < size; n++) {
    let best = -1;
    let most = -Infinity;
    for (let i = 0; i < graveyard.length; i++) {
      if (taken[i] === 1) continue;
      const card = graveyard[i] as Card;
      const worth = likingOf(weights, describeRefill(card, sameIn(hand, card) + sameIn(refilled, card)));
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    taken[best] = 1;
    refilled.push(graveyard[best] as Card);
  }
  return { refill: refilled.toSorted((a, b) => a - b) };
}

/** Who gets a card. */
function receiver(state: State, seat: Seat, weights: Weights): Seat {
  if (state.seats === 2) return 1 - seat;
  let best = -1;
  let most = -Infinity;
  for (let to = 0; to < state.seats; to++) {
    if (to === seat) continue;
    const worth = likingOf(weights, describeReceiver(state, seat, to));
    if (worth <= most) continue;
    most = worth;
    best = to;
  }
  return best;
}

function steal(state: State, seat: Seat, weights: Weights): Move {
  let best = -1;
  let most = -Infinity;
  for (let from = 0; from < state.seats; from++) {
    if (from === seat) continue;
    const worth = likingOf(weights, describeSteal(state, seat, from));
    if (worth <= most) continue;
    most = worth;
    best = from;
  }
  return stealOf(best);
}

function swap(state: State, seat: Seat, weights: Weights): Move {
  let best = -1;
  let hands = true;
  let most = -Infinity;
  for (let i = 0; i < 2 * state.seats; i++) {
    const other = i >> 1;
    const ofHands = (i & 1) === 0;
    if (other === seat || (!ofHands && (state.graveyards[other] as Card[]).length === 0)) continue;
    const worth = likingOf(weights, describeSwap(state, seat, other, ofHands));
    if (worth <= most) continue;
    most = worth;
    best = other;
    hands = ofHands;
  }
  return swapOf(hands, best);
}

/** How much a seat likes any move it may make; comparable among the moves of one question. */
export function liking(state: State, seat: Seat, move: Move, weights: Weights): number {
  let sum = 0;
  features(state, seat, move, (count) => (sum += likingOf(weights, count)));
  return sum;
}

/** Every list of features a move has, one after the other; a list is gone when the next is told. */
export function features(state: State, seat: Seat, move: Move, emit: (count: number) => void): void {
  const hand = state.hands[seat] as Card[];
  if ('play' in move) {
    let given = 0;
    for (const to in move.give) given += move.give[to] as number;
    const held = sameIn(hand, move.play);
    const ways = lowerWays(hand, fillFeatures(state, seat), move.play);
    emit(describePlay(move.play, ways, hand.length - 1 - hand.lastIndexOf(move.play), given, held - 1 - given));
    if (state.seats === 2) return;
    for (const to in move.give)
      for (let i = 0; i < (move.give[to] as number); i++) emit(describeReceiver(state, seat, Number(to)));
  } else if ('pass' in move) {
    const top = fillFeatures(state, seat);
    const ways = lowerWays(hand, top, 100);
    const lowest = hand.find((card) => card !== MOSQUITO && mayPlay(top, card)) ?? 100;
    emit(describePass(state.brains[seat] as number, ways, lowest));
  } else if ('refill' in move) {
    move.refill.forEach((card, i) => {
      emit(describeRefill(card, sameIn(hand, card) + sameIn(move.refill.slice(0, i), card)));
    });
  } else if ('bury' in move) {
    emit(describeBury(move.bury, sameIn(hand, move.bury) - 1));
  } else if ('keep' in move) {
    emit(describeKeep(move.keep, sameIn(hand, move.keep) - 1));
  } else if ('gift' in move) {
    emit(describeGift(move.gift, sameIn(hand, move.gift) - 1));
    if (state.seats > 2) emit(describeReceiver(state, seat, move.to));
  } else if ('steal' in move) {
    emit(describeSteal(state, seat, move.steal));
  } else if ('swap' in move) {
    emit(describeSwap(state, seat, move.with, move.swap === 'hand'));
  }
}

/** How many values below `card` could be played. */
function lowerWays(hand: readonly Card[], top: number, card: Card): number {
  let ways = 0;
  for (let i = 0; i < hand.length && (hand[i] as Card) < card; i++) {
    if ((i === 0 || hand[i - 1] !== hand[i]) && mayPlay(top, hand[i] as Card)) ways++;
  }
  return ways;
}

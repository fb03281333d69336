import { present } from '../../../kernel/seat.ts';
import { combinations, type Kit } from '../../../kernel/laws/kit.ts';
import { countOf, VALUES, type Card } from './card.ts';
import { mozg, type Mozg } from './index.ts';
import { MOST_SEATS, SIGNS, SWAPS, type Give, type Move } from './move.ts';
import { deckOf } from './deck.ts';
import { later, learnt, PARTS } from './secrets.testing.ts';
import { reserveCount, type State } from './state.ts';

/** Fewer values with more copies, and a die on many: everything happens all the time. */
const WILD = {
  cards: { 0: 2, 3: 4, 4: 4, 7: 4, 8: 4, 9: 4, 10: 4, 11: 4, 12: 4, 14: 4, 17: 4, 18: 4, 19: 4 },
  marshmallow: [3, 4, 9, 12, 18, 19],
};

function* gives(most: number, from = 0): Iterable<Give> {
  for (let seat = from; seat < MOST_SEATS; seat++) {
    for (let count = 1; count <= most; count++) {
      yield { [seat]: count };
      for (const more of gives(most - count, seat + 1)) yield { [seat]: count, ...more };
    }
  }
}

function* selections(size: number, from = 0): Iterable<readonly Card[]> {
  if (size === 0) yield [];
  else
    for (let card = from; card < VALUES; card++) for (const more of selections(size - 1, card)) yield [card, ...more];
}

function* universe(most: number): Iterable<Move> {
  for (let card = 0; card < VALUES; card++) {
    yield { bury: card };
    yield { keep: card };
    yield { play: card };
    for (const give of gives(most)) yield { play: card, give };
    for (let to = 0; to < MOST_SEATS; to++) yield { gift: card, to };
  }
  for (const size of [1, 2, 3]) for (const refill of selections(size)) yield { refill };
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    yield { steal: seat };
    for (const swap of SWAPS) yield { swap, with: seat };
  }
  for (const show of SIGNS) yield { show };
  yield { pass: true };
}

function mostCopies(cards: readonly Card[]): number {
  return Math.max(...cards.map((card) => countOf(cards, card)));
}

function cardsIn(state: State): Card[] {
  const reserve = state.reserve.slice(state.reserve.length - reserveCount(state));
  const { hands, graveyards, horde, discard, aside } = state;
  return [...hands.flat(), ...graveyards.flat(), ...horde, ...discard, ...aside, ...reserve];
}

/** Gra o mózg, as the laws try it. */
export const mozgKit: Kit<Mozg> = {
  game: mozg,
  players: [2, 3, 4, 5],
  options: combinations({
    refill: [undefined, 'forgotten'],
    starter: [undefined, 'rps'],
    deck: [undefined, WILD],
    time: [undefined, 5],
  }),
  // As many to give as there are copies: one more than any hand can.
  universe: (options) => universe(mostCopies(deckOf(options).cards)),
  census(state) {
    const cards = cardsIn(state);
    return {
      cards: Array.from({ length: VALUES }, (_, card) => countOf(cards, card)),
      brains: state.pool + state.brains.reduce((sum, each) => sum + each, 0),
      offeredAreInHand: state.offered.every((offered, seat) =>
        offered.every((card) => countOf(offered, card) <= countOf(present(state.hands[seat]), card)),
      ),
    };
  },
  longest: 5000,
  parts: PARTS,
  learnt,
  later,
};

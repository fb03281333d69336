import { combinations, type Kit, type Secret } from '../../../kernel/laws/kit.ts';
import { pick } from '../../../kernel/random.ts';
import { everySeat, present, type Viewer } from '../../../kernel/seat.ts';
import { goofspiel, type Goofspiel } from './index.ts';
import { cardsTo, MOST, sum, type State } from './state.ts';

/** The prizes still to come are known, their order is not: any two of them may change places. */
function* deckOf(state: State): Iterable<Secret<State>> {
  const { deck } = state;
  const [first, second] = deck;
  if (first === undefined || second === undefined) return;
  yield {
    name: 'the order of the prizes',
    of: (world) => world.deck,
    otherwise: () => ({ ...state, deck: [second, first, ...deck.slice(2)] }),
  };
}

/** A bid is its owner's secret, until all have bid: it may be any other card of that hand. */
function* bidsOf(state: State, viewer: Viewer): Iterable<Secret<State>> {
  for (const seat of everySeat(state.hands.length)) {
    const bid = present(state.bids[seat]);
    const others = present(state.hands[seat]).filter((card) => card !== bid);
    if (seat === viewer || bid === null || others.length === 0) continue;
    yield {
      name: `the bid of seat ${seat}`,
      of: ({ bids }) => bids[seat],
      otherwise: (random) => ({ ...state, bids: state.bids.with(seat, pick(random, others)) }),
    };
  }
}

/** What the laws must know of this game, told by its rules and not by its code. */
export const goofspielKit: Kit<Goofspiel> = {
  game: goofspiel,
  players: [2, 3, 6],
  options: combinations({ cards: [3, 5, undefined], ties: [undefined, 'discard'] }),
  universe: () => cardsTo(MOST).map((bid) => ({ bid })),
  // Nothing is lost: where a tied prize stays, all prizes are always in the deck, on the table or with somebody.
  census: ({ options, deck, prizes, points }) => ({
    prizes: options.ties === 'stay' ? sum([...deck, ...prizes, ...points]) : null,
  }),
  longest: 6 * MOST,
  parts: {
    options: 'open',
    prizes: 'open',
    hands: 'open',
    points: 'open',
    last: 'open',
    deck: deckOf,
    bids: bidsOf,
  },
  // That somebody has bid is seen, what they have bid is not, until the last bid turns them all.
  learnt: ({ bids }, seat, move) => (bids.some((bid, other) => other !== seat && bid === null) ? 'a card' : move),
};

import type { SeatView } from './contract.ts';
import { objectOf, integer } from './decode.ts';
import { isInteger } from './json.ts';
import { defineGame } from './define.ts';
import type { Kit, Parts, Secret } from './laws/kit.ts';
import { shuffleLot } from './lot.ts';
import { declareOptions, quantity, type OptionsOf } from './options.ts';
import { placesBy, seatsPlacedFirst } from './outcome.ts';
import { pick, shuffle, type Random } from './random.ts';
import { everySeat, present, type Seat, type Viewer } from './seat.ts';

// A game as small as a game with secrets can be, by what `defineGame` gives it. Everybody has a few cards nobody else
// sees, and lays one face down; all are turned together, and the highest wins them.

const CARDS = Array.from({ length: 12 }, (_, i) => i + 1);
const DEAL = shuffleLot<number>('deal', {
  encode: (card) => card,
  read: (told) => (isInteger(told, 1, CARDS.length) ? told : undefined),
});
const OPTIONS = declareOptions({ hand: quantity(1, 4, [3, 1]) });

interface State {
  readonly options: OptionsOf<typeof OPTIONS>;
  readonly rest: readonly number[];
  readonly hands: number[][];
  /** Face down. */
  readonly bids: (number | null)[];
  /** Face up, in the order of the rounds and the seats. */
  readonly turned: number[];
  readonly won: number[];
}

interface Table {
  readonly options: State['options'];
  readonly waiting: readonly Seat[];
  readonly handCounts: readonly number[];
  readonly turned: readonly number[];
  readonly won: readonly number[];
}

interface Own {
  readonly hand: readonly number[];
  readonly bid: number | null;
}

export interface HighCard {
  State: State;
  Table: Table;
  Own: Own;
  LegalView: SeatView<HighCard>;
  Move: { readonly card: number };
  Event:
    | { readonly kind: 'laid'; readonly seat: Seat }
    | { readonly kind: 'turned'; readonly cards: readonly number[] };
  Options: State['options'];
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

function waiting({ hands, bids }: State): Seat[] {
  return everySeat(hands.length).filter((seat) => bids[seat] === null && present(hands[seat]).length > 0);
}

export const highCard = defineGame<HighCard>({
  id: 'high-card',
  version: 1,
  seats: { least: 2, most: 3 },
  options: OPTIONS,
  move: objectOf<HighCard['Move']>({ card: integer(1, CARDS.length) }, true),

  setup(options, seats, chance) {
    const deck = chance.take(DEAL, CARDS.slice());
    const hands = everySeat(seats).map((seat) => sorted(deck.slice(seat * options.hand, (seat + 1) * options.hand)));
    const each = <T>(value: T): T[] => hands.map(() => value);
    return {
      options,
      rest: sorted(deck.slice(seats * options.hand)),
      hands,
      bids: each<null>(null),
      turned: [],
      won: each(0),
    };
  },
  toAct: waiting,

  refusal({ waiting: asked, hand }, seat, { card }) {
    if (asked.length === 0) return 'over';
    if (!asked.includes(seat)) return 'not-asked';
    return hand.includes(card) ? undefined : 'not-in-hand';
  },
  moves: ({ waiting: asked, hand }, seat) => (asked.includes(seat) ? hand.map((card) => ({ card })) : []),

  play(state, seat, { card }, _chance, emit) {
    const hand = present(state.hands[seat]);
    hand.splice(hand.indexOf(card), 1);
    state.bids[seat] = card;
    emit?.({ kind: 'laid', seat });
    if (state.bids.includes(null)) return;
    const cards = state.bids as number[];
    const winner = cards.indexOf(Math.max(...cards));
    state.won[winner] = present(state.won[winner]) + 1;
    state.turned.push(...cards);
    emit?.({ kind: 'turned', cards: cards.slice() });
    state.bids.fill(null);
  },

  table: (state) => ({
    options: state.options,
    waiting: waiting(state),
    handCounts: state.hands.map((hand) => hand.length),
    turned: state.turned,
    won: state.won,
  }),
  own: ({ hands, bids }, seat) => ({ hand: present(hands[seat]), bid: present(bids[seat]) }),

  imagine(view, viewer, random) {
    const known = new Set([...view.turned, ...(view.hand ?? []), view.bid]);
    const unseen = shuffle(
      random,
      CARDS.filter((card) => !known.has(card)),
    );
    const seats = everySeat(view.won.length);
    const hasLaid = (seat: Seat): boolean => view.waiting.length > 0 && !view.waiting.includes(seat);
    return {
      options: view.options,
      hands: seats.map((seat) =>
        seat === viewer ? [...(view.hand ?? [])] : sorted(unseen.splice(0, present(view.handCounts[seat]))),
      ),
      bids: seats.map((seat) => (seat === viewer ? (view.bid ?? null) : hasLaid(seat) ? (unseen.pop() ?? null) : null)),
      rest: sorted(unseen),
      turned: [...view.turned],
      won: [...view.won],
    };
  },
  outcome(state) {
    if (waiting(state).length > 0) return undefined;
    const places = placesBy(state.won.length, (a, b) => present(state.won[a]) - present(state.won[b]));
    return { winners: seatsPlacedFirst(places), places, scores: state.won.slice(), detail: {} };
  },
});

function laidBy(bids: State['bids'], seat: Seat): number[] {
  const card = present(bids[seat]);
  return card === null ? [] : [card];
}

/** Everything `viewer` does not see, card by card. */
function unseenBy({ rest, hands, bids }: State, viewer: Viewer): number[] {
  const others = everySeat(hands.length).filter((seat) => seat !== viewer);
  return [...rest, ...others.flatMap((seat) => [...present(hands[seat]), ...laidBy(bids, seat)])];
}

function exchanged(state: State, a: number, b: number): State {
  const other = (card: number): number => (card === a ? b : card === b ? a : card);
  return {
    ...state,
    rest: sorted(state.rest.map(other)),
    hands: state.hands.map((hand) => sorted(hand.map(other))),
    bids: state.bids.map((card) => (card === null ? null : other(card))),
  };
}

/** What lies at one hidden place, and might lie at another. */
function* hiddenAt(
  state: State,
  viewer: Viewer,
  name: string,
  cardsAt: (state: State) => readonly number[],
): Iterable<Secret<State>> {
  const here = cardsAt(state);
  const elsewhere = unseenBy(state, viewer).filter((card) => !here.includes(card));
  if (here.length === 0 || elsewhere.length === 0) return;
  yield {
    name,
    of: cardsAt,
    otherwise: (random: Random) => exchanged(state, pick(random, here), pick(random, elsewhere)),
  };
}

function* ofOthers(
  state: State,
  viewer: Viewer,
  what: string,
  cardsAt: (state: State, seat: Seat) => readonly number[],
) {
  for (const seat of everySeat(state.hands.length)) {
    if (seat !== viewer) yield* hiddenAt(state, viewer, `${what} of seat ${seat}`, (world) => cardsAt(world, seat));
  }
}

const PARTS: Parts<State> = {
  options: 'open',
  turned: 'open',
  won: 'open',
  rest: (state, viewer) => hiddenAt(state, viewer, 'the rest', ({ rest }) => rest),
  hands: (state, viewer) => ofOthers(state, viewer, 'the hand', ({ hands }, seat) => present(hands[seat])),
  bids: (state, viewer) => ofOthers(state, viewer, 'the card', ({ bids }, seat) => laidBy(bids, seat)),
};

export const highCardKit: Kit<HighCard> = {
  game: highCard,
  players: [2, 3],
  options: [{}, { hand: 1 }, { hand: 4 }],
  universe: () => CARDS.map((card) => ({ card })),
  census: ({ rest, hands, bids, turned }) => ({
    cards: sorted([...rest, ...hands.flat(), ...bids.flatMap((card) => card ?? []), ...turned]),
  }),
  longest: 12,
  parts: PARTS,
  learnt: (state, _seat, move) => (waiting(state).length === 1 ? move : 'laid'),
};

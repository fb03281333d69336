import { shuffle, type Random } from '../../../kernel/random.ts';
import { everySeat, present, type Seat, type Viewer } from '../../../kernel/seat.ts';
import { countOf, sorted, VALUES, type Card, type Sorted } from './card.ts';
import type { State } from './state.ts';
import type { Own, Table } from './view.ts';

type View = Table & Partial<Own>;
type Cards = Pick<State, 'hands' | 'graveyards' | 'offered' | 'reserve'>;

/** A player's cards in three places, and how many there are to be. */
interface Places {
  readonly kept: Card[];
  readonly offered: Card[];
  readonly graveyard: Card[];
  readonly sizes: readonly [number, number, number];
}

/** Everybody's cards and the Reserve as they may be for all that `viewer` knows. */
export function guess(view: View, viewer: Viewer, deck: Sorted, random: Random): Cards {
  const players = everySeat(view.seats).map((seat) =>
    seat === viewer ? ownPlaces(view) : knownPlaces(view, viewer, seat, random),
  );
  const unseen = Array<number>(VALUES).fill(0);
  count(unseen, deck, 1);
  for (const { kept, offered, graveyard } of players) {
    count(unseen, kept, -1);
    count(unseen, offered, -1);
    count(unseen, graveyard, -1);
  }
  count(unseen, view.horde, -1);
  count(unseen, view.discard, -1);
  count(unseen, view.aside, -1);

  // A renewed Reserve holds nothing but what it was renewed from: every other unseen card is with a player.
  const reserve: Card[] = [];
  const rest: Card[] = [];
  for (let card = 0; card < VALUES; card++) {
    const possible = stillFresh(view, viewer, card);
    for (let i = 0; i < (unseen[card] as number); i++) (i < possible ? reserve : rest).push(card);
  }
  rest.push(...shuffle(random, reserve, view.reserve).splice(view.reserve));
  shuffle(random, rest);
  for (const { kept, offered, graveyard, sizes } of players) {
    fill(kept, sizes[0], rest);
    fill(offered, sizes[1], rest);
    fill(graveyard, sizes[2], rest);
  }
  return {
    hands: players.map(({ kept, offered }) => sorted([...kept, ...offered])),
    graveyards: players.map(({ graveyard }) => sorted(graveyard)),
    offered: players.map(({ offered }) => sorted(offered)),
    reserve,
  };
}

function fill(place: Card[], size: number, from: Card[]): void {
  while (place.length < size) place.push(from.pop() as Card);
}

function ownPlaces({ hand = [], offered = [], graveyard = [] }: View): Places {
  const kept = hand.slice();
  for (const card of offered) kept.splice(kept.indexOf(card), 1);
  return {
    kept,
    offered: offered.slice(),
    graveyard: graveyard.slice(),
    sizes: [kept.length, offered.length, graveyard.length],
  };
}

function knownPlaces(view: View, viewer: Viewer, seat: Seat, random: Random): Places {
  const known = (viewer === 'table' ? view.known : view.knows)?.[seat];
  const undecided = undecidedOf(view, seat);
  const hand = present(view.handCounts[seat]) - undecided;
  const buried = present(view.graveyardCounts[seat]);
  const kept = [...(known?.hand ?? [])];
  const graveyard = [...(known?.graveyard ?? [])];
  for (const card of known?.either ?? []) {
    const free = hand - kept.length;
    const place = random.below(free + buried - graveyard.length) < free ? kept : graveyard;
    place.push(card);
  }
  return { kept, offered: [...(known?.drawn ?? [])], graveyard, sizes: [hand, undecided, buried] };
}

/** How many cards `seat` has in hand that were dealt or drawn and are not decided on. */
function undecidedOf(view: View, seat: Seat): number {
  if (!view.asked.includes(seat)) return 0;
  if (view.phase === 'bury') return 3;
  return view.phase === 'keep' ? 2 : 0;
}

/** How many of `card` the Reserve can hold for all that `viewer` knows. */
function stillFresh(view: View, viewer: Viewer, card: Card): number {
  if (view.renewed === null) return Infinity;
  return countOf(view.renewed, card) - countOf((viewer === 'table' ? undefined : view.drew) ?? view.gone, card);
}

function count(counts: number[], cards: readonly Card[], by: 1 | -1): void {
  for (const card of cards) counts[card] = (counts[card] as number) + by;
}

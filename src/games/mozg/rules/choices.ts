import type { Seat } from '../../../kernel/seat.ts';
import { distinct, distinctAt, nextValue, VALUES, type Card, type Sorted } from './card.ts';
import { playAt, plays } from './copies.ts';
import { refillOf } from './hand.ts';
import { MOST_SEATS, SIGNS, SWAPS, type Move } from './move.ts';
import { mayPass, questionFor, swapRefusal } from './refusals.ts';
import type { LegalView } from './seen.ts';

// `moves` and `sample` are both made of "how many" and "which is the i-th", so they cannot disagree. Moves that are
// chosen often are shared, so that choosing makes no garbage.

const BURIES = perCard((bury) => ({ bury }));
const KEEPS = perCard((keep) => ({ keep }));
const GIFTS = Array.from({ length: MOST_SEATS }, (_, to) => perCard((gift) => ({ gift, to })));
const STEALS = perSeat((steal) => ({ steal }));
const EXCHANGES = perSeat((other) => ({ swap: SWAPS[0], with: other })).concat(
  perSeat((other) => ({ swap: SWAPS[1], with: other })),
);
const SHOWS = SIGNS.map((show) => Object.freeze({ show }));
export const PASS = Object.freeze({ pass: true } as const);

function perCard(make: (card: Card) => Move): readonly Move[] {
  return Array.from({ length: VALUES }, (_, card) => Object.freeze(make(card)));
}

function perSeat(make: (seat: Seat) => Move): readonly Move[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => Object.freeze(make(seat)));
}

/** How many moves there are. */
export function choices(seen: LegalView, seat: Seat): number {
  switch (questionFor(seen, seat)) {
    case 'bury':
    case 'keep':
      return distinct(seen.offered);
    case 'turn':
      return plays(seen) + (mayPass(seen) ? 1 : 0) + (seen.late === seat ? refills(seen) : 0);
    case 'refill':
      return refills(seen);
    case 'gift':
      return distinct(seen.hand) * (seen.seats - 1);
    case 'steal':
      return seen.seats - 1;
    case 'swap':
      return swaps(seen, seat).length;
    case 'show':
      return SHOWS.length;
    case 'over':
      return 0;
  }
}

/** The move at `place`. */
export function choice(seen: LegalView, seat: Seat, place: number): Move {
  switch (questionFor(seen, seat)) {
    case 'bury':
      return BURIES[distinctAt(seen.offered, place)] as Move;
    case 'keep':
      return KEEPS[distinctAt(seen.offered, place)] as Move;
    case 'turn':
      return playAt(seen, seat, place) ?? otherwise(seen, place - plays(seen));
    case 'refill':
      return refillAt(seen, place);
    case 'gift': {
      const values = distinct(seen.hand);
      const to = opponentAt(seat, Math.floor(place / values));
      return GIFTS[to]?.[distinctAt(seen.hand, place % values)] as Move;
    }
    case 'steal':
      return STEALS[opponentAt(seat, place)] as Move;
    case 'swap':
      return swaps(seen, seat)[place] as Move;
    case 'show':
      return SHOWS[place] as Move;
    case 'over':
      throw new RangeError('it is over');
  }
}

/** What a turn may begin with besides a play. */
function otherwise(seen: LegalView, place: number): Move {
  const passes = mayPass(seen) ? 1 : 0;
  return place < passes ? PASS : refillAt(seen, place - passes);
}

function opponentAt(seat: Seat, place: number): Seat {
  return place < seat ? place : place + 1;
}

function swaps(seen: LegalView, seat: Seat): readonly Move[] {
  const possible: Move[] = [];
  for (let i = 0; i < EXCHANGES.length; i++) {
    const other = i % MOST_SEATS;
    if (other === seat || other >= seen.seats) continue;
    const what = i < MOST_SEATS ? SWAPS[0] : SWAPS[1];
    if (swapRefusal(seen, what, other) === undefined) possible.push(EXCHANGES[i] as Move);
  }
  return possible;
}

function refills(seen: LegalView): number {
  return selections(seen.graveyard, 0, refillOf(seen.hand.length, seen.graveyard.length));
}

/** How many different selections of `size` there are from the `from`-th card on; equal cards make no difference. */
function selections(cards: Sorted, from: number, size: number): number {
  if (size === 0) return 1;
  let count = 0;
  for (let i = from; i < cards.length; i = nextValue(cards, i)) {
    count += size === 1 ? 1 : selections(cards, i + 1, size - 1);
  }
  return count;
}

function refillAt(seen: LegalView, place: number): Move {
  const { graveyard } = seen;
  const refill: Card[] = [];
  let left = place;
  let i = 0;
  for (let size = refillOf(seen.hand.length, graveyard.length); size > 0; size--) {
    for (
      let ways = selections(graveyard, i + 1, size - 1);
      left >= ways;
      ways = selections(graveyard, i + 1, size - 1)
    ) {
      left -= ways;
      i = nextValue(graveyard, i);
    }
    refill.push(graveyard[i++] as Card);
  }
  return { refill };
}

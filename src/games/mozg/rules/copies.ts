import type { Seat } from '../../../kernel/seat.ts';
import { nextValue, VALUES, type Card } from './card.ts';
import { DECK_SIZE } from './deck.ts';
import { MOST_SEATS, type Give, type Play } from './move.ts';
import { hordeRefusal } from './refusals.ts';
import type { LegalView } from './seen.ts';

const PLAYS: readonly Play[] = Array.from({ length: VALUES }, (_, play) => Object.freeze({ play }));

/** `SPREADS[m][j]`: in how many ways `j` copies can be divided among `m` players. */
const SPREADS: readonly (readonly number[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, players) => {
  let ways = Array.from({ length: DECK_SIZE }, () => 1);
  for (let i = 1; i < players; i++) {
    let sum = 0;
    ways = ways.map((each) => (sum += each));
  }
  return ways;
});

function spreads(copies: number, players: number): number {
  return SPREADS[players]?.[copies] ?? 0;
}

/** How many plays a hand allows: of each value any number of copies, the further ones divided in any way. */
export function plays(seen: LegalView): number {
  const { hand, hordeTop, seats } = seen;
  let count = 0;
  for (let from = 0, to = 0; from < hand.length; from = to) {
    const card = hand[from] as Card;
    to = nextValue(hand, from);
    // Keeping a copy is one more place for it to go, so up to n − 1 given among m is n − 1 divided among m + 1.
    if (hordeRefusal(hordeTop, card) === undefined) count += spreads(to - from - 1, seats);
  }
  return count;
}

/** The play at `place`, if there are so many. */
export function playAt(seen: LegalView, seat: Seat, place: number): Play | undefined {
  const { hand, hordeTop, seats } = seen;
  let left = place;
  for (let from = 0, to = 0; from < hand.length; from = to) {
    const card = hand[from] as Card;
    to = nextValue(hand, from);
    if (hordeRefusal(hordeTop, card) !== undefined) continue;
    const ways = spreads(to - from - 1, seats);
    if (left < ways) return copiesAt(seats, seat, card, left);
    left -= ways;
  }
  return undefined;
}

function copiesAt(seats: number, seat: Seat, card: Card, place: number): Play {
  if (place === 0) return PLAYS[card] as Play;
  let left = place;
  let copies = 0;
  for (let ways = 1; left >= ways; ways = spreads(copies, seats - 1)) {
    left -= ways;
    copies++;
  }
  return { play: card, give: giveAt(seats, seat, copies, left) };
}

/** Of the ways to give `copies` away the one at `place`: what the first opponent gets, then the second, and so on. */
function giveAt(seats: number, seat: Seat, copies: number, place: number): Give {
  const give: Record<string, number> = {};
  let left = copies;
  let at = place;
  let others = seats - 1;
  for (let to = 0; left > 0; to++) {
    if (to === seat) continue;
    others--;
    let count = others === 0 ? left : 0;
    while (at >= spreads(left - count, others)) {
      at -= spreads(left - count, others);
      count++;
    }
    if (count > 0) give[to] = count;
    left -= count;
  }
  return give;
}

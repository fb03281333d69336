import { VALUES, type Card, type State } from '../rules/index.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { mayPlay } from './features.ts';

// A position at the beginning of a turn as the numbers of what is so in it ("the next player holds a second 7"), seen
// from one seat. There are three kinds of players: oneself, the next one, and all others, who are not told apart.

const COPIES = 3;
const MOST_BRAINS = 15;
const MOST_CARDS = 13;
const CARDS = COPIES * VALUES;

const HAND = 0;
const GRAVEYARD = HAND + CARDS;
const BRAINS = GRAVEYARD + CARDS;
const COUNT = BRAINS + MOST_BRAINS + 1;
const TOP = COUNT + MOST_CARDS + 1;
const SIZE = TOP + VALUES + 1;
const MOST_IN_HAND = 8;
const ANSWERS = SIZE + MOST_IN_HAND + 1;
const MOST_ANSWERS = 4;
const KIND = ANSWERS + 2 * (MOST_ANSWERS + 1);
const SEATS = 3 * KIND;
export const ROWS = SEATS + 6;

/** The rows of the position last looked at; used again and again. */
export const rows = new Int32Array(128);

/** Fills `rows` and tells how many there are. */
export function fillRows(state: State, seat: Seat): number {
  const { seats, horde } = state;
  const top = horde.length === 0 ? -1 : (horde[horde.length - 1] as Card);
  let count = 0;
  for (let player = 0; player < seats; player++) {
    const ahead = player >= seat ? player - seat : player - seat + seats;
    const kind = (ahead < 2 ? ahead : 2) * KIND;
    const hand = state.hands[player] as Card[];
    const graveyard = state.graveyards[player] as Card[];
    count = lookAtCards(hand, kind + HAND, count);
    count = lookAtCards(graveyard, kind + GRAVEYARD, count);
    const brains = state.brains[player] as number;
    rows[count++] = kind + BRAINS + (brains < MOST_BRAINS ? brains : MOST_BRAINS);
    const cards = hand.length + graveyard.length;
    rows[count++] = kind + COUNT + (cards < MOST_CARDS ? cards : MOST_CARDS);
    rows[count++] = kind + SIZE + (hand.length < MOST_IN_HAND ? hand.length : MOST_IN_HAND);
    const asked = player === state.turn;
    if (asked) rows[count++] = kind + TOP + (top < 0 ? VALUES : top);
    let answers = 0;
    for (let i = 0; i < hand.length && answers < MOST_ANSWERS; i++) if (mayPlay(top, hand[i] as Card)) answers++;
    rows[count++] = kind + ANSWERS + (asked ? MOST_ANSWERS + 1 : 0) + answers;
  }
  rows[count++] = SEATS + seats;
  return count;
}

function lookAtCards(cards: readonly Card[], from: number, at: number): number {
  let count = at;
  let copy = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    copy = i > 0 && cards[i - 1] === card ? copy + 1 : 0;
    if (copy < COPIES) rows[count++] = from + copy * VALUES + card;
  }
  return count;
}

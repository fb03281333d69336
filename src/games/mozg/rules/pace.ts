import type { Pace } from '../../../kernel/contract.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import type { Card } from './card.ts';
import { PASS } from './choices.ts';
import { refillOf } from './hand.ts';
import type { Move } from './move.ts';
import { mayPass, questionFor } from './refusals.ts';
import type { LegalView } from './seen.ts';
import type { State } from './state.ts';

/** An optional refill has no clock, so it leaves the running one alone. */
export function pace(state: State, seat: Seat): Pace | undefined {
  const seconds = state.options.time;
  const optional = state.late === seat && state.turn !== seat;
  return seconds === undefined || optional ? undefined : { timer: state.step, seconds };
}

/** Z15: an optional refill and the next player's first move are a race. */
export function races(state: State): boolean {
  return state.late !== null && state.late !== state.turn;
}

/** What the clock answers. */
export function fallback(seen: LegalView, seat: Seat): Move {
  const next = (seat + 1) % seen.seats;
  switch (questionFor(seen, seat)) {
    case 'bury':
      return { bury: lowest(seen.offered) };
    case 'turn':
      return mayPass(seen) ? PASS : { play: lowest(seen.hand) };
    case 'keep':
      return { keep: highest(seen.offered) };
    case 'refill':
      return { refill: seen.graveyard.slice(0, refillOf(seen.hand.length, seen.graveyard.length)) };
    case 'gift':
      return { gift: highest(seen.hand), to: next };
    case 'steal':
      return { steal: richest(seen, seat) };
    case 'swap':
      return { swap: 'hand', with: next };
    case 'show':
      return { show: 'rock' };
    case 'over':
      throw new RangeError('it is over');
  }
}

function lowest(cards: readonly Card[]): Card {
  return cards[0] as Card;
}

function highest(cards: readonly Card[]): Card {
  return cards[cards.length - 1] as Card;
}

/** Of the opponents with most brains the nearest clockwise. */
function richest(seen: LegalView, seat: Seat): Seat {
  let best = (seat + 1) % seen.seats;
  for (let i = 2; i < seen.seats; i++) {
    const other = (seat + i) % seen.seats;
    if (present(seen.brains[other]) > present(seen.brains[best])) best = other;
  }
  return best;
}

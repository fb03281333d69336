import type { Chance } from '../../../kernel/chance.ts';
import type { Emit } from '../../../kernel/contract.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import { ask } from './ask.ts';
import { insert, remove, type Card } from './card.ts';
import type { Event, Reason } from './event.ts';
import { DECK, FIRST, STARTER } from './lots.ts';
import { SIGNS, type Sign } from './move.ts';
import type { Options } from './options.ts';
import { allSeats, bitsOf, emptyTable, graveyardOf, handOf, NO_CARDS, type State } from './state.ts';
import { forgetAll } from './witness.ts';

const DEALT = 3;
const BURIED = 3;

type Told = Emit<Event> | undefined;

export function setup(options: Options, seats: number, chance: Chance): State {
  const state = emptyTable(options, seats);
  state.turn = chance.take(FIRST, allSeats(state)); // Z1
  dealRound(state, chance, undefined);
  return state;
}

function dealRound(state: State, chance: Chance, emit: Told): void {
  for (let seat = 0; seat < state.seats; seat++) {
    handOf(state, seat).length = 0;
    graveyardOf(state, seat).length = 0;
  }
  state.horde.length = 0;
  state.discard.length = 0;
  state.aside.length = 0;
  forgetAll(state.memory);
  state.reserve = chance.take(DECK, state.deck.slice());
  state.drawn = 0;
  state.rounds++;
  emit?.({ kind: 'round-began', seat: state.turn, round: state.rounds });
  dealThree(state, emit);
}

function dealThree(state: State, emit: Told): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const three: Card[] = [];
    for (let i = 0; i < DEALT; i++) {
      const card = state.reserve[state.drawn++] as Card;
      insert(handOf(state, seat), card);
      insert(three, card);
    }
    state.offered[seat] = three;
  }
  state.phase = 'bury';
  state.asked = (1 << state.seats) - 1;
  state.step++;
  emit?.({ kind: 'dealt', cards: DEALT });
}

export function bury(state: State, seat: Seat, card: Card, emit: Told): void {
  remove(handOf(state, seat), card);
  insert(graveyardOf(state, seat), card);
  state.offered[seat] = NO_CARDS;
  state.asked &= ~(1 << seat);
  emit?.({ kind: 'buried', seat });
  if (state.asked !== 0) return; // Z2: the next three are dealt when all have buried.
  if (graveyardOf(state, seat).length < BURIED) dealThree(state, emit);
  else ask(state, 'turn');
}

/** Whether any player has neither hand nor graveyard. */
export function roundIsOver(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (handOf(state, seat).length + graveyardOf(state, seat).length === 0) return true;
  }
  return false;
}

/** Everybody pays for what they hold; whoever ended the round holds nothing (Z21: also when a swap did it). */
export function endRound(state: State, chance: Chance, emit: Told): void {
  const lost: number[] = [];
  let fewest = Infinity;
  for (let seat = 0; seat < state.seats; seat++) {
    const brains = present(state.brains[seat]);
    const price = Math.min(brains, handOf(state, seat).length + graveyardOf(state, seat).length); // Z27
    state.brains[seat] = brains - price;
    state.pool += price;
    fewest = Math.min(fewest, brains - price);
    lost.push(price);
  }
  state.lastRound = { horde: state.horde.slice(), lost };
  state.shown = null;
  emit?.({ kind: 'round-ended', lost });
  if (fewest === 0) {
    finish(state, 'round', emit);
    return;
  }
  const tied = allSeats(state).filter((seat) => state.brains[seat] === fewest);
  if (tied.length === 1 || state.options.starter === 'draw') {
    state.turn = tied.length === 1 ? (tied[0] as Seat) : chance.take(STARTER, tied);
    dealRound(state, chance, emit);
  } else {
    askForSigns(state, tied);
  }
}

export function finish(state: State, reason: Reason, emit: Told): void {
  state.phase = 'over';
  state.asked = 0;
  state.reason = reason;
  emit?.({ kind: 'finished', reason });
}

function askForSigns(state: State, contenders: readonly Seat[]): void {
  state.contenders = contenders;
  state.phase = 'show';
  state.asked = bitsOf(contenders);
  state.step++;
}

export function show(state: State, seat: Seat, sign: Sign, chance: Chance, emit: Told): void {
  state.signs[seat] = sign;
  state.asked &= ~(1 << seat);
  if (state.asked !== 0) return;
  const signs = state.signs.slice();
  const left = stillIn(state.contenders, signs);
  state.shown = signs;
  state.signs.fill(null);
  emit?.({ kind: 'shown', signs });
  if (left.length > 1) {
    askForSigns(state, left);
    return;
  }
  state.contenders = [];
  state.turn = left[0] as Seat;
  dealRound(state, chance, emit);
}

/** Exactly two signs: those with the beaten one are out. One or three: all repeat. */
function stillIn(contenders: readonly Seat[], signs: readonly (Sign | null)[]): readonly Seat[] {
  const shown = SIGNS.filter((sign) => signs.includes(sign));
  if (shown.length !== 2) return contenders;
  // Each sign is beaten by the next; rock and scissors are the pair that goes round the end.
  const winner = shown.includes('paper') ? shown[1] : 'rock';
  return contenders.filter((seat) => signs[seat] === winner);
}

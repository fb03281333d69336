import type { Chance } from '../../../kernel/chance.ts';
import type { Emit } from '../../../kernel/contract.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { ask } from './ask.ts';
import { insert, remove, type Sorted } from './card.ts';
import type { Event } from './event.ts';
import { refillOf } from './hand.ts';
import { endRound, roundIsOver } from './round.ts';
import { graveyardOf, handOf, nextSeat, type State } from './state.ts';
import { sawRefilled } from './witness.ts';

// How a turn goes on once a card has done what it does: the round's end, the refill, another turn or the next player's.

type Told = Emit<Event> | undefined;

/** The effect is complete: the round may be over, and nothing else is looked at before the refill. */
export function afterEffect(state: State, chance: Chance, emit: Told): void {
  if (state.phase === 'over') return;
  // Z17: `again` with no card left is a turn like any other; Z13: after Mysz there is nothing to go on with.
  const again = state.extra && state.horde.length > 0;
  if (again || !roundIsOver(state)) {
    endTurn(state, emit);
    return;
  }
  state.extra = false;
  endRound(state, chance, emit);
}

/** Z14: the end of any turn, one that began with a pass included; Z23: only the player's whose turn it was. */
export function endTurn(state: State, emit: Told): void {
  const seat = state.turn;
  const graveyard = graveyardOf(state, seat);
  const needed = refillOf(handOf(state, seat).length, graveyard.length);
  if (state.options.refill === 'forgotten') {
    goOn(state, emit);
    if (needed === 0) return;
    state.late = seat;
    state.asked |= 1 << seat;
  } else if (needed > 0 && needed < graveyard.length) {
    ask(state, 'refill');
  } else {
    if (needed > 0) takeUp(state, seat, graveyard.slice(), emit);
    goOn(state, emit);
  }
}

export function refillChosen(state: State, seat: Seat, cards: Sorted, emit: Told): void {
  takeUp(state, seat, cards, emit);
  if (state.phase === 'refill') {
    goOn(state, emit);
    return;
  }
  // Z15: sent while the next first move was still awaited. That question stays as it is.
  state.late = null;
  state.asked = 1 << state.turn;
}

function takeUp(state: State, seat: Seat, cards: Sorted, emit: Told): void {
  const hand = handOf(state, seat);
  const graveyard = graveyardOf(state, seat);
  for (const card of cards) {
    remove(graveyard, card);
    insert(hand, card);
  }
  sawRefilled(state.memory, seat, cards.length, graveyard.length);
  emit?.({ kind: 'refilled', seat, cards: cards.length });
}

/** The next turn: the same player's, if it is an extra one. */
function goOn(state: State, emit: Told): void {
  if (state.extra) emit?.({ kind: 'another-turn', seat: state.turn });
  else state.turn = nextSeat(state, state.turn);
  state.extra = false;
  ask(state, 'turn');
}

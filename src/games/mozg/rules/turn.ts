import type { Chance } from '../../../kernel/chance.ts';
import type { Tell } from '../../../kernel/contract.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import { insert, MOUSE, remove, type Card, type Sorted } from './card.ts';
import { roll } from './effect.ts';
import type { Event } from './event.ts';
import { sawGiven, sawKept, sawPlayed, sawRefilled } from './memory.ts';
import type { Play } from './move.ts';
import { DRAWN } from './notes.ts';
import { draw } from './reserve.ts';
import { endRound, finish, roundIsOver } from './round.ts';
import { ask, graveyardOf, handOf, nextSeat, NO_CARDS, type State } from './state.ts';

/** Below this many a hand is refilled. */
export const HAND_SIZE = 3;

type Told = Tell<Event> | undefined;

export function playCards(state: State, move: Play, chance: Chance, tell: Told): void {
  const { play: card, give } = move;
  const seat = state.turn;
  const hand = handOf(state, seat);
  state.late = null; // Z15: too late now.
  remove(hand, card);
  state.horde.push(card);
  let played = 1;
  if (give !== undefined) {
    for (const to in give) {
      const count = give[to] as number;
      played += count;
      for (let i = 0; i < count; i++) {
        remove(hand, card);
        insert(graveyardOf(state, Number(to)), card);
      }
      sawGiven(state.memory, Number(to), card, count); // Z6: before any effect
    }
  }
  sawPlayed(state.memory, seat, card, played, hand.length);
  tell?.({ kind: 'played', seat, card, give: give ?? null });

  state.extra = card === MOUSE;
  if (card === MOUSE) setHordeAside(state, tell); // Z11: itself included
  const complete = ((state.sweet >> card) & 1) === 0 || roll(state, chance, tell);
  if (complete) endPlay(state, chance, tell);
}

/** The effect is complete: the round may be over, and nothing else is looked at before the refill. */
export function endPlay(state: State, chance: Chance, tell: Told): void {
  if (state.phase === 'over') return;
  // Z17: `again` with no card left is a turn like any other; Z13: after Mysz there is nothing to go on with.
  const again = state.extra && state.horde.length > 0;
  if (again || !roundIsOver(state)) {
    refill(state, tell);
    return;
  }
  state.extra = false;
  endRound(state, chance, tell);
}

/** Z14: the end of any turn, one that began with a pass included; Z23: only the player's whose turn it was. */
function refill(state: State, tell: Told): void {
  const seat = state.turn;
  const graveyard = graveyardOf(state, seat);
  const needed = refillOf(handOf(state, seat).length, graveyard.length);
  if (state.options.refill === 'forgotten') {
    goOn(state, tell);
    if (needed === 0) return;
    state.late = seat;
    state.asked |= 1 << seat;
  } else if (needed > 0 && needed < graveyard.length) {
    ask(state, 'refill');
  } else {
    if (needed > 0) takeUp(state, seat, graveyard.slice(), tell);
    goOn(state, tell);
  }
}

/** How many cards such a hand is to take of such a graveyard. */
export function refillOf(hand: number, graveyard: number): number {
  return Math.max(0, Math.min(HAND_SIZE - hand, graveyard));
}

export function refillChosen(state: State, seat: Seat, cards: Sorted, tell: Told): void {
  takeUp(state, seat, cards, tell);
  if (state.phase === 'refill') {
    goOn(state, tell);
    return;
  }
  // Z15: sent while the next first move was still awaited. That question stays as it is.
  state.late = null;
  state.asked = 1 << state.turn;
}

function takeUp(state: State, seat: Seat, cards: Sorted, tell: Told): void {
  const hand = handOf(state, seat);
  const graveyard = graveyardOf(state, seat);
  for (const card of cards) {
    remove(graveyard, card);
    insert(hand, card);
  }
  sawRefilled(state.memory, seat, cards.length, graveyard.length);
  tell?.({ kind: 'refilled', seat, cards: cards.length });
}

/** The next turn: the same player's, if it is an extra one. */
function goOn(state: State, tell: Told): void {
  if (state.extra) tell?.({ kind: 'another-turn', seat: state.turn });
  else state.turn = nextSeat(state, state.turn);
  state.extra = false;
  ask(state, 'turn');
}

export function pass(state: State, chance: Chance, tell: Told): void {
  const seat = state.turn;
  state.late = null;
  tell?.({ kind: 'passed', seat });
  discardHorde(state, tell); // Z9: with it goes what Pająk said.
  state.brains[seat] = present(state.brains[seat]) - 1;
  state.pool++;
  if (state.brains[seat] === 0) {
    finish(state, 'passed', tell); // Z5
    return;
  }
  const cards = draw(state, seat, 2, DRAWN, chance, tell);
  for (const card of cards) insert(handOf(state, seat), card);
  tell?.({ kind: 'drew', seat, cards: cards.length });
  if (cards.length === 2) {
    const [first, second] = cards as readonly [Card, Card];
    state.offered[seat] = first <= second ? cards : [second, first];
    ask(state, 'keep');
  } else if (handOf(state, seat).length > 0) {
    sawKept(state.memory, seat, cards.length);
    ask(state, 'turn');
  } else {
    // Z37: nothing to play even now. The turn ends, and what can be forgotten can still be done.
    tell?.({ kind: 'unplayed', seat });
    refill(state, tell);
  }
}

export function keep(state: State, card: Card, tell: Told): void {
  const seat = state.turn;
  const [low, high] = state.offered[seat] as readonly [Card, Card];
  const other = card === low ? high : low;
  remove(handOf(state, seat), other);
  insert(graveyardOf(state, seat), other);
  state.offered[seat] = NO_CARDS;
  sawKept(state.memory, seat, 2);
  tell?.({ kind: 'kept', seat });
  ask(state, 'turn'); // Z4
}

function discardHorde(state: State, tell: Told): void {
  tell?.({ kind: 'horde-discarded', seat: state.turn, cards: state.horde.length });
  moveAll(state.horde, state.discard);
}

function setHordeAside(state: State, tell: Told): void {
  tell?.({ kind: 'horde-set-aside', seat: state.turn, cards: state.horde.length });
  moveAll(state.horde, state.aside);
}

function moveAll(from: Card[], to: Card[]): void {
  for (let i = 0; i < from.length; i++) to.push(from[i] as Card);
  from.length = 0;
}

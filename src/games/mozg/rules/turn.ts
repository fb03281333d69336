import type { Chance } from '../../../kernel/chance.ts';
import type { Emit } from '../../../kernel/contract.ts';
import { present } from '../../../kernel/seat.ts';
import { ask } from './ask.ts';
import { insert, MOUSE, remove, type Card } from './card.ts';
import { roll } from './effect.ts';
import type { Event } from './event.ts';
import type { Play } from './move.ts';
import { endTurn } from './next.ts';
import { DRAWN } from './notes.ts';
import { draw } from './reserve.ts';
import { finish } from './round.ts';
import { graveyardOf, handOf, NO_CARDS, type State } from './state.ts';
import { sawGiven, sawKept, sawPlayed } from './witness.ts';

type Told = Emit<Event> | undefined;

/** True when the card has done what it does; else a choice has been asked for. */
export function playCards(state: State, move: Play, chance: Chance, emit: Told): boolean {
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
  emit?.({ kind: 'played', seat, card, give: give ?? null });

  state.extra = card === MOUSE;
  if (card === MOUSE) setHordeAside(state, emit); // Z11: itself included
  return ((state.sweet >> card) & 1) === 0 || roll(state, chance, emit);
}

export function pass(state: State, chance: Chance, emit: Told): void {
  const seat = state.turn;
  state.late = null;
  emit?.({ kind: 'passed', seat });
  discardHorde(state, emit); // Z9: with it goes what Pająk said.
  state.brains[seat] = present(state.brains[seat]) - 1;
  state.pool++;
  if (state.brains[seat] === 0) {
    finish(state, 'passed', emit); // Z5
    return;
  }
  const cards = draw(state, seat, 2, DRAWN, chance, emit);
  for (const card of cards) insert(handOf(state, seat), card);
  emit?.({ kind: 'drew', seat, cards: cards.length });
  if (cards.length === 2) {
    const [first, second] = cards as readonly [Card, Card];
    state.offered[seat] = first <= second ? cards : [second, first];
    ask(state, 'keep');
  } else if (handOf(state, seat).length > 0) {
    sawKept(state.memory, seat, cards.length);
    ask(state, 'turn');
  } else {
    // Z37: nothing to play even now. The turn ends, and what can be forgotten can still be done.
    emit?.({ kind: 'unplayed', seat });
    endTurn(state, emit);
  }
}

export function keep(state: State, card: Card, emit: Told): void {
  const seat = state.turn;
  const [low, high] = state.offered[seat] as readonly [Card, Card];
  const other = card === low ? high : low;
  remove(handOf(state, seat), other);
  insert(graveyardOf(state, seat), other);
  state.offered[seat] = NO_CARDS;
  sawKept(state.memory, seat, 2);
  emit?.({ kind: 'kept', seat });
  ask(state, 'turn'); // Z4
}

function discardHorde(state: State, emit: Told): void {
  emit?.({ kind: 'horde-discarded', seat: state.turn, cards: state.horde.length });
  moveAll(state.horde, state.discard);
}

function setHordeAside(state: State, emit: Told): void {
  emit?.({ kind: 'horde-set-aside', seat: state.turn, cards: state.horde.length });
  moveAll(state.horde, state.aside);
}

function moveAll(from: Card[], to: Card[]): void {
  for (let i = 0; i < from.length; i++) to.push(from[i] as Card);
  from.length = 0;
}

import type { Chance } from '../../../kernel/chance.ts';
import type { Emit } from '../../../kernel/contract.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import { ask } from './ask.ts';
import { insert, remove, type Card } from './card.ts';
import type { Event } from './event.ts';
import { DIE } from './lots.ts';
import { FACES } from './face.ts';
import type { Swap } from './move.ts';
import { GRAVEYARD, HAND } from './notes.ts';
import { draw } from './reserve.ts';
import { finish } from './round.ts';
import { graveyardOf, handOf, nextSeat, type State } from './state.ts';
import { sawGifted, sawSwapped } from './witness.ts';

type Told = Emit<Event> | undefined;

/** Rolls for whoever's turn it is. True when the effect is complete; else its choice has been asked for. */
export function roll(state: State, chance: Chance, emit: Told): boolean {
  const seat = state.turn;
  const face = chance.take(DIE, FACES);
  state.lastRoll = { seat, face, other: null, swap: null };
  emit?.({ kind: 'rolled', seat, face });
  // With two players everybody can see who the partner is.
  const alone = state.seats === 2;
  const other = nextSeat(state, seat);
  switch (face) {
    case 'gift': {
      const hand = handOf(state, seat);
      if (hand.length === 0) return true; // Z19
      if (!alone || hand.length > 1) return asked(state, 'gift');
      gift(state, hand[0] as Card, other, emit);
      return true;
    }
    case 'steal':
      if (!alone) return asked(state, 'steal');
      steal(state, other, emit);
      return true;
    case 'swap':
      if (!alone || graveyardOf(state, other).length > 0) return asked(state, 'swap');
      swap(state, 'hand', other, emit);
      return true;
    case 'rain':
      rain(state, chance, emit);
      return true;
    case 'brain': {
      const brains = Math.min(1, state.pool); // Z25
      state.pool -= brains;
      addBrains(state, seat, brains);
      emit?.({ kind: 'took-brain', seat, brains });
      return true;
    }
    case 'again':
      state.extra = true;
      return true;
  }
}

function asked(state: State, phase: 'gift' | 'steal' | 'swap'): false {
  ask(state, phase);
  return false;
}

export function gift(state: State, card: Card, to: Seat, emit: Told): void {
  const seat = state.turn;
  const hand = handOf(state, seat);
  remove(hand, card);
  insert(graveyardOf(state, to), card);
  sawGifted(state.memory, seat, to, card, hand.length);
  state.lastRoll = { seat, face: 'gift', other: to, swap: null };
  emit?.({ kind: 'gifted', seat, to });
}

/** Z24: the thief has the brain before the game ends. */
export function steal(state: State, from: Seat, emit: Told): void {
  const seat = state.turn;
  addBrains(state, from, -1);
  addBrains(state, seat, 1);
  state.lastRoll = { seat, face: 'steal', other: from, swap: null };
  emit?.({ kind: 'stole', seat, from });
  if (state.brains[from] === 0) finish(state, 'stolen', emit);
}

/** Z20: hands whatever they hold; graveyards as `refusal` lets. */
export function swap(state: State, what: Swap, other: Seat, emit: Told): void {
  const seat = state.turn;
  const place = what === 'hand' ? HAND : GRAVEYARD;
  const zone = what === 'hand' ? state.hands : state.graveyards;
  const mine = present(zone[seat]);
  const theirs = present(zone[other]);
  sawSwapped(state.memory, place, seat, mine, other, theirs);
  zone[seat] = theirs;
  zone[other] = mine;
  state.lastRoll = { seat, face: 'swap', other, swap: what };
  emit?.({ kind: 'swapped', seat, with: other, what });
}

/** The roller first, then clockwise. */
function rain(state: State, chance: Chance, emit: Told): void {
  let seat = state.turn;
  do {
    const cards = draw(state, seat, 1, GRAVEYARD, chance, emit);
    for (const card of cards) insert(graveyardOf(state, seat), card);
    emit?.({ kind: 'rained-on', seat, cards: cards.length });
    seat = nextSeat(state, seat);
  } while (seat !== state.turn);
}

/** Z26: no limit. */
function addBrains(state: State, seat: Seat, brains: number): void {
  state.brains[seat] = present(state.brains[seat]) + brains;
}

import type { Seat } from '../../../kernel/seat.ts';
import { countOf, sorted, type Card, type Sorted } from './card.ts';
import { NONE, type Memory } from './memory.ts';
import { DRAWN, EITHER, GRAVEYARD, HAND, note, type Place } from './notes.ts';
import { add, blurGraveyard, forgetAnyFromHand, forgetFromHand, relocate, swapMade, swapSeen } from './noting.ts';

// What everybody remembers of what they have just seen.

export function forgetAll(memory: Memory): void {
  for (const notes of memory.notes) notes.length = 0;
  memory.fresh = null;
  memory.gone = memory.gone.map(() => NONE);
}

/** `seat` played `count` of `card`; `handLeft` cards are left in the hand. */
export function sawPlayed({ notes }: Memory, seat: Seat, card: Card, count: number, handLeft: number): void {
  for (let observer = 0; observer < notes.length; observer++) {
    const known = notes[observer] as number[];
    if (known.length === 0 || observer === seat) continue;
    forgetFromHand(known, seat, card, count);
    if (handLeft === 0) relocate(known, seat, EITHER, GRAVEYARD);
  }
}

/** `count` further copies went into the graveyard of `to`, face up until they lay there. */
export function sawGiven({ notes }: Memory, to: Seat, card: Card, count: number): void {
  for (let observer = 0; observer < notes.length; observer++) {
    if (observer !== to) add(notes[observer] as number[], note(to, GRAVEYARD, card), count);
  }
}

/** `seat` took `count` cards of a graveyard that now holds `graveyardLeft`. */
export function sawRefilled({ notes }: Memory, seat: Seat, count: number, graveyardLeft: number): void {
  for (let observer = 0; observer < notes.length; observer++) {
    const known = notes[observer] as number[];
    if (known.length === 0 || observer === seat) continue;
    if (graveyardLeft > 0) {
      blurGraveyard(known, seat, count);
    } else {
      relocate(known, seat, GRAVEYARD, HAND);
      relocate(known, seat, EITHER, HAND);
    }
  }
}

/** `seat`, who is left with `handLeft` cards, put `card` into the graveyard of `to`, face down. */
export function sawGifted({ notes }: Memory, seat: Seat, to: Seat, card: Card, handLeft: number): void {
  const given = note(to, GRAVEYARD, card);
  for (let observer = 0; observer < notes.length; observer++) {
    const known = notes[observer] as number[];
    // Whoever knows a whole hand of one value knows what was given from it.
    const sees = observer === to || countOf(known, note(seat, HAND, card)) === handLeft + 1;
    if (sees) forgetFromHand(known, seat, card, 1);
    else forgetAnyFromHand(known, seat);
    if (handLeft === 0) relocate(known, seat, EITHER, GRAVEYARD);
    if (observer === seat || (sees && observer !== to)) add(known, given, 1);
  }
}

/** `a` and `b` are swapping `place`; `ofA` and `ofB` are what each parts with. */
export function sawSwapped({ notes }: Memory, place: Place, a: Seat, ofA: Sorted, b: Seat, ofB: Sorted): void {
  const rest = place === HAND ? GRAVEYARD : HAND;
  for (let observer = 0; observer < notes.length; observer++) {
    const known = notes[observer] as number[];
    if (observer === a) swapMade(known, b, place, rest, ofA, ofB);
    else if (observer === b) swapMade(known, a, place, rest, ofB, ofA);
    else swapSeen(known, a, b, place);
  }
}

/** The Reserve was empty and is made of `cards` now: everybody knows which, nobody in which order. */
export function sawRenewed(memory: Memory, cards: Sorted): void {
  memory.fresh = cards;
  memory.gone = memory.gone.map(() => NONE);
}

/**
 * `seat` drew `cards` of a Reserve of `before` cards to `place`. Others know them only where the Reserve's cards are
 * known to the last one, and either all were drawn or all are equal.
 */
export function sawDrawn(memory: Memory, seat: Seat, cards: readonly Card[], before: number, place: Place): void {
  const { notes, fresh, gone } = memory;
  if (fresh === null) return;
  for (let observer = 0; observer < gone.length; observer++) {
    const known = gone[observer] as Sorted;
    if (observer !== seat && !certain(fresh, known, before, cards)) continue;
    gone[observer] = sorted([...known, ...cards]);
    if (observer === seat) continue;
    for (const card of cards) add(notes[observer] as number[], note(seat, place, card), 1);
  }
}

function certain(fresh: Sorted, gone: Sorted, before: number, cards: readonly Card[]): boolean {
  if (fresh.length - gone.length !== before) return false;
  const [card = 0] = cards;
  return cards.length === before || countOf(fresh, card) - countOf(gone, card) === before;
}

/** Of the two drawn `seat` put one into the graveyard; or there was but one, which is in the hand. */
export function sawKept({ notes, fresh }: Memory, seat: Seat, drawn: number): void {
  if (fresh === null) return;
  for (const known of notes) relocate(known, seat, DRAWN, drawn === 1 ? HAND : EITHER);
}

import type { Seat } from '../../../kernel/seat.ts';
import { VALUES, type Card } from './card.ts';

/** Where a remembered card is at its holder's. */
export type Place = 0 | 1 | 2 | 3;

export const HAND: Place = 0;
export const GRAVEYARD: Place = 1;
/** In the hand or in the graveyard; which of them cannot be told. */
export const EITHER: Place = 2;
/** One of the two drawn after a pass, not yet decided on. */
export const DRAWN: Place = 3;

const PLACES = 4;

/**
 * Cards one observer is certain of, each as a number: whose, where, which. Ascending, one number a card, so k equal
 * numbers say "at least k of these are there".
 */
export type Notes = readonly number[];

export function note(seat: Seat, place: Place, card: Card): number {
  return (seat * PLACES + place) * VALUES + card;
}

export function holderIn(noted: number): Seat {
  return (noted / (PLACES * VALUES)) | 0;
}

export function placeIn(noted: number): Place {
  return (((noted / VALUES) | 0) % PLACES) as Place;
}

export function cardIn(noted: number): Card {
  return noted % VALUES;
}

/** The cards noted at one place, ascending. */
export function cardsNoted(notes: Notes, seat: Seat, place: Place): Card[] {
  const least = note(seat, place, 0);
  return notes.filter((each) => each >= least && each < least + VALUES).map(cardIn);
}

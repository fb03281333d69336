import type { Seat } from '../../../kernel/seat.ts';
import { insert, VALUES, type Card, type Sorted } from './card.ts';
import { cardIn, EITHER, GRAVEYARD, HAND, holderIn, note, placeIn, type Place } from './notes.ts';

export function add(notes: number[], what: number, count: number): void {
  for (let i = 0; i < count; i++) insert(notes, what);
}

/** `seat` has parted with `count` of `card` from the hand: those noted there first, then those that may have been there. */
export function forgetFromHand(notes: number[], seat: Seat, card: Card, count: number): void {
  for (let i = 0; i < count; i++) {
    if (!forget(notes, note(seat, HAND, card)) && !forget(notes, note(seat, EITHER, card))) return;
  }
}

/** `seat` has parted with one card from the hand, whichever: of each value one less is certain. */
export function forgetAnyFromHand(notes: number[], seat: Seat): void {
  for (let card = 0; card < VALUES; card++) forgetFromHand(notes, seat, card, 1);
}

/** Everything noted at one place of `seat` is at another. */
export function relocate(notes: number[], seat: Seat, from: Place, to: Place): void {
  const first = note(seat, from, 0);
  let changed = false;
  for (let i = 0; i < notes.length; i++) {
    const each = notes[i] as number;
    if (each < first || each >= first + VALUES) continue;
    notes[i] = note(seat, to, each - first);
    changed = true;
  }
  if (changed) resort(notes);
}

/** Up to `count` of each value noted in the graveyard of `seat` may now be in the hand. */
export function blurGraveyard(notes: number[], seat: Seat, count: number): void {
  const first = note(seat, GRAVEYARD, 0);
  let before = -1;
  let run = 0;
  let changed = false;
  for (let i = 0; i < notes.length; i++) {
    const each = notes[i] as number;
    if (each < first || each >= first + VALUES) continue;
    run = each === before ? run + 1 : 1;
    before = each;
    if (run > count) continue;
    notes[i] = note(seat, EITHER, each - first);
    changed = true;
  }
  if (changed) resort(notes);
}

/** Two others have swapped one place. What may have been in either of theirs may now be with either player: lost. */
export function swapSeen(notes: number[], a: Seat, b: Seat, place: Place): void {
  let kept = 0;
  for (let i = 0; i < notes.length; i++) {
    const each = notes[i] as number;
    const holder = holderIn(each);
    const where = placeIn(each);
    const concerned = holder === a || holder === b;
    if (concerned && where === EITHER) continue;
    notes[kept++] = concerned && where === place ? note(holder === a ? b : a, place, cardIn(each)) : each;
  }
  notes.length = kept;
  resort(notes);
}

/**
 * The observer has swapped one place with `other`: what they parted with is there now, and what they got tells which of
 * the cards that might have been there were in the other's `rest`, the place not swapped.
 */
export function swapMade(notes: number[], other: Seat, place: Place, rest: Place, parted: Sorted, got: Sorted): void {
  const unmatched = got.slice();
  let kept = 0;
  for (let i = 0; i < notes.length; i++) {
    const each = notes[i] as number;
    const where = placeIn(each);
    if (holderIn(each) !== other || (where !== place && where !== EITHER)) notes[kept++] = each;
    else if (!forget(unmatched, cardIn(each))) notes[kept++] = note(other, rest, cardIn(each));
  }
  notes.length = kept;
  for (let i = 0; i < parted.length; i++) notes.push(note(other, place, parted[i] as Card));
  resort(notes);
}

/** Takes one `what` out of an ascending list, if it is there. */
function forget(list: number[], what: number): boolean {
  let i = 0;
  while (i < list.length && (list[i] as number) < what) i++;
  if (list[i] !== what) return false;
  for (; i < list.length - 1; i++) list[i] = list[i + 1] as number;
  list.pop();
  return true;
}

/** Nearly in order already, so insertion is the quickest. */
function resort(notes: number[]): void {
  for (let i = 1; i < notes.length; i++) {
    const each = notes[i] as number;
    let j = i;
    for (; j > 0 && (notes[j - 1] as number) > each; j--) notes[j] = notes[j - 1] as number;
    notes[j] = each;
  }
}

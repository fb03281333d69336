import type { Seat } from '../../../kernel/seat.ts';
import type { Sorted } from './card.ts';
import { cardsNoted, DRAWN, EITHER, GRAVEYARD, HAND, note, type Notes } from './notes.ts';

/** Cards known to be with one player, each list ascending. Others may be there besides. */
export interface Known {
  readonly hand: Sorted;
  readonly graveyard: Sorted;
  /** In the hand or in the graveyard. */
  readonly either: Sorted;
  /** Of the two drawn after a pass and not yet decided on. */
  readonly drawn: Sorted;
}

const NOTHING: Known = { hand: [], graveyard: [], either: [], drawn: [] };

/** Notes as a view tells them, per seat. */
export function knownFrom(notes: Notes, seats: number): Known[] {
  return Array.from({ length: seats }, (_, seat) =>
    notes.length === 0
      ? NOTHING
      : {
          hand: cardsNoted(notes, seat, HAND),
          graveyard: cardsNoted(notes, seat, GRAVEYARD),
          either: cardsNoted(notes, seat, EITHER),
          drawn: cardsNoted(notes, seat, DRAWN),
        },
  );
}

/** What a view tells as notes again; of `but`'s cards, none. */
export function notesFrom(known: readonly Known[], but: Seat): number[] {
  return known.flatMap((each, seat) =>
    seat === but
      ? []
      : [
          ...each.hand.map((card) => note(seat, HAND, card)),
          ...each.graveyard.map((card) => note(seat, GRAVEYARD, card)),
          ...each.either.map((card) => note(seat, EITHER, card)),
          ...each.drawn.map((card) => note(seat, DRAWN, card)),
        ],
  );
}

import type { Seat } from '../../../kernel/seat.ts';
import { countOf, MOSQUITO, SPIDER, type Card, type Sorted } from './card.ts';
import { refillOf } from './hand.ts';
import type { Give, Swap } from './move.ts';
import type { LegalView } from './seen.ts';

/** Every code of this game's own. */
export const REFUSALS = [
  'not-now',
  'not-of-the-three',
  'not-of-the-two',
  'not-in-hand',
  'not-in-graveyard',
  'too-few-copies',
  'must-be-higher',
  'spider-says-lower-than-8',
  'cannot-pass-on-empty-horde',
  'wrong-number-of-cards',
  'not-yourself',
  'no-such-opponent',
  'graveyard-is-empty',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What `seat` is asked for: where refilling can be forgotten, another may be asked to refill during a turn's beginning. */
export function questionFor(seen: LegalView, seat: Seat): LegalView['phase'] {
  return seen.turn === null || seen.turn === seat ? seen.phase : 'refill';
}

/** Z3: never on an empty Horde while holding a card. So after a pass a card must be played (Z4). */
export function mayPass(seen: LegalView): boolean {
  return seen.hordeTop !== null || seen.hand.length === 0;
}

/** Why `card` may not go on the Horde. */
export function hordeRefusal(top: Card | null, card: Card): Refusal | undefined {
  if (top === null || card === MOSQUITO) return undefined; // Z8
  // Z10: on the Horde Pająk is always answered by the next card, so it lies on top just as long as it forbids.
  if (top === SPIDER) return card < SPIDER ? undefined : 'spider-says-lower-than-8';
  return card > top ? undefined : 'must-be-higher';
}

export function playRefusal(seen: LegalView, seat: Seat, card: Card, give: Give | undefined): Refusal | undefined {
  const held = countOf(seen.hand, card);
  if (held === 0) return 'not-in-hand';
  const flaw = hordeRefusal(seen.hordeTop, card);
  if (flaw !== undefined || give === undefined) return flaw;
  let copies = 1;
  for (const to in give) {
    const stranger = opponentRefusal(seen, seat, Number(to));
    if (stranger !== undefined) return stranger;
    copies += give[to] as number;
  }
  return copies <= held ? undefined : 'too-few-copies';
}

export function refillRefusal(seen: LegalView, cards: Sorted): Refusal | undefined {
  if (cards.some((card) => countOf(cards, card) > countOf(seen.graveyard, card))) return 'not-in-graveyard';
  return cards.length === refillOf(seen.hand.length, seen.graveyard.length) ? undefined : 'wrong-number-of-cards';
}

/** Z22 */
export function opponentRefusal(seen: LegalView, seat: Seat, other: Seat): Refusal | undefined {
  if (other === seat) return 'not-yourself';
  return other < seen.seats ? undefined : 'no-such-opponent';
}

/** Z20: one's own graveyard may be empty, the other's not. */
export function swapRefusal(seen: LegalView, what: Swap, other: Seat): Refusal | undefined {
  return what === 'graveyard' && seen.graveyardCounts[other] === 0 ? 'graveyard-is-empty' : undefined;
}

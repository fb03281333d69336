import { isInteger } from '../../../kernel/json.ts';
import type { Json } from '../../../kernel/json.ts';
import { pickLot, shuffleLot } from '../../../kernel/lot.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { VALUES, type Card } from './card.ts';
import type { Face } from './face.ts';

const CARDS = {
  encode: (card: Card): Json => card,
  read: (told: Json): Card | undefined => (isInteger(told, 0, VALUES - 1) ? told : undefined),
};

/** Z1 */
export const FIRST = pickLot<Seat>('first');
export const DECK = shuffleLot<Card>('deck', CARDS);
export const RESHUFFLE = shuffleLot<Card>('reshuffle', CARDS);
export const DIE = pickLot<Face>('die');
export const STARTER = pickLot<Seat>('starter');

export const LABELS = [FIRST, DECK, RESHUFFLE, DIE, STARTER].map((lot) => lot.label);

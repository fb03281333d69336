import { isWhole } from '../../../kernel/decode.ts';
import type { Json } from '../../../kernel/json.ts';
import { oneOfLot, shuffleLot } from '../../../kernel/lot.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { VALUES, type Card } from './card.ts';

export const FACES = ['gift', 'steal', 'swap', 'rain', 'brain', 'again'] as const;
export type Face = (typeof FACES)[number];

const CARDS = {
  tell: (card: Card): Json => card,
  read: (told: Json): Card | undefined => (isWhole(told, 0, VALUES - 1) ? told : undefined),
};

/** Z1 */
export const FIRST = oneOfLot<Seat>('first');
export const DECK = shuffleLot<Card>('deck', CARDS);
export const RESHUFFLE = shuffleLot<Card>('reshuffle', CARDS);
export const DIE = oneOfLot<Face>('die');
export const STARTER = oneOfLot<Seat>('starter');

export const LABELS = [FIRST, DECK, RESHUFFLE, DIE, STARTER].map((lot) => lot.label);

import type { Chance } from '../../../kernel/chance.ts';
import { isInteger } from '../../../kernel/json.ts';
import { shuffleLot } from '../../../kernel/lot.ts';
import { everySeat, type Seat } from '../../../kernel/seat.ts';
import type { Options } from './options.ts';

/** What the last round came to. */
export interface Round {
  readonly prizes: readonly number[];
  /** By seat. */
  readonly bids: readonly number[];
  /** Nobody where the highest bid was made twice. */
  readonly winner: Seat | null;
}

/** Everything there is to know. Lists by seat are in the order of the seats. */
export interface State {
  readonly options: Options;
  /** Face down; the last one is turned next. */
  readonly deck: number[];
  /** Face up: what is bid for. More than one, where prizes have stayed. */
  prizes: number[];
  /** What nobody has played yet. A card bid in secret is still here: nobody knows which it is. */
  readonly hands: number[][];
  /** Face down. */
  readonly bids: (number | null)[];
  readonly points: number[];
  last: Round | null;
}

export const MOST = 13;

const PRIZES = shuffleLot<number>('prizes', {
  encode: (card) => card,
  read: (told) => (isInteger(told, 1, MOST) ? told : undefined),
});

export function setup(options: Options, seats: number, chance: Chance): State {
  const deck = chance.take(PRIZES, cardsTo(options.cards)).toReversed();
  const each = <T>(value: () => T): T[] => everySeat(seats).map(value);
  return {
    options,
    prizes: deck.splice(-1),
    deck,
    hands: each(() => cardsTo(options.cards)),
    bids: each(() => null),
    points: each(() => 0),
    last: null,
  };
}

export function cardsTo(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((all, card) => all + card, 0);
}

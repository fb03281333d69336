import type { Seat } from '../kernel/seat.ts';
import type { Bot } from './bot.ts';

/** What one game brings for those who think: `bots` in its `bots/index.ts`. */
export interface Bots {
  /** Offered to people, from the weakest to the strongest: those of `LEVELS`, or whoever there is. */
  readonly levels: readonly Bot[];
  /** Found by name only: what levels are measured against. */
  readonly sparring: readonly Bot[];
  /** What a ladder tells of the levels besides who wins. */
  readonly facts?: readonly Fact[];
}

/** Something worth telling of how a seat played a match, as so many of so many. */
export interface Fact {
  readonly name: string;
  of(state: unknown, seat: Seat): { readonly hits: number; readonly trials: number };
}

import type { Game, GameTypes } from '../contract.ts';
import type { JsonObject } from '../json.ts';

/** What the laws must know of a game besides its contract. */
export interface Kit<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** Player counts to try. */
  readonly players: readonly number[];
  /** Options to try, as a record has them. */
  readonly options: readonly JsonObject[];
  /** Every well-formed move of a player at such a table, legal or not: `moves` must list exactly what `refusal` lets through. */
  universe(options: T['Options'], seats: number): Iterable<T['Move']>;
  /** What is counted and must stay the same all through a match: cards, tokens. */
  census(state: T['State']): JsonObject;
  /** No match is longer than this many moves. */
  readonly longest: number;
}

import type { Game, GameTypes } from '../contract.ts';
import type { JsonObject } from '../json.ts';
import type { Random } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { Law } from './moment.ts';

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
  /**
   * Who may know what of the state, part by part, so that a new part cannot be forgotten. It is told by the rules,
   * never by asking the game's `table`, `own` or `imagine`: they are what it is held against.
   */
  readonly parts: Parts<T['State']>;
  /**
   * What `viewer`, not being `seat`, may learn at once of a move of `seat` that is about to be made. Two moves of which
   * they may learn the same must look the same to them.
   */
  learnt(state: T['State'], seat: Seat, move: T['Move'], viewer: Viewer): unknown;
  /** Whether a last call runs: it gives questions that go on a timer of its own. Left out: there is no such thing. */
  hurried?(state: T['State']): boolean;
  /**
   * Where the game reveals its end: a finished state that differs from this one only in what comes after `moment` and `viewer`
   * does not know already; nothing where there is none. By the rules, never by asking the game's `reveal`.
   */
  later?(state: T['State'], moment: number, viewer: Viewer, random: Random): T['State'] | undefined;
  /** Laws of this game alone. */
  readonly laws?: readonly Law[];
}

export type Parts<State> = { readonly [Name in keyof State]-?: Part<State> };

/**
 * `open`: everybody may know all of it, and every imagined world has the same. `bookkeeping`: it tells nothing that
 * other parts do not, and another world may keep it in another way. Otherwise: what of it a viewer may not know.
 */
export type Part<State> = 'open' | 'bookkeeping' | ((state: State, viewer: Viewer) => Iterable<Secret<State>>);

/** Something a viewer may not know, in a state where the rules leave it more than one possibility. */
export interface Secret<State> {
  /** As the text of a broken law names it: `the hand of seat 2`. */
  readonly name: string;
  /** What it is in a world that looks the same. */
  of(world: State): unknown;
  /** A state in which it is something else, and which differs from this one in nothing that the viewer may know. */
  otherwise(random: Random): State;
  /** Where imagined worlds are all alike in it. Then only `otherwise` shows a leak. */
  readonly unimagined?: true;
}

/** Every combination of these values, one for each option; `undefined` leaves an option out. */
export function combinations(
  values: Readonly<Record<string, readonly (JsonObject[string] | undefined)[]>>,
): JsonObject[] {
  let all: JsonObject[] = [{}];
  for (const [name, choices] of Object.entries(values)) {
    all = all.flatMap((chosen) =>
      choices.map((choice) => (choice === undefined ? chosen : { ...chosen, [name]: choice })),
    );
  }
  return all;
}

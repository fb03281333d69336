import type { Json } from '../../kernel/json.ts';

/** What somebody else at the lesson's table does. */
export interface Scripted {
  readonly seat: number;
  readonly move: Json;
}

/** One thing the teacher says, and what is done about it. */
export interface Step<Sentence extends string = string> {
  readonly say: Sentence;
  /** What the learner is to do; nothing where there is only something to read. */
  readonly move?: Json;
  /** Other moves that will do as well. */
  readonly allows?: (move: Json) => boolean;
  /** Said when something else was tried. */
  readonly hint?: Sentence;
  /** What happens then. */
  readonly after?: readonly Scripted[];
}

/** A short game with a stacked deck, in which every step is played. The learner has seat 0. */
export interface Lesson<Sentence extends string = string> {
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
  readonly chance: Readonly<Record<string, readonly Json[]>>;
  readonly steps: readonly Step<Sentence>[];
}

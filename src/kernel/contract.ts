import type { Chance } from './chance.ts';
import type { AnyDecoder, Decoded, Place } from './decode.ts';
import type { JsonObject } from './json.ts';
import type { OptionSpec } from './options.ts';
import type { Finish, Outcome } from './outcome.ts';
import type { Random } from './random.ts';
import type { By, Seat, Viewer } from './seat.ts';

/** The kinds of data one game is made of. Every one of them survives JSON. */
export interface GameTypes {
  /** Everything, hidden cards included. Nobody but the match and the game ever holds one. */
  State: unknown;
  /** What lies face up: all that a spectator sees, and the part of a view that all share. */
  Table: object;
  /** What one seat sees besides. Its keys are none of the table's. */
  Own: object;
  /** What legality may depend on: the part of a seat's view that `refusal` and `moves` read. */
  LegalView: unknown;
  Move: unknown;
  /** Something that happened, told to everybody. */
  Event: unknown;
  Options: unknown;
}

export type Emit<Event> = (event: Event) => void;

/** A seat's view is the table and its own, side by side; a spectator's is the table alone. */
export type View<T extends GameTypes> = T['Table'] & Partial<T['Own']>;
export type SeatView<T extends GameTypes> = T['Table'] & T['Own'];

/** How long a decision may take. A timer of the same name goes on; one of a new name starts afresh. */
export interface Pace {
  readonly timer: number;
  readonly seconds: number;
}

/** Who had a question open before a move, null where nobody, and how often all had been asked anew. */
export interface Asked {
  readonly questions: readonly (number | null)[];
  readonly asking: number;
}

/**
 * How an end is told to everybody at once, moment by moment, at a table that wants to see it together. Whatever lies face up
 * is built up from nothing at every moment, and tells nothing of a later one: the laws hold it to that.
 */
export interface Reveal<T extends GameTypes> {
  /** How many moments an end has, at least one; after the last of them the outcome is told. */
  moments(state: T['State']): number;
  /** What lies face up at a moment, counted from 0; at the last one the same as `table`. */
  table(state: T['State'], moment: number): T['Table'];
  /** How long a moment stays where nobody goes on before. */
  seconds(state: T['State'], moment: number): number;
  /** Whether an event of the move that ended the match may be told with the first moment; left out: all may. */
  tells?(state: T['State'], event: T['Event']): boolean;
}

/**
 * One rulebook, as the kernel asks it. A game writes what `defineGame` wants of it, about half of this. Methods, not function
 * properties: a registry holds games of different types side by side, and only methods let a `Game` of its own types stand
 * where any `Game` is wanted.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Bumped when an old log would replay differently. */
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number };
  /** Whether a typed word would be a note the rules forbid: while a match runs, its table's chat carries emotes only. */
  readonly emotesOnly?: boolean;
  /** Whether the host may call time: the clock answers for all who have not, at a table without one too. */
  readonly callsTime?: boolean;

  /** How its end is revealed to all together; left out where there is nothing to it but the outcome. */
  readonly reveal?: Reveal<T>;
  /**
   * With whom one is compared where several tables got the same deal. `all`: the deal is the same for every seat, and however
   * many there are. Left out: a deal depends on the seat, so the tables have equally many, and equal seats are compared.
   */
  readonly sameDeal?: 'all';

  /**
   * A view's halves once an answer of `seat` is here that nothing follows yet: what `play` would make of them if it were not the
   * last. Where a game has them, its table can keep the last sealed answer until its host brings on what follows.
   */
  readonly answered?: {
    table(half: T['Table'], seat: Seat, by: By): T['Table'];
    own(half: T['Own'], table: T['Table'], move: T['Move']): T['Own'];
  };

  /** What there is to settle: values, defaults, clocks. Left out where a game was not made by `defineGame`. */
  readonly optionSpecs?: readonly OptionSpec[];
  /** What reads a move, where one decoder does: its schema follows from it. */
  readonly move?: AnyDecoder;

  /** The chance labels that a record of `seats` players lists also where nothing was drawn of them. */
  labels(seats: number): readonly string[];
  /** Options as the game uses them: checked, nothing left out. */
  options(raw: unknown, place: Place): Decoded<T['Options']>;
  /** Options as a record has them: only what differs from the default. */
  encodeOptions(options: T['Options']): JsonObject;
  /** A move as its sender may say it at such a table, exactly its keys; nothing for anything else (`malformed`). */
  readMove(raw: unknown, by: By, options: T['Options']): T['Move'] | undefined;

  setup(options: T['Options'], seats: number, chance: Chance): T['State'];
  /**
   * A state that `play` can change without anyone noticing in the first. What is never changed may be shared;
   * with `mover`, who will make one move in it and nobody else any, also what that move cannot change.
   */
  copy(state: T['State'], mover?: Seat): T['State'];
  /** Who is asked, ascending; nobody when it is over. */
  toAct(state: T['State']): readonly Seat[];
  /**
   * Whom of those asked the table waits for, ascending; left out where it is all of them. Who is asked and not awaited may
   * move, also have nothing to do, and is nobody's to answer for: neither a bot's, the clock's, nor a minder's.
   */
  awaited?(state: T['State']): readonly Seat[];
  /** Grows whenever those who have not answered yet are asked anew: after the move of `mover`, or with the first state. */
  asking(state: T['State'], before?: Asked, mover?: Seat): number;
  /** Whether the order in which those asked answer matters: then the laws do not expect their moves to commute. */
  races(state: T['State']): boolean;

  /**
   * Whether this move waits in the state until all those asked have answered: until then nobody else may tell it from
   * another sealed one.
   */
  sealed(move: T['Move']): boolean;

  /** The state as legality at `seat` may know it. A seat's view is one too, so both ends ask the same question. */
  legalView(state: T['State'], seat: Seat): T['LegalView'];
  /** Why `seat` may not make this move, `over` and `not-asked` included: the only statement of legality. */
  refusal(seen: T['LegalView'], seat: Seat, move: T['Move']): string | undefined;
  /** All that `refusal` lets a player do, one by one, each once. */
  moves(seen: T['LegalView'], seat: Seat): Iterable<T['Move']>;
  /** One of `moves`, evenly. */
  sample(seen: T['LegalView'], seat: Seat, random: Random): T['Move'];

  /** Changes `state`; total on what `refusal` lets through. Without `tell` it makes no events. */
  play(state: T['State'], seat: Seat, move: T['Move'], chance: Chance, emit?: Emit<T['Event']>): void;

  /** Views are built up from nothing. They may share what they show with the state they were made of. */
  table(state: T['State']): T['Table'];
  own(state: T['State'], seat: Seat): T['Own'];

  /** Nothing where there is no hurry, or nobody waits for `seat`. */
  pace(state: T['State'], seat: Seat): Pace | undefined;
  /** What is played for an awaited seat that is out of time, or that nobody else can answer for. Always legal, and always the clock's. */
  fallback(seen: T['LegalView'], seat: Seat): T['Move'];
  /** A random world that looks the same to `viewer`, drawn evenly. From the view, never from the state. */
  imagine(view: View<T>, viewer: Viewer, random: Random): T['State'];
  /** Nothing until it is over. */
  outcome(state: T['State']): Outcome | undefined;
  /** Positive where `a` did better than `b`, who had the same deal at another table. Left out: by their scores. */
  better?(a: Finish, b: Finish): number;
  /** How far a match is, from 0 to 1, by what lies face up. Left out where nobody can tell. */
  progress?(table: T['Table']): number;
}

/** Whom the table waits for. */
export function awaited<T extends GameTypes>(game: Game<T>, state: T['State']): readonly Seat[] {
  return game.awaited === undefined ? game.toAct(state) : game.awaited(state);
}

/** What `viewer` sees of `state`. */
export function view<T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer): View<T> {
  const table: T['Table'] = game.table(state);
  return viewer === 'table' ? table : { ...table, ...game.own(state, viewer) };
}

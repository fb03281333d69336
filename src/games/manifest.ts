import type { ComponentType } from 'preact';
import type { Bots } from '../bots/bots.ts';
import type { GameTerminal } from '../cli/terminal/terminal.ts';
import type { DressPart } from '../client/board/dress.ts';
import type { Tip } from '../client/board/tips/tips.ts';
import type { BookPart } from '../client/rulebook/book.ts';
import type { Game, GameTypes } from '../kernel/contract.ts';
import type { AnyDecoder } from '../kernel/decode.ts';
import type { Declaration } from '../kernel/declare.ts';
import type { Seat } from '../kernel/seat.ts';

/** The same in every language there is. */
export interface Texts {
  readonly en: string;
  readonly pl: string;
}

/** What a box looks like: its front, what looks out when it is open, and its cardboard. */
export interface Cover {
  readonly front: string;
  readonly peeks: readonly [string, string];
  readonly lid: string;
  readonly shade: string;
  readonly side: string;
  readonly inside: string;
}

/** What a game says and hears, for its document. */
export type Schema = Readonly<Record<Exclude<keyof Declaration<GameTypes>, 'names'>, AnyDecoder>> &
  Pick<Declaration<GameTypes>, 'names'>;

/**
 * All that the house knows of one game: its card on the shelf, and how to fetch the rest when it is wanted. Everything optional has
 * a stand-in, so a game with rules alone can be played everywhere.
 */
export interface Manifest {
  readonly id: string;
  /** Where it stands on the shelf; those without a place stand behind, by their ids. */
  readonly place?: number;
  readonly name: Texts;
  /** What it is about, in one sentence. */
  readonly line: Texts;
  readonly seats: Game['seats'];
  /** How long a match takes. */
  readonly minutes?: number;
  readonly colour: { readonly main: string; readonly deep: string };
  /** Without: a plain box with its name, in its colour. */
  readonly cover?: Cover;
  /** Members of an outcome's detail with one entry a seat, a number or a list of them: columns of a sheet of results. */
  readonly sheet?: readonly string[];
  readonly rules: () => Promise<{ readonly game: Game }>;
  /** What refuses a move, of a seat's view; at a table a page needs no more of the rules. Without: it fetches them all. */
  readonly legal?: () => Promise<{
    readonly refusal: (seen: never, seat: Seat, move: never) => string | undefined;
  }>;
  /** Without: its moves and views are in no published document. */
  readonly schema?: () => Promise<{ readonly schema: Schema }>;
  /** Without: somebody who plays anything. `levels` are the names of those it loads. */
  readonly bots?: { readonly levels: readonly string[]; readonly load: () => Promise<{ readonly bots: Bots }> };
  /** The game as text. Without: the view laid out as it is, moves by number. */
  readonly terminal?: () => Promise<{ readonly terminal: GameTerminal }>;
  /** Its board. A component of its own props, known to the rules that come with it. Without: the generic board. */
  readonly screen?: () => Promise<{
    readonly Board: ComponentType<never>;
    /** What its first match says about itself, one line at a time. Without: nothing. */
    readonly tips?: () => Promise<{ readonly tips: readonly Tip[]; readonly t: unknown }>;
  }>;
  /** Its options and levels in words. Without: by the names they have in a record. */
  readonly lobby?: () => Promise<{ readonly t: unknown }>;
  /** What there is to wear, one each at a table: the screens' affair, and none of the rules'. Without: nothing to choose. */
  readonly dress?: () => Promise<{ readonly dress: DressPart }>;
  /** The rules in words, and a lesson. Without: the rules page has only what holds at every table. */
  readonly book?: () => Promise<{ readonly book: BookPart }>;
}

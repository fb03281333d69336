import type { HallEntry } from './hall.ts';

/** What is answered over HTTP, besides messages of the socket and records. */
export interface GamesAnswer {
  readonly protocol: number;
  readonly house: string;
  readonly phones: string | null;
  /** Whether tables may be opened to everybody in the house. */
  readonly people: boolean;
  readonly games: readonly GameAnswer[];
}

export interface GameAnswer {
  readonly game: string;
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly bots: readonly string[];
}

export interface SeatedAnswer {
  readonly table: string;
  readonly code: string;
  readonly chair: number;
  /** Not where a cookie keeps it, nor for somebody who sits here already. */
  readonly token?: string;
}

/** What the code alone lets see. */
export interface CodeAnswer {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly locked: boolean;
  readonly people: number;
  readonly host: string | null;
}

export interface RecordsAnswer {
  readonly records: readonly { readonly match: string; readonly at: number }[];
}

/** The tables that are open to everybody in the house. */
export interface PeopleAnswer {
  readonly tables: readonly HallEntry[];
}

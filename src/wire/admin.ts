import type { HouseNotice } from './down.ts';

/** Milliseconds since 1970. */
type Millis = number;

/** A table as whoever looks after the house sees it: nothing of the cards, of what is said, of tokens, of links. */
export interface TableReport {
  readonly table: string;
  readonly code: string;
  readonly made: Millis | null;
  readonly touched: Millis;
  /** In blocks of 64 KiB. */
  readonly bytes: number;
  readonly records: number;
  /** Null where it cannot be read. */
  readonly game: string | null;
  readonly phase: 'open' | 'preparing' | 'playing' | 'ended' | null;
  readonly host: string | null;
  readonly people: readonly { readonly name: string; readonly here: boolean }[];
  readonly bots: number;
  /** Everybody connected to it at this node, those who only look included. */
  readonly sockets: number;
}

/** The same with what helps against somebody who does harm. */
export interface TableDetail extends TableReport {
  /** From where people are connected, at this node. */
  readonly addresses: readonly string[];
  readonly matches: readonly { readonly match: string; readonly at: Millis }[];
}

export interface TablesPage {
  readonly tables: readonly TableReport[];
  /** After which the next ones are; null: these were the last. */
  readonly next: string | null;
}

/** How one node is. */
export type NodeReport = {
  readonly node: string;
  readonly version: string;
  readonly runtime: string;
  /** Seconds since its start. */
  readonly uptime: number;
  readonly sockets: number;
  readonly seats: number;
  readonly tablesWatched: number;
  readonly tablesInMemory: number;
  readonly memory: number;
  readonly botsWaiting: number;
  readonly botsOldest: number;
  readonly botsThreads: number;
};

/** Who has met a limit: an address, or a table where no address is known. */
export interface MetLine {
  readonly limit: string;
  readonly who: string;
  readonly times: number;
  readonly at: Millis;
}

/** An address that is kept out. */
export interface Ban {
  /** As limits count it: an IPv4 address, or the /64 of an IPv6 one. */
  readonly address: string;
  readonly until: Millis;
  readonly why: string;
}

/** What everybody is told: that the house restarts, when, and anything else in the operator's own words. */
export interface Announcement {
  /** When it restarts; null: it is said without a time. */
  readonly at: Millis | null;
  readonly text: HouseNotice['text'];
}

/** The house as a whole. */
export interface HouseReport {
  readonly now: Millis;
  /** The one that answers first; the others as they said lately. */
  readonly nodes: readonly NodeReport[];
  readonly store: {
    readonly kind: 'sqlite' | 'postgres';
    readonly ok: boolean;
    readonly trouble: string | null;
    readonly tables: number;
    readonly records: number;
    readonly bytes: number;
    readonly commitMillis: { readonly last: number; readonly longest: number; readonly total: number };
  };
  /** Of this node, within the last hour. */
  readonly limitsMet: readonly MetLine[];
  readonly bans: readonly Ban[];
  readonly announcement: Announcement | null;
  readonly backups: { readonly newest: Millis | null; readonly failures: number } | null;
  readonly versions: {
    readonly stolik: string;
    readonly node: string;
    readonly sqlite: string;
    readonly protocol: number;
    readonly games: Readonly<Record<string, number>>;
  };
}

/** What an operator has done. Never a token, and never a name that was to be forgotten. */
export interface Deed {
  readonly did: string;
  /** From where. */
  readonly from: string;
  readonly [detail: string]: string | number | boolean | null;
}

export type LoggedDeed = Deed & { readonly at: Millis };

/** Where a name stands. */
export interface NameFound {
  /** Tables by their codes, and whether a match runs there. */
  readonly tables: readonly { readonly id: string; readonly code: string; readonly running: boolean }[];
  /** `bound`: of before there were salts, so that the name cannot be taken out of it. */
  readonly records: readonly { readonly match: string; readonly table: string; readonly bound: boolean }[];
}

/** What was done about it. */
export interface NameForgotten {
  readonly tables: number;
  readonly records: number;
  /** Tables at which a match runs, by code: to be asked again when it is over. */
  readonly running: readonly string[];
  /** Records that can only be deleted whole. */
  readonly bound: readonly string[];
}

import type { Office } from './office.ts';

/** Milliseconds since 1970, as a wall clock tells them. */
export type Millis = number;

/** A table that has just been set up. Its place 0 is taken by its making. */
export interface NewTable {
  readonly id: string;
  /** What people type to find it. */
  readonly code: string;
  readonly at: Millis;
  /** The table at place 0, in the table's own words. */
  readonly base: string;
  readonly due: Millis | null;
}

/** One line of a table's journal. */
export interface StoredStep {
  readonly at: Millis;
  readonly data: string;
}

/** Further lines of one table's journal: all of them are kept, or none is. */
export interface Append {
  readonly table: string;
  /** The place of the first step; the place before it must be the newest taken, or it is a `conflict`. */
  readonly n: number;
  readonly steps: readonly StoredStep[];
  /** When the table next wants waking; null for never. Left out: as before. */
  readonly due?: Millis | null;
  /** The table after the last of these steps, to start from when it is loaded. */
  readonly base?: string;
}

/**
 * Why nothing was kept. `conflict`: somebody else has written that place, so load the table again. `full`: no room on the
 * disk; later ones may succeed. `closed`: the store is being shut. `failed`: anything else, told in the log.
 */
export type StoreTrouble = 'conflict' | 'full' | 'closed' | 'failed';

export type Kept = { readonly ok: true } | { readonly ok: false; readonly why: StoreTrouble };

/** A table as it was kept: its base, and the steps after it, without a gap. */
export interface StoredTable {
  readonly id: string;
  readonly code: string;
  readonly base: { readonly n: number; readonly data: string };
  readonly steps: readonly StoredStep[];
}

/** A match as one public JSON document. */
export interface StoredRecord {
  readonly match: string;
  readonly table: string;
  readonly at: Millis;
  /** The place its last entry had in the table's journal: with the record kept, steps before it can go. */
  readonly upTo: number;
  readonly data: string;
}

export type RecordLine = Pick<StoredRecord, 'match' | 'table' | 'at'>;

export interface DueTable {
  readonly id: string;
  readonly due: Millis;
  /** The time of its newest step. */
  readonly at: Millis;
}

/** What is thrown away by `clean`: tables and records untouched since then. Left out: kept for good. */
export interface Retention {
  readonly tablesBefore?: Millis;
  readonly recordsBefore?: Millis;
}

export interface Cleaned {
  readonly tables: number;
  readonly records: number;
  /** Steps of matches whose record is kept. */
  readonly steps: number;
}

export interface StoreReadiness {
  readonly ok: boolean;
  /** What is wrong, for an operator. */
  readonly trouble: string | null;
}

export interface StoreHealth extends StoreReadiness {
  readonly tables: number;
  readonly records: number;
  readonly bytes: number;
  /** Commits and steps since it was opened, and how long commits took. */
  readonly commits: number;
  readonly steps: number;
  readonly commitMillis: { readonly last: number; readonly longest: number; readonly total: number };
}

/**
 * Where tables are kept. A promise that says `ok` means: it is on the disk. `contract.ts` holds what every store promises.
 * A store that finds a table damaged throws a `StoreDamage` from `load`; it never gives part of a table.
 */
export interface Store {
  /** `taken`: there is a table with this id or this code already. */
  create(table: NewTable): Promise<Kept | { readonly ok: false; readonly why: 'taken' }>;
  load(id: string): Promise<StoredTable | undefined>;
  /** The code of the table with this id, without loading it. */
  code(id: string): Promise<string | undefined>;
  /** The id of the table with this code. */
  find(code: string): Promise<string | undefined>;
  /**
   * Appends of many tables share a commit; those of one table are kept in the order they were asked for. A place once taken
   * never changes, so whoever has seen the place before it says with `n` all that an append builds on. Whoever asks before
   * the append before is answered has not seen it: where that is refused, what was asked meanwhile is refused with it.
   */
  append(append: Append): Promise<Kept>;
  /**
   * The same; `take` is called inside the commit, once, and `done` after it. Nothing is written where `take` gives nothing;
   * where it throws, that append has `failed` and the others are kept.
   */
  readonly appendLate?: (take: () => Append | undefined, done: (kept: Kept) => void) => void;
  /** The steps at the places `from` to `to`, both included; fewer when they are gone. */
  steps(table: string, from: number, to: number): Promise<readonly StoredStep[]>;

  /** A record once kept stays as it is: keeping it again changes nothing. */
  keepRecord(record: StoredRecord): Promise<Kept>;
  record(match: string): Promise<(RecordLine & Pick<StoredRecord, 'data'>) | undefined>;
  /** The records of a table, the newest first. */
  records(table: string, limit: number): Promise<readonly RecordLine[]>;

  /** Tables that want waking at `before` or earlier, the most urgent first. */
  due(before: Millis, limit: number): Promise<readonly DueTable[]>;

  /** Notes that the program ran at this time, so that after a crash clocks go on with the time that was left. */
  beat(now: Millis): Promise<Kept>;
  /** The newest time noted, in the run before this one; null in a new store. */
  readonly lastAlive: Millis | null;

  /** The secret key of the house: what was kept first, for ever; `fresh` where nothing was. Durable when it is told. */
  houseKey(fresh: string): Promise<string>;

  clean(retention: Retention): Promise<Cleaned>;
  readonly office: Office;
  /** A consistent copy while everything goes on. `to` is a path that does not exist yet. */
  backup(to: string): Promise<void>;
  /** Whether it can keep what it is given. Unlike `health` it takes no longer where more is kept. */
  ready(): Promise<StoreReadiness>;
  health(): Promise<StoreHealth>;
  /** What was asked before is finished first; what is asked after is refused as `closed`. */
  close(): Promise<void>;
}

/** The file is newer than the program, torn, or no store at all: nothing was changed, and `message` says what to do. */
export interface StoreDamage {
  readonly name: 'StoreDamage';
  readonly kind: 'newer' | 'damaged' | 'foreign' | 'unusable';
  readonly message: string;
}

export function isStoreDamage(thrown: unknown): thrown is Error & StoreDamage {
  return thrown instanceof Error && thrown.name === 'StoreDamage';
}

export function storeDamage(kind: StoreDamage['kind'], message: string): Error & StoreDamage {
  return Object.assign(new Error(message), { name: 'StoreDamage' as const, kind });
}

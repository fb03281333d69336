import type { Kept, Millis, RecordLine, StoredRecord } from './store.ts';

/** A table as its keeper knows it, without looking into it. */
export interface TableLine {
  readonly id: string;
  readonly code: string;
  /** When it was made; null where that is no longer known. */
  readonly made: Millis | null;
  /** The time of its newest step. */
  readonly at: Millis;
  /** What it takes, its records included. */
  readonly bytes: number;
  readonly records: number;
}

/** Something an operator has done. */
export interface AuditLine {
  readonly at: Millis;
  readonly data: string;
}

/**
 * What whoever runs the house needs of its store, apart from tables: lists, deletion, and small documents of their own.
 * What is deleted here is overwritten where the database can do that; back-ups still have it.
 */
export interface Office {
  /** All tables, the newest first, from the one after `after` on. */
  tables(after: string | null, limit: number): Promise<readonly TableLine[]>;
  /** One of them. */
  table(id: string): Promise<TableLine | undefined>;
  /** Throws a table away whole, with its records; tells how many those were, or nothing where there is no such table. */
  dropTable(id: string): Promise<{ readonly records: number } | undefined>;
  dropRecord(match: string): Promise<boolean>;
  /** All records in the order of their keys, from the one after `after` on. */
  everyRecord(after: string | null, limit: number): Promise<readonly (RecordLine & Pick<StoredRecord, 'data'>)[]>;
  /** Another text for a record: the one way in which one changes. */
  amendRecord(match: string, data: string): Promise<Kept>;
  /** A table's base at place `n`, unless there is a newer one; steps before it go. */
  rebase(table: string, n: number, data: string): Promise<Kept>;
  /** A small document by its name. */
  get(name: string): Promise<string | undefined>;
  /** Null throws it away. */
  put(name: string, data: string | null): Promise<Kept>;
  /** The one that was kept first under this name, for ever; `fresh` where nothing was. */
  first(name: string, fresh: string): Promise<string>;
  /** Those whose names begin so. */
  list(prefix: string): Promise<ReadonlyMap<string, string>>;
  note(line: AuditLine): Promise<Kept>;
  /** The newest first. */
  noted(limit: number): Promise<readonly AuditLine[]>;
  /** Throws away what was noted before then. */
  forgetNoted(before: Millis): Promise<Kept>;
}

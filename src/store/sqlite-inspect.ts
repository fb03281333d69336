import type { DatabaseSync } from 'node:sqlite';
import { errorCode, wordsOf } from './commits.ts';
import { formatOf } from './schema.ts';
import { flawOf } from './sqlite-check.ts';
import { openJournal } from './sqlite-journal.ts';
import { openStill } from './sqlite-still.ts';
import { isStoreDamage, storeDamage } from './store.ts';
import type { Millis } from './store.ts';

/** What is in a database file, for whoever chooses between two. */
export interface Contents {
  readonly format: number;
  /** When something was last written to it; null where nothing was. */
  readonly newest: Millis | null;
  /** The newest place of every table, by its id. */
  readonly tables: ReadonlyMap<string, number>;
  readonly records: ReadonlySet<string>;
}

/** What one file has and another has not. */
export interface Surplus {
  /** Tables the other does not know. */
  readonly tables: number;
  /** Tables at which more was done. */
  readonly goneOn: number;
  readonly records: number;
}

const NOT_A_DATABASE = 26;
/** Before it every step was a row of its own. */
const WITH_RUNS = 2;

/** Reads a file from one end to the other. Throws a `StoreDamage` where it cannot be used by this program. Changes nothing. */
export function inspect(path: string): Contents {
  let db: DatabaseSync | undefined;
  try {
    db = openStill(path);
    const format = formatOf(db, path);
    if (format === 0) throw storeDamage('foreign', `${path} is an empty database; there is nothing to restore in it`);
    const flaw = flawOf(db);
    if (flaw !== null) throw storeDamage('damaged', `${path} is damaged (${flaw}); nothing was changed`);
    return contentsOf(db, format);
  } catch (thrown) {
    if (isStoreDamage(thrown)) throw thrown;
    const said = wordsOf(thrown);
    const isNone = (errorCode(thrown) & 0xff) === NOT_A_DATABASE;
    throw isNone
      ? storeDamage('foreign', `${path} is no database of Stolik (${said}); nothing was changed`)
      : storeDamage('unusable', `${path} cannot be read (${said}); nothing was changed`);
  } finally {
    db?.close();
  }
}

function contentsOf(db: DatabaseSync, format: number): Contents {
  const { alive } = db.prepare('SELECT max(alive) AS alive FROM pulse').get() as { alive: number | null };
  const { at } = db.prepare('SELECT max(at) AS at FROM records').get() as { at: number | null };
  const rows = db.prepare('SELECT tid, id FROM tables').all() as { tid: number; id: string }[];
  const records = db.prepare('SELECT match FROM records').all() as { match: string }[];
  const newestOf = format < WITH_RUNS ? placesInSteps(db) : placesInRuns(db);
  const newest = Math.max(alive ?? 0, at ?? 0);
  return {
    format,
    newest: newest === 0 ? null : newest,
    tables: new Map(rows.map(({ tid, id }) => [id, newestOf(tid)])),
    records: new Set(records.map(({ match }) => match)),
  };
}

function placesInRuns(db: DatabaseSync): (tid: number) => number {
  const journal = openJournal(db);
  journal.refresh();
  return (tid) => journal.newest(tid);
}

function placesInSteps(db: DatabaseSync): (tid: number) => number {
  const newest = db.prepare('SELECT coalesce(max(n), -1) AS n FROM steps WHERE tid = ?');
  return (tid) => (newest.get(tid) as { n: number }).n;
}

/** What `one` has that `other` has not. */
export function surplusOf(one: Contents, other: Contents): Surplus {
  let tables = 0;
  let goneOn = 0;
  for (const [id, n] of one.tables) {
    const theirs = other.tables.get(id);
    if (theirs === undefined) tables++;
    else if (theirs < n) goneOn++;
  }
  let records = 0;
  for (const match of one.records) if (!other.records.has(match)) records++;
  return { tables, goneOn, records };
}

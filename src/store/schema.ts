import type { DatabaseSync } from 'node:sqlite';
import { storeDamage } from './store.ts';

/** `Stlk`, in the file's header, so that somebody else's database is never taken for ours. */
const APPLICATION = 0x53_74_6c_6b;

/**
 * How a database grew, version by version; a change is a further entry, never an edit. What tables do is first a line of the
 * `log`, one a commit, and later folded into `runs`, one a table (`sqlite-journal.ts`); the index keeps every place unique.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE pulse (only INTEGER PRIMARY KEY CHECK (only = 1), commits INTEGER NOT NULL, alive INTEGER, closed INTEGER NOT NULL);
  INSERT INTO pulse VALUES (1, 0, NULL, 1);
  CREATE TABLE tables (tid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE, due INTEGER, spent INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE TABLE bases (tid INTEGER PRIMARY KEY, n INTEGER NOT NULL, data TEXT NOT NULL);
  CREATE TABLE steps (seq INTEGER PRIMARY KEY, tid INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, data TEXT NOT NULL);
  CREATE UNIQUE INDEX steps_place ON steps (tid, n);
  CREATE TABLE records (match TEXT PRIMARY KEY, tbl TEXT NOT NULL, at INTEGER NOT NULL, data TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX records_table ON records (tbl, at);
  `,
  `
  CREATE TABLE log (seq INTEGER PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE runs (seq INTEGER PRIMARY KEY, tid INTEGER NOT NULL, n INTEGER NOT NULL, last INTEGER NOT NULL, at INTEGER NOT NULL, data TEXT NOT NULL);
  CREATE UNIQUE INDEX runs_place ON runs (tid, n);
  INSERT INTO runs (tid, n, last, at, data) SELECT tid, n, n, at, json_array(at, data) FROM steps ORDER BY tid, n;
  DROP TABLE steps;
  `,
  `
  CREATE INDEX records_age ON records (at);
  `,
  // Records in the order they come: among others in the order of their names, every one was written into the middle of old ones.
  `
  CREATE TABLE kept (seq INTEGER PRIMARY KEY, match TEXT NOT NULL UNIQUE, tbl TEXT NOT NULL, at INTEGER NOT NULL, data TEXT NOT NULL);
  INSERT INTO kept (match, tbl, at, data) SELECT match, tbl, at, data FROM records ORDER BY at, match;
  DROP TABLE records;
  ALTER TABLE kept RENAME TO records;
  CREATE INDEX records_table ON records (tbl, at);
  CREATE INDEX records_age ON records (at);
  `,
  // The house signs its records. From here on tables have steps that programs before do not know.
  `
  CREATE TABLE house (only INTEGER PRIMARY KEY CHECK (only = 1), key TEXT NOT NULL);
  `,
  // What an operator settles and does, and how old a table is. From here on tables have steps that programs before do not know.
  `
  ALTER TABLE tables ADD COLUMN made INTEGER;
  UPDATE tables SET made = (SELECT json_extract(r.data, '$[0]') FROM runs r WHERE r.tid = tables.tid ORDER BY r.n LIMIT 1);
  CREATE TABLE office (name TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE audit (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, data TEXT NOT NULL);
  `,
];

function pragma(db: DatabaseSync, name: string): number {
  const row = db.prepare(`PRAGMA ${name}`).get();
  return Number(Object.values(row ?? {})[0] ?? 0);
}

/** The format of a database; 0 for an empty one. Throws where it is none of ours, or of a newer program. Changes nothing. */
export function formatOf(db: DatabaseSync, path: string, known = MIGRATIONS.length): number {
  const { count } = db.prepare('SELECT count(*) AS count FROM sqlite_schema').get() as { count: number };
  if (count > 0 && pragma(db, 'application_id') !== APPLICATION) {
    throw storeDamage('foreign', `${path} is a database of another program; nothing in it was changed`);
  }
  const format = pragma(db, 'user_version');
  if (format > known) {
    throw storeDamage(
      'newer',
      `${path} was written by a newer Stolik (its format is ${format}, this program knows ${known}); nothing in it was changed: start the newer program, or go back to the copy that was made before it (docs/hosting.md, Going back a version)`,
    );
  }
  return format;
}

/** Brings a database up to this program's format, all at once or not at all. */
export function migrate(db: DatabaseSync, path: string, migrations = MIGRATIONS): void {
  const format = formatOf(db, path, migrations.length);
  if (format === migrations.length) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const migration of migrations.slice(format)) db.exec(migration);
    db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${migrations.length}; COMMIT`);
  } catch (thrown) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw thrown;
  }
}

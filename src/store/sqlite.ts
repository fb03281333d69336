import { DatabaseSync } from 'node:sqlite';
import { openCommits, errorCode } from './commits.ts';
import { copyDatabase } from './copy.ts';
import { openMark, readMark } from './mark.ts';
import { migrate } from './schema.ts';
import { cleaner } from './sqlite-clean.ts';
import { isStoreDamage, storeDamage } from './store.ts';
import type { Append, DueTable, Kept, Millis, RecordLine, Store, StoredRecord, StoredStep } from './store.ts';

export interface SqliteOptions {
  /** What an operator should read. */
  readonly log?: (message: string) => void;
  /** The file never grows beyond this many pages of 4 KiB; then it is `full`. */
  readonly mostPages?: number;
}

const KEPT: Kept = { ok: true };
const CONFLICT: Kept = { ok: false, why: 'conflict' };

/** What is known of a table's rows, until somebody else writes to the file. */
interface Remembered {
  readonly tid: number;
  /** The newest place this program took, or −1. */
  newest: number;
}

/** More tables than this are looked up again. */
const MOST_REMEMBERED = 100_000;

/** Opens or makes a database. Throws a `StoreDamage` and changes nothing when it cannot be trusted. */
export function openSqlite(path: string, { log = () => {}, mostPages }: SqliteOptions = {}): Promise<Store> {
  return new Promise((resolve) => {
    resolve(open(path, log, mostPages));
  });
}

function connect(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
    migrate(db, path);
    return db;
  } catch (thrown) {
    db.close();
    throw thrown;
  }
}

/** SQLite's own words for what cannot be opened, in an operator's. */
function openingTrouble(path: string, thrown: unknown): Error {
  if (isStoreDamage(thrown)) return thrown;
  const said = thrown instanceof Error ? thrown.message : 'unknown';
  switch (errorCode(thrown) & 0xff) {
    case 11:
      return storeDamage('damaged', damagedMessage(path, said));
    case 26:
      return storeDamage('foreign', `${path} is no database of Stolik (${said}); nothing in it was changed`);
    case 13:
      return storeDamage('unusable', `${path}: there is no room on the disk (${said})`);
    default:
      return storeDamage('unusable', `${path} cannot be opened for writing (${said})`);
  }
}

function damagedMessage(path: string, said: string): string {
  return `${path} is damaged (${said}); nothing in it was changed. Put the newest back-up in its place, or save what can be read with: sqlite3 ${path} .recover`;
}

interface Pulse {
  readonly commits: number;
  readonly alive: number | null;
  readonly closed: number;
}

/** A file that was not closed in order is read through before anything is built on it. */
function check(db: DatabaseSync, path: string): Pulse {
  const pulse = db.prepare('SELECT commits, alive, closed FROM pulse').get() as unknown as Pulse | undefined;
  if (pulse === undefined) throw storeDamage('damaged', damagedMessage(path, 'it has lost its pulse'));
  const marked = readMark(markPath(path));
  if (marked !== undefined && marked > pulse.commits) {
    throw storeDamage(
      'damaged',
      `${path}: the newest ${marked - pulse.commits} commits are missing; ${path}-wal was cut or lost. Nothing was changed. Put that file back; or, if this is a back-up you mean to use, delete ${markPath(path)}`,
    );
  }
  if (pulse.closed === 0) {
    const [first] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (first !== 'ok') throw storeDamage('damaged', damagedMessage(path, String(first)));
  }
  return pulse;
}

function markPath(path: string): string {
  return `${path}-mark`;
}

function open(path: string, log: (message: string) => void, mostPages: number | undefined): Store {
  let db: DatabaseSync;
  let before: Pulse;
  try {
    db = connect(path);
    before = check(db, path);
    if (mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${mostPages}`);
    db.exec('UPDATE pulse SET closed = 0');
  } catch (thrown) {
    throw openingTrouble(path, thrown);
  }
  const mark = openMark(markPath(path));
  let { commits, alive } = before;
  let written = 0;

  const sql = {
    tid: db.prepare('SELECT tid FROM tables WHERE id = ?'),
    code: db.prepare('SELECT code FROM tables WHERE id = ?'),
    create: db.prepare('INSERT OR IGNORE INTO tables (id, code, due) VALUES (?, ?, ?)'),
    base: db.prepare('INSERT OR REPLACE INTO bases (tid, n, data) VALUES (?, ?, ?)'),
    // The place before must be taken and this one free: of two that race, one finds neither true.
    step: db.prepare(
      'INSERT OR IGNORE INTO steps (tid, n, at, data) SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM steps WHERE tid = ?1 AND n = ?2 - 1)',
    ),
    // The same where the place before is known to be taken.
    next: db.prepare('INSERT OR IGNORE INTO steps (tid, n, at, data) VALUES (?, ?, ?, ?)'),
    further: db.prepare('INSERT INTO steps (tid, n, at, data) VALUES (?, ?, ?, ?)'),
    due: db.prepare('UPDATE tables SET due = ? WHERE tid = ?'),
    table: db.prepare(
      'SELECT t.tid, t.code, b.n, b.data FROM tables t LEFT JOIN bases b ON b.tid = t.tid WHERE t.id = ?',
    ),
    after: db.prepare('SELECT n, at, data FROM steps WHERE tid = ? AND n > ? ORDER BY n'),
    between: db.prepare('SELECT at, data FROM steps WHERE tid = ? AND n >= ? AND n <= ? AND n > 0 ORDER BY n'),
    find: db.prepare('SELECT id FROM tables WHERE code = ?'),
    keep: db.prepare('INSERT OR IGNORE INTO records (match, tbl, at, data) VALUES (?, ?, ?, ?)'),
    spent: db.prepare('UPDATE tables SET spent = max(spent, ?) WHERE id = ?'),
    record: db.prepare('SELECT match, tbl AS "table", at, data FROM records WHERE match = ?'),
    records: db.prepare('SELECT match, tbl AS "table", at FROM records WHERE tbl = ? ORDER BY at DESC, match LIMIT ?'),
    dueBefore: db.prepare(
      'SELECT id, due, (SELECT at FROM steps s WHERE s.tid = t.tid ORDER BY n DESC LIMIT 1) AS at FROM tables t WHERE due <= ? ORDER BY due LIMIT ?',
    ),
    pulse: db.prepare(
      'UPDATE pulse SET commits = commits + 1, alive = nullif(max(coalesce(alive, 0), coalesce(?, 0)), 0) RETURNING commits',
    ),
    version: db.prepare('PRAGMA data_version'),
    counts: db.prepare('SELECT (SELECT count(*) FROM tables) AS tables, (SELECT count(*) FROM records) AS records'),
    size: db.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()'),
  };

  const remembered = new Map<string, Remembered>();
  let version: unknown;
  const queue = openCommits(db, {
    begun() {
      // It changes when another connection has written; what was remembered may not be true any more.
      const now = sql.version.get()?.['data_version'];
      if (now !== version) remembered.clear();
      version = now;
    },
    seal() {
      commits = (sql.pulse.get(alive) as { commits: number }).commits;
    },
    committed: () => mark.write(commits),
    undone() {
      remembered.clear();
      // On a full disk the log itself may be what fills it: what it holds can move into the file, if that has room.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    log,
  });

  const known = (id: string): Remembered | undefined => {
    let table = remembered.get(id);
    if (table !== undefined) return table;
    const row = sql.tid.get(id) as { tid: number } | undefined;
    if (row === undefined) return undefined;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    table = { tid: row.tid, newest: -1 };
    remembered.set(id, table);
    return table;
  };

  const livedAt = (at: Millis): void => {
    if (alive === null || at > alive) alive = at;
  };

  const append = ({ table, n, steps, due, base }: Append): Kept => {
    const place = known(table);
    const [first] = steps;
    if (place === undefined || first === undefined) return CONFLICT;
    const { tid } = place;
    const insert = place.newest === n - 1 ? sql.next : sql.step;
    if (insert.run(tid, n, first.at, first.data).changes === 0) return CONFLICT;
    for (let i = 1; i < steps.length; i++) sql.further.run(tid, n + i, steps[i]?.at ?? 0, steps[i]?.data ?? '');
    place.newest = n + steps.length - 1;
    if (due !== undefined) sql.due.run(due, tid);
    if (base !== undefined) sql.base.run(tid, n + steps.length - 1, base);
    written += steps.length;
    livedAt(first.at);
    return KEPT;
  };

  return {
    lastAlive: before.alive,

    create: ({ id, code, at, base, due }) =>
      queue.add(() => {
        const { changes, lastInsertRowid } = sql.create.run(id, code, due);
        if (changes === 0) return { ok: false, why: 'taken' } as const;
        sql.base.run(lastInsertRowid, 0, base);
        sql.further.run(lastInsertRowid, 0, at, '');
        livedAt(at);
        return KEPT;
      }),

    append: (asked) => queue.add(() => append(asked)),

    load: (id) =>
      settled(() => {
        type Row = { tid: number; code: string; n: number | null; data: string | null };
        const row = sql.table.get(id) as Row | undefined;
        if (row === undefined) return undefined;
        if (row.n === null || row.data === null) throw storeDamage('damaged', `table ${id} has lost its base`);
        const rows = sql.after.all(row.tid, row.n) as unknown as readonly (StoredStep & { readonly n: number })[];
        const { n } = row;
        const gap = rows.findIndex((step, i) => step.n !== n + 1 + i);
        if (gap !== -1) throw storeDamage('damaged', `table ${id} has lost its step ${n + 1 + gap}`);
        return { id, code: row.code, base: { n, data: row.data }, steps: rows };
      }),

    code: (id) => settled(() => (sql.code.get(id) as { code: string } | undefined)?.code),

    find: (code) => settled(() => (sql.find.get(code) as { id: string } | undefined)?.id),

    steps: (table, from, to) =>
      settled(() => {
        const tid = known(table)?.tid;
        return tid === undefined ? [] : (sql.between.all(tid, from, to) as unknown as readonly StoredStep[]);
      }),

    keepRecord: ({ match, table, at, upTo, data }: StoredRecord) =>
      queue.add(() => {
        sql.keep.run(match, table, at, data);
        sql.spent.run(upTo, table);
        return KEPT;
      }),
    record: (match) =>
      settled(() => sql.record.get(match) as unknown as (RecordLine & Pick<StoredRecord, 'data'>) | undefined),
    records: (table, limit) => settled(() => sql.records.all(table, limit) as unknown as readonly RecordLine[]),

    due: (at, limit) => settled(() => sql.dueBefore.all(at, limit) as unknown as readonly DueTable[]),

    beat: (now) =>
      queue.add(() => {
        livedAt(now);
        return KEPT;
      }),

    clean: cleaner(db, queue, (id) => remembered.delete(id)),

    // Through a reader of its own: a step on the writing connection fails while a commit is under way.
    backup: (to) => copyDatabase(path, to),

    health: () =>
      settled(() => {
        const { tables, records } = sql.counts.get() as { tables: number; records: number };
        const { bytes } = sql.size.get() as { bytes: number };
        const { last, longest, total } = queue.times;
        const commitMillis = { last, longest, total };
        return {
          ok: true,
          trouble: null,
          tables,
          records,
          bytes,
          commits: queue.times.commits,
          steps: written,
          commitMillis,
        };
      }),

    async close() {
      await queue.close();
      if (!db.isOpen) return;
      try {
        db.exec('UPDATE pulse SET closed = 1; PRAGMA wal_checkpoint(TRUNCATE)');
      } catch (thrown) {
        // Nothing is lost: the next start reads the file through because it was not closed in order.
        log(`closing: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
      }
      db.close();
      mark.close();
    },
  };
}

/** What SQLite does at once, as a promise that a throw rejects. */
function settled<T>(read: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(read());
  });
}

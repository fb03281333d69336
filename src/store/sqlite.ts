import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openCommits, errorCode, wordsOf } from './commits.ts';
import { copyDatabase } from './copy.ts';
import { openMark, readMark } from './mark.ts';
import { formatOf, migrate, MIGRATIONS } from './schema.ts';
import { flawOf, readThrough, type ReadingThrough } from './sqlite-check.ts';
import { damagePath, markPath } from './sqlite-beside.ts';
import { cleaner } from './sqlite-clean.ts';
import { openJournal } from './sqlite-journal.ts';
import { keepCopy } from './sqlite-keep-copy.ts';
import { sqliteOffice } from './sqlite-office.ts';
import { isStoreDamage, storeDamage } from './store.ts';
import type { Append, DueTable, Kept, Millis, RecordLine, Store, StoredRecord, StoreReadiness } from './store.ts';

export interface SqliteOptions {
  /** What an operator should read. */
  readonly log?: (message: string) => void;
  /** What an operator may like to know. */
  readonly note?: (message: string) => void;
  /** The file never grows beyond this many pages of 4 KiB; then it is `full`. */
  readonly mostPages?: number;
  /** The log is folded when it has so many steps. */
  readonly foldSteps?: number;
}

const CORRUPT = 11;
const KEPT: Kept = { ok: true };
const CONFLICT: Kept = { ok: false, why: 'conflict' };

/** More tables than this are looked up again. */
const MOST_REMEMBERED = 100_000;

/** The log is folded when it has so many steps, or so long after the first of them: what is read at a start, and held. */
const FOLD_STEPS = 16_384;
const FOLD_AFTER = 2000;

/**
 * Kibibytes of the file held in memory. With the usual 2,000 a busy house of 200 tables reads a page for every tenth move;
 * more than this saves nothing.
 */
const CACHE = 6144;

/** Opens or makes a database. Throws a `StoreDamage` and changes nothing when it cannot be trusted. */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<Store> {
  let db: DatabaseSync | undefined;
  try {
    const format = lookAt(path);
    if (format > 0 && format < MIGRATIONS.length) {
      const copy = await keepCopy(path, MIGRATIONS.length);
      options.note?.(
        `${path} is changed from format ${format} to ${MIGRATIONS.length}; ${copy} is a copy of it as it was`,
      );
    }
    db = connect(path);
    const pulse = pulseOf(db, path);
    if (options.mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${options.mostPages}`);
    db.exec('UPDATE pulse SET closed = 0');
    return storeOf(path, db, pulse, options);
  } catch (thrown) {
    if (db?.isOpen === true) db.close();
    throw openingTrouble(path, thrown);
  }
}

/**
 * The format of what is there; 0 for nothing. Through a connection that cannot write: one that can moves what is left of a
 * crash into the file when it is closed.
 */
function lookAt(path: string): number {
  if (!existsSync(path)) {
    nothingMissing(path, 0);
    return 0;
  }
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    const format = formatOf(db, path);
    nothingMissing(path, format === 0 ? 0 : pulseOf(db, path).commits);
    if (existsSync(damagePath(path))) {
      const flaw = flawOf(db);
      if (flaw !== null) throw storeDamage('damaged', damagedMessage(path, flaw));
      rmSync(damagePath(path));
    }
    return format;
  } finally {
    db.close();
  }
}

function connect(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
    db.exec(`PRAGMA cache_size = -${CACHE}`);
    migrate(db, path);
    return db;
  } catch (thrown) {
    db.close();
    throw thrown;
  }
}

function isCorrupt(thrown: unknown): boolean {
  return (errorCode(thrown) & 0xff) === CORRUPT;
}

/** SQLite's own words for what cannot be opened, in an operator's. */
function openingTrouble(path: string, thrown: unknown): Error {
  if (isStoreDamage(thrown)) return thrown;
  const said = wordsOf(thrown);
  switch (errorCode(thrown) & 0xff) {
    case CORRUPT:
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
  return `${path} is damaged (${said}); nothing in it was changed. ${wayOut(path)}`;
}

function wayOut(path: string): string {
  return `Put the newest back-up in its place, or save what can be read with: sqlite3 ${path} .recover`;
}

interface Pulse {
  readonly commits: number;
  readonly alive: number | null;
  readonly closed: number;
}

function pulseOf(db: DatabaseSync, path: string): Pulse {
  const pulse = db.prepare('SELECT commits, alive, closed FROM pulse').get() as unknown as Pulse | undefined;
  if (pulse === undefined) throw storeDamage('damaged', damagedMessage(path, 'it has lost its pulse'));
  return pulse;
}

function nothingMissing(path: string, commits: number): void {
  const marked = readMark(markPath(path)) ?? 0;
  if (marked <= commits) return;
  throw storeDamage(
    'damaged',
    `${path}: the newest ${marked - commits} commits are missing; ${path}-wal was cut or lost. Nothing was changed. Put that file back; or, if this is a back-up you mean to use, delete ${markPath(path)}`,
  );
}

function storeOf(path: string, db: DatabaseSync, before: Pulse, options: SqliteOptions): Store {
  const { log = () => {}, note = () => {}, foldSteps = FOLD_STEPS } = options;
  const mark = openMark(markPath(path), log);
  let { commits, alive } = before;
  let written = 0;
  /** Steps of the commit under way. */
  let writing = 0;
  /** Tables that were refused something in it: what was asked after that was built on what is not there. */
  const refused = new Set<string>();

  const sql = {
    tid: db.prepare('SELECT tid FROM tables WHERE id = ?'),
    code: db.prepare('SELECT code FROM tables WHERE id = ?'),
    create: db.prepare('INSERT OR IGNORE INTO tables (id, code, due, made) VALUES (?, ?, ?, ?)'),
    base: db.prepare('INSERT OR REPLACE INTO bases (tid, n, data) VALUES (?, ?, ?)'),
    due: db.prepare('UPDATE tables SET due = ? WHERE tid = ?'),
    table: db.prepare(
      'SELECT t.tid, t.code, b.n, b.data FROM tables t LEFT JOIN bases b ON b.tid = t.tid WHERE t.id = ?',
    ),
    find: db.prepare('SELECT id FROM tables WHERE code = ?'),
    keep: db.prepare('INSERT OR IGNORE INTO records (match, tbl, at, data) VALUES (?, ?, ?, ?)'),
    spent: db.prepare('UPDATE tables SET spent = max(spent, ?) WHERE id = ?'),
    record: db.prepare('SELECT match, tbl AS "table", at, data FROM records WHERE match = ?'),
    records: db.prepare('SELECT match, tbl AS "table", at FROM records WHERE tbl = ? ORDER BY at DESC, match LIMIT ?'),
    dueBefore: db.prepare(
      'SELECT tid, id, due, (SELECT at FROM runs r WHERE r.tid = t.tid ORDER BY n DESC LIMIT 1) AS at FROM tables t WHERE due <= ? ORDER BY due LIMIT ?',
    ),
    pulse: db.prepare(
      'UPDATE pulse SET commits = commits + 1, alive = nullif(max(coalesce(alive, 0), coalesce(?, 0)), 0) RETURNING commits',
    ),
    counts: db.prepare('SELECT (SELECT count(*) FROM tables) AS tables, (SELECT count(*) FROM records) AS records'),
    size: db.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()'),
  };

  const journal = openJournal(db);
  /** The row of each table, until somebody else writes to the file. */
  const rows = new Map<string, number>();
  const refresh = (): void => {
    if (journal.refresh()) rows.clear();
  };
  refresh();

  const queue = openCommits(db, {
    begun() {
      refresh();
      writing = 0;
      refused.clear();
    },
    seal() {
      journal.seal();
      commits = (sql.pulse.get(alive) as { commits: number }).commits;
    },
    committed() {
      written += writing;
      mark.write(commits);
      if (journal.unfolded >= foldSteps) fold();
      else if (journal.unfolded > 0) folding ??= setTimeout(fold, FOLD_AFTER).unref();
    },
    undone() {
      rows.clear();
      journal.undone();
      // On a full disk the log itself may be what fills it: what it holds can move into the file, if that has room.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    met: suspect,
    log,
  });

  /**
   * After a crash the file is read through while people play. A table that is damaged is found when it is loaded, at the
   * latest; what else is wrong a few seconds later. Nothing is written from then on: in a file that is not what it seems, a
   * write can destroy what is still whole. Everything can be read as before.
   */
  let reading: ReadingThrough | undefined;
  let isSound = before.closed === 1;
  function spoilt(said: string): void {
    if (queue.isBarred) return;
    const words = `${path} is damaged (${said}); nothing more is written to it, so that what is whole stays so. Stop the server. ${wayOut(path)}`;
    queue.bar(words);
    log(words);
    try {
      writeFileSync(damagePath(path), said);
    } catch (thrown) {
      log(`${damagePath(path)}: ${wordsOf(thrown)}`);
    }
  }
  function examine(): void {
    if (reading !== undefined) return;
    isSound = false;
    reading = readThrough(path, (flaw) => {
      if (flaw !== null) return spoilt(flaw);
      if (!db.isOpen) return;
      isSound = true;
      db.exec('PRAGMA cell_size_check = OFF');
      note('the database was read through: it is sound');
    });
  }
  /** Where one thing is damaged, others may be. */
  function suspect(thrown: unknown): void {
    if (isCorrupt(thrown)) spoilt(wordsOf(thrown));
    else if (isStoreDamage(thrown)) examine();
  }
  if (!isSound) {
    // Until then SQLite looks twice at every page it reads.
    db.exec('PRAGMA cell_size_check = ON');
    examine();
  }

  /** What SQLite does at once, as a promise that a throw rejects. */
  const settled = <T>(read: () => T): Promise<T> =>
    new Promise((resolve) => {
      try {
        resolve(read());
      } catch (thrown) {
        suspect(thrown);
        throw isCorrupt(thrown) ? storeDamage('damaged', wordsOf(thrown)) : thrown;
      }
    });

  /** In a commit of its own: one for which there is no room takes no move with it. */
  let folding: NodeJS.Timeout | undefined;
  let leftOut = 0;
  const fold = (): void => {
    clearTimeout(folding);
    folding = undefined;
    if (queue.isBarred) return;
    try {
      db.exec('BEGIN IMMEDIATE');
      refresh();
      const dispensable = journal.fold();
      db.exec('COMMIT');
      leftOut += dispensable;
    } catch (thrown) {
      if (db.isTransaction) db.exec('ROLLBACK');
      journal.undone();
      suspect(thrown);
      log(`folding: ${wordsOf(thrown)}`);
    }
  };

  /** Tells how many steps were left out since it was last called. */
  const foldAndTell = (): number => {
    fold();
    const steps = leftOut;
    leftOut = 0;
    return steps;
  };

  const rowOf = (id: string): number | undefined => {
    const known = rows.get(id);
    if (known !== undefined) return known;
    const row = sql.tid.get(id) as { tid: number } | undefined;
    if (row === undefined) return undefined;
    if (rows.size >= MOST_REMEMBERED) rows.clear();
    rows.set(id, row.tid);
    return row.tid;
  };

  const livedAt = (at: Millis): void => {
    if (alive === null || at > alive) alive = at;
  };

  const append = ({ table, n, steps, due, base }: Append): Kept => {
    const tid = rowOf(table);
    const [first] = steps;
    // The place before must be the newest taken: of two that race, one finds it is not.
    const fits = tid !== undefined && first !== undefined && journal.newest(tid) === n - 1;
    if (!fits || refused.has(table)) {
      refused.add(table);
      return CONFLICT;
    }
    journal.add(tid, n, steps);
    if (due !== undefined) sql.due.run(due, tid);
    if (base !== undefined) sql.base.run(tid, n + steps.length - 1, base);
    writing += steps.length;
    livedAt(first.at);
    return KEPT;
  };

  /** None where they cannot be read. */
  const counted = (): { readonly tables: number; readonly records: number } => {
    try {
      return sql.counts.get() as { tables: number; records: number };
    } catch (thrown) {
      suspect(thrown);
      return { tables: 0, records: 0 };
    }
  };

  const keptKey = (): string | undefined =>
    (db.prepare('SELECT key FROM house').get() as { key: string } | undefined)?.key;

  const ready = async (): Promise<StoreReadiness> => {
    // Whether there is room again only another commit can tell.
    if (queue.trouble !== null) await queue.add(() => journal.tryRoom());
    const { trouble } = queue;
    return { ok: trouble === null, trouble };
  };

  return {
    lastAlive: before.alive,

    create: ({ id, code, at, base, due }) =>
      queue.add(() => {
        const { changes, lastInsertRowid } = sql.create.run(id, code, due, at);
        if (changes === 0) return { ok: false, why: 'taken' } as const;
        sql.base.run(lastInsertRowid, 0, base);
        journal.add(Number(lastInsertRowid), 0, [{ at, data: '' }]);
        livedAt(at);
        return KEPT;
      }),

    async houseKey(fresh) {
      const known = keptKey();
      if (known !== undefined) return known; // A full disk must not keep a house closed that has its key.
      const made = await queue.add(() => {
        db.prepare('INSERT OR IGNORE INTO house VALUES (1, ?)').run(fresh);
        return KEPT;
      });
      if (!made.ok) throw storeDamage('unusable', `${path} takes no key for the house: ${made.why}`);
      return keptKey() ?? fresh;
    },

    append: (asked) => queue.add(() => append(asked)),
    appendLate(take, done) {
      let taken: { readonly asked: Append | undefined } | undefined;
      queue.addThen(
        () => {
          taken ??= { asked: take() };
          return taken.asked === undefined ? undefined : append(taken.asked);
        },
        (kept) => void (kept !== undefined && done(kept)),
      );
    },

    load: (id) =>
      settled(() => {
        type Row = { tid: number; code: string; n: number | null; data: string | null };
        const row = sql.table.get(id) as Row | undefined;
        if (row === undefined) return undefined;
        if (row.n === null || row.data === null) throw storeDamage('damaged', `table ${id} has lost its base`);
        refresh();
        const { n } = row;
        const steps = journal.after(row.tid, n);
        const gap = steps.findIndex((step, i) => step.n !== n + 1 + i);
        if (gap !== -1) throw storeDamage('damaged', `table ${id} has lost its step ${n + 1 + gap}`);
        return { id, code: row.code, base: { n, data: row.data }, steps };
      }),

    code: (id) => settled(() => (sql.code.get(id) as { code: string } | undefined)?.code),

    find: (code) => settled(() => (sql.find.get(code) as { id: string } | undefined)?.id),

    steps: (table, from, to) =>
      settled(() => {
        refresh();
        const tid = rowOf(table);
        return tid === undefined ? [] : journal.after(tid, Math.max(0, from - 1), to);
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

    due: (by, limit) =>
      settled(() => {
        refresh();
        const found = sql.dueBefore.all(by, limit) as unknown as readonly (DueTable & { readonly tid: number })[];
        return found.map(({ tid, id, due, at }) => ({ id, due, at: journal.lastAt(tid) ?? at }));
      }),

    beat: (now) =>
      queue.add(() => {
        livedAt(now);
        return KEPT;
      }),

    clean: cleaner(db, queue, journal, foldAndTell, (id) => rows.delete(id)),

    office: sqliteOffice({ db, queue, journal, refresh, fold, forget: (id) => rows.delete(id), settled }),

    // Through a reader of its own: a step on the writing connection fails while a commit is under way.
    backup: (to) => copyDatabase(path, to),

    ready,
    async health() {
      const { tables, records } = counted();
      const { ok, trouble } = await ready();
      const { bytes } = sql.size.get() as { bytes: number };
      const { commits: count, last, longest, total } = queue.times;
      return {
        ok,
        trouble,
        tables,
        records,
        bytes,
        commits: count,
        steps: written,
        commitMillis: { last, longest, total },
      };
    },

    async close() {
      await queue.close();
      if (!db.isOpen) return;
      reading?.stop();
      fold();
      try {
        // What was not read through to its end will be after the next start.
        if (!queue.isBarred && isSound) db.exec('UPDATE pulse SET closed = 1');
        if (!queue.isBarred) db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch (thrown) {
        // Nothing is lost: the file is read through after the next start because it was not closed in order.
        log(`closing: ${wordsOf(thrown)}`);
      }
      db.close();
      mark.close();
    },
  };
}

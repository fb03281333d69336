import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import type { AuditLine, Office, TableLine } from './office.ts';
import type { Journal } from './sqlite-journal.ts';
import type { Kept, RecordLine, StoredRecord } from './store.ts';

const KEPT: Kept = { ok: true };

const LINE = `
SELECT t.tid, t.id, t.code, t.made,
  coalesce((SELECT at FROM runs r WHERE r.tid = t.tid ORDER BY n DESC LIMIT 1), t.made, 0) AS at,
  coalesce((SELECT octet_length(data) FROM bases b WHERE b.tid = t.tid), 0)
    + coalesce((SELECT sum(octet_length(data)) FROM runs r WHERE r.tid = t.tid), 0)
    + coalesce((SELECT sum(octet_length(data)) FROM records k WHERE k.tbl = t.id), 0) AS bytes,
  (SELECT count(*) FROM records k WHERE k.tbl = t.id) AS records
FROM tables t`;

type Row = TableLine & { readonly tid: number };

export interface OfficeParts {
  readonly db: DatabaseSync;
  readonly queue: Commits;
  readonly journal: Journal;
  /** Before every look and every change of a table's steps. */
  readonly refresh: () => void;
  readonly fold: () => void;
  readonly forget: (table: string) => void;
  readonly settled: <T>(read: () => T) => Promise<T>;
}

export function sqliteOffice({ db, queue, journal, refresh, fold, forget, settled }: OfficeParts): Office {
  const sql = {
    newest: db.prepare(
      `${LINE} WHERE t.tid < coalesce((SELECT tid FROM tables WHERE id = ?), 1 << 62) ORDER BY t.tid DESC LIMIT ?`,
    ),
    line: db.prepare(`${LINE} WHERE t.id = ?`),
    tid: db.prepare('SELECT tid FROM tables WHERE id = ?'),
    dropBase: db.prepare('DELETE FROM bases WHERE tid = ?'),
    dropTable: db.prepare('DELETE FROM tables WHERE tid = ?'),
    dropRecords: db.prepare('DELETE FROM records WHERE tbl = ?'),
    dropRecord: db.prepare('DELETE FROM records WHERE match = ?'),
    every: db.prepare('SELECT match, tbl AS "table", at, data FROM records WHERE match > ? ORDER BY match LIMIT ?'),
    amend: db.prepare('UPDATE records SET data = ? WHERE match = ?'),
    base: db.prepare('UPDATE bases SET n = ?, data = ? WHERE tid = ? AND n <= ?'),
    baseAt: db.prepare('SELECT n FROM bases WHERE tid = ?'),
    get: db.prepare('SELECT data FROM office WHERE name = ?'),
    put: db.prepare(
      'INSERT INTO office (name, data) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET data = excluded.data',
    ),
    first: db.prepare('INSERT OR IGNORE INTO office (name, data) VALUES (?, ?)'),
    remove: db.prepare('DELETE FROM office WHERE name = ?'),
    list: db.prepare('SELECT name, data FROM office WHERE name >= ? AND name < ? ORDER BY name'),
    note: db.prepare('INSERT INTO audit (at, data) VALUES (?, ?)'),
    noted: db.prepare('SELECT at, data FROM audit ORDER BY seq DESC LIMIT ?'),
    forgetNoted: db.prepare('DELETE FROM audit WHERE at < ?'),
  };

  const lineOf = ({ tid, id, code, made, at, bytes, records }: Row): TableLine => ({
    id,
    code,
    made,
    at: journal.lastAt(tid) ?? at,
    bytes,
    records,
  });

  /** What goes is overwritten with zeros, in the file and, once it is folded in, in its log. */
  const erase = async <T>(work: () => T): Promise<T> => {
    const done = await queue.add(() => {
      db.exec('PRAGMA secure_delete = ON');
      try {
        return { gone: work() };
      } finally {
        db.exec('PRAGMA secure_delete = OFF');
      }
    });
    if (!('gone' in done)) throw new Error(`nothing was deleted: ${done.why}`);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return done.gone;
  };
  const keep = (work: () => unknown): Promise<Kept> =>
    queue.add(() => {
      work();
      return KEPT;
    });
  const tidOf = (id: string): number | undefined => (sql.tid.get(id) as { tid: number } | undefined)?.tid;

  return {
    tables: (after, limit) =>
      settled(() => {
        refresh();
        return (sql.newest.all(after, limit) as unknown as readonly Row[]).map(lineOf);
      }),
    table: (id) =>
      settled(() => {
        refresh();
        const row = sql.line.get(id) as unknown as Row | undefined;
        return row === undefined ? undefined : lineOf(row);
      }),
    dropTable(id) {
      fold();
      return erase(() => {
        const tid = tidOf(id);
        if (tid === undefined) return undefined;
        journal.drop(tid);
        sql.dropBase.run(tid);
        sql.dropTable.run(tid);
        forget(id);
        return { records: Number(sql.dropRecords.run(id).changes) };
      });
    },
    dropRecord: (match) => erase(() => sql.dropRecord.run(match).changes > 0),
    everyRecord: (after, limit) =>
      settled(
        () => sql.every.all(after ?? '', limit) as unknown as readonly (RecordLine & Pick<StoredRecord, 'data'>)[],
      ),
    amendRecord: (match, data) =>
      erase(() => {
        sql.amend.run(data, match);
        return KEPT;
      }),
    rebase(table, n, data) {
      fold();
      return erase(() => {
        const tid = tidOf(table);
        if (tid === undefined) return KEPT;
        sql.base.run(n, data, tid, n);
        const { n: at } = sql.baseAt.get(tid) as { n: number };
        journal.drop(tid, Math.min(at, n));
        return KEPT;
      });
    },
    get: (name) => settled(() => (sql.get.get(name) as { data: string } | undefined)?.data),
    put: (name, data) => keep(() => (data === null ? sql.remove.run(name) : sql.put.run(name, data))),
    async first(name, fresh) {
      const known = sql.get.get(name) as { data: string } | undefined;
      if (known !== undefined) return known.data;
      await keep(() => sql.first.run(name, fresh));
      return (sql.get.get(name) as { data: string } | undefined)?.data ?? fresh;
    },
    list: (prefix) =>
      settled(() => {
        const rows = sql.list.all(prefix, `${prefix}\u{10FFFF}`) as { name: string; data: string }[];
        return new Map(rows.map(({ name, data }) => [name, data]));
      }),
    note: ({ at, data }) => keep(() => sql.note.run(at, data)),
    noted: (limit) => settled(() => sql.noted.all(limit) as unknown as readonly AuditLine[]),
    forgetNoted: (before) => keep(() => sql.forgetNoted.run(before)),
  };
}

import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import type { Journal } from './sqlite-journal.ts';
import type { Cleaned, Retention } from './store.ts';

/** So many are thrown away in a commit, and so many are looked at: moves wait no longer for a cleaning than for a few of their own. */
const AT_ONCE = 100;
const LOOKED_AT = 1000;

/** Throws away what need not be kept, a little at a time. */
export function cleaner(
  db: DatabaseSync,
  queue: Commits,
  journal: Journal,
  fold: () => number,
  forget: (table: string) => void,
): (retention: Retention) => Promise<Cleaned> {
  const sql = {
    spent: db.prepare(
      'SELECT t.tid, min(b.n, t.spent) AS n FROM tables t JOIN bases b ON b.tid = t.tid WHERE t.tid > ? AND t.tid <= ? AND t.spent > 0 AND EXISTS (SELECT 1 FROM runs r WHERE r.tid = t.tid AND r.n < min(b.n, t.spent)) ORDER BY t.tid LIMIT ?',
    ),
    old: db.prepare(
      'SELECT tid, id FROM tables t WHERE tid > ? AND tid <= ? AND (SELECT at FROM runs r WHERE r.tid = t.tid ORDER BY n DESC LIMIT 1) < ? ORDER BY tid LIMIT ?',
    ),
    last: db.prepare('SELECT coalesce(max(tid), 0) AS tid FROM tables'),
    dropBase: db.prepare('DELETE FROM bases WHERE tid = ?'),
    dropTable: db.prepare('DELETE FROM tables WHERE tid = ?'),
    dropRecords: db.prepare('DELETE FROM records WHERE seq IN (SELECT seq FROM records WHERE at < ? LIMIT ?)'),
  };

  /** Repeats a commit until it has nothing left to do; stops at the first that fails. */
  const inPortions = async (portion: () => boolean): Promise<void> => {
    while ((await queue.add(portion)) === true);
  };

  /**
   * Goes through all tables, a few in a commit. `found` gives those among the tables after `from` and up to `to` that
   * matter, at most so many.
   */
  const throughTables = async <Row extends { readonly tid: number }>(
    found: (from: number, to: number) => readonly Row[],
    drop: (row: Row) => void,
  ): Promise<void> => {
    let from = 0;
    await inPortions(() => {
      const to = from + LOOKED_AT;
      const rows = found(from, to);
      for (const row of rows) drop(row);
      from = rows.length < AT_ONCE ? to : (rows.at(-1)?.tid ?? to);
      return from < (sql.last.get() as { tid: number }).tid;
    });
  };

  return async ({ tablesBefore, recordsBefore }) => {
    const cleaned = { tables: 0, records: 0, steps: fold() };
    if (tablesBefore !== undefined) {
      await throughTables(
        (from, to) => sql.old.all(from, to, tablesBefore, AT_ONCE) as { tid: number; id: string }[],
        ({ tid, id }) => {
          // Not folded, for want of room: what is in the log is younger than what is not.
          if (journal.lastAt(tid) !== undefined) return;
          journal.drop(tid);
          sql.dropBase.run(tid);
          sql.dropTable.run(tid);
          forget(id);
          cleaned.tables++;
        },
      );
    }
    if (recordsBefore !== undefined) {
      await inPortions(() => {
        const { changes } = sql.dropRecords.run(recordsBefore, AT_ONCE);
        cleaned.records += Number(changes);
        return changes > 0;
      });
    }
    await throughTables(
      (from, to) => sql.spent.all(from, to, AT_ONCE) as { tid: number; n: number }[],
      // The newest step stays: the place after it must have one before it.
      ({ tid, n }) => void (cleaned.steps += journal.drop(tid, n)),
    );
    return cleaned;
  };
}

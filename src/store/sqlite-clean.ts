import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import type { Cleaned, Retention } from './store.ts';

/** So many tables or records a commit: moves wait no longer for a cleaning than for a few of their own. */
const AT_ONCE = 100;

/** Throws away what need not be kept, a little at a time. */
export function cleaner(
  db: DatabaseSync,
  queue: Commits,
  forget: (table: string) => void,
): (retention: Retention) => Promise<Cleaned> {
  const sql = {
    spent: db.prepare(
      'SELECT t.tid, min(b.n, t.spent) AS n FROM tables t JOIN bases b ON b.tid = t.tid WHERE t.tid > ? AND t.spent > 0 AND EXISTS (SELECT 1 FROM steps s WHERE s.tid = t.tid AND s.n < min(b.n, t.spent)) ORDER BY t.tid LIMIT ?',
    ),
    // The newest step stays: the place after it must have one before it.
    drop: db.prepare('DELETE FROM steps WHERE tid = ? AND n < ?'),
    old: db.prepare(
      'SELECT tid, id FROM tables t WHERE tid > ?1 AND (SELECT at FROM steps s WHERE s.tid = t.tid ORDER BY n DESC LIMIT 1) < ?2 ORDER BY tid LIMIT ?3',
    ),
    dropSteps: db.prepare('DELETE FROM steps WHERE tid = ?'),
    dropBase: db.prepare('DELETE FROM bases WHERE tid = ?'),
    dropTable: db.prepare('DELETE FROM tables WHERE tid = ?'),
    dropRecords: db.prepare('DELETE FROM records WHERE match IN (SELECT match FROM records WHERE at < ? LIMIT ?)'),
  };

  /** Repeats a commit until it has nothing left to do; stops at the first that fails. */
  const inPortions = async (portion: () => number): Promise<number> => {
    let total = 0;
    for (;;) {
      const done = await queue.add(portion);
      if (typeof done !== 'number' || done === 0) return total;
      total += done;
    }
  };

  return async ({ tablesBefore, recordsBefore }) => {
    let tables = 0;
    if (tablesBefore !== undefined) {
      let from = 0;
      tables = await inPortions(() => {
        const rows = sql.old.all(from, tablesBefore, AT_ONCE) as { tid: number; id: string }[];
        for (const { tid, id } of rows) {
          sql.dropSteps.run(tid);
          sql.dropBase.run(tid);
          sql.dropTable.run(tid);
          forget(id);
          from = tid;
        }
        return rows.length;
      });
    }
    const records =
      recordsBefore === undefined
        ? 0
        : await inPortions(() => Number(sql.dropRecords.run(recordsBefore, AT_ONCE).changes));
    let last = 0;
    const steps = await inPortions(() => {
      const rows = sql.spent.all(last, AT_ONCE) as { tid: number; n: number }[];
      let dropped = 0;
      for (const { tid, n } of rows) {
        dropped += Number(sql.drop.run(tid, n).changes);
        last = tid;
      }
      return dropped;
    });
    return { tables, records, steps };
  };
}

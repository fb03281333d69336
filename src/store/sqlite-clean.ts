import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import type { Journal } from './sqlite-journal.ts';
import type { Cleaned, Retention } from './store.ts';

/** So many tables or records a commit: moves wait no longer for a cleaning than for a few of their own. */
const AT_ONCE = 100;

/** Throws away what need not be kept, a little at a time. */
export function cleaner(
  db: DatabaseSync,
  queue: Commits,
  journal: Journal,
  fold: () => void,
  forget: (table: string) => void,
): (retention: Retention) => Promise<Cleaned> {
  const sql = {
    spent: db.prepare(
      'SELECT t.tid, min(b.n, t.spent) AS n FROM tables t JOIN bases b ON b.tid = t.tid WHERE t.tid > ? AND t.spent > 0 AND EXISTS (SELECT 1 FROM runs r WHERE r.tid = t.tid AND r.n < min(b.n, t.spent)) ORDER BY t.tid LIMIT ?',
    ),
    old: db.prepare(
      'SELECT tid, id FROM tables t WHERE tid > ?1 AND (SELECT at FROM runs r WHERE r.tid = t.tid ORDER BY n DESC LIMIT 1) < ?2 ORDER BY tid LIMIT ?3',
    ),
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
    fold();
    let tables = 0;
    if (tablesBefore !== undefined) {
      let from = 0;
      await inPortions(() => {
        const rows = sql.old.all(from, tablesBefore, AT_ONCE) as { tid: number; id: string }[];
        for (const { tid, id } of rows) {
          from = tid;
          // Not folded, for want of room: what is in the log is younger than what is not.
          if (journal.lastAt(tid) !== undefined) continue;
          journal.drop(tid);
          sql.dropBase.run(tid);
          sql.dropTable.run(tid);
          forget(id);
          tables++;
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
        // The newest step stays: the place after it must have one before it.
        dropped += journal.drop(tid, n);
        last = tid;
      }
      return dropped;
    });
    return { tables, records, steps };
  };
}

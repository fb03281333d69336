import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { CLEANING } from './postgres-schema.ts';
import type { Cleaned, Retention } from './store.ts';

/** So many are looked for at once, and so many records or spent steps thrown away: nobody waits long for their rows. */
const AT_ONCE = 200;
/** Nobody can append meanwhile, so it is few, and whoever is in the way is not waited for long: everybody would wait behind us. */
const TABLES_AT_ONCE = 50;
const LOCK_PATIENCE = 100;
const LOCK_TRIES = 5;
const LOCK_PAUSE = 200;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * An append looks at the steps as they were when it began, so one under way could be lost with a table that is thrown away.
 * This waits for those under way and holds back the rest; they look again when it is over. Between cleanings it costs nothing.
 */
export const HOLD_APPENDS = 'LOCK TABLE stolik.steps IN SHARE ROW EXCLUSIVE MODE';
const OLD = `
SELECT t.tbl FROM stolik.tables t
WHERE t.tbl > $1 AND (SELECT s.at FROM stolik.steps s WHERE s.tbl = t.tbl ORDER BY s.n DESC LIMIT 1) < $2
ORDER BY t.tbl LIMIT ${TABLES_AT_ONCE}`;
const THROW_AWAY = `
WITH old AS (
  SELECT t.tbl, t.code FROM stolik.tables t
  WHERE t.tbl = ANY ($1::text[]) AND (SELECT s.at FROM stolik.steps s WHERE s.tbl = t.tbl ORDER BY s.n DESC LIMIT 1) < $2
),
s AS (DELETE FROM stolik.steps d USING old WHERE d.tbl = old.tbl),
b AS (DELETE FROM stolik.bases d USING old WHERE d.tbl = old.tbl),
c AS (DELETE FROM stolik.codes d USING old WHERE d.code = old.code),
t AS (DELETE FROM stolik.tables d USING old WHERE d.tbl = old.tbl RETURNING d.tbl)
SELECT count(*)::int AS count FROM t`;
const RECORDS = `
WITH old AS (SELECT tbl, match FROM stolik.records WHERE at < $1 ORDER BY at LIMIT ${AT_ONCE}),
d AS (DELETE FROM stolik.records r USING old WHERE r.tbl = old.tbl AND r.match = old.match RETURNING 1)
SELECT count(*)::int AS count FROM d`;
/** The newest step stays: the place after it must have one before it. */
const SPENT = `
WITH spent AS (
  SELECT t.tbl, least(b.n, t.spent) AS n FROM stolik.tables t JOIN stolik.bases b ON b.tbl = t.tbl
  WHERE t.tbl > $1 AND t.spent > 0 AND (SELECT true FROM stolik.steps s WHERE s.tbl = t.tbl AND s.n < least(b.n, t.spent) LIMIT 1)
  ORDER BY t.tbl LIMIT ${AT_ONCE}
),
d AS (DELETE FROM stolik.steps s USING spent WHERE s.tbl = spent.tbl AND s.n < spent.n RETURNING s.tbl)
SELECT (SELECT max(tbl) FROM spent) AS last, count(*)::int AS count FROM d`;

interface Portion {
  readonly last: string | null;
  readonly count: number;
}

const NOTHING: Cleaned = { tables: 0, records: 0, steps: 0 };

/** Tables untouched since then. What is not reached for want of a quiet moment is left for the next cleaning. */
async function throwAway(client: Client, before: number): Promise<number> {
  let total = 0;
  for (let from = ''; ;) {
    const { rows } = await client.query<{ tbl: string }>(OLD, [from, before]);
    const found = rows.map(({ tbl }) => tbl);
    const last = found.at(-1);
    if (last === undefined) return total;
    const thrown = await inQuiet(client, async () => {
      const [row] = (await client.query<{ count: number }>(THROW_AWAY, [found, before])).rows;
      return row?.count ?? 0;
    });
    if (thrown === undefined) return total;
    total += thrown;
    from = last;
  }
}

/** With nobody appending; nothing where somebody always is. */
async function inQuiet<T>(client: Client, work: () => Promise<T>): Promise<T | undefined> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    if (tries > 0) await sleep(LOCK_PAUSE);
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_PATIENCE}; ${HOLD_APPENDS}`);
      const done = await work();
      await client.query('COMMIT');
      return done;
    } catch (thrown) {
      await client.query('ROLLBACK');
      if (!(thrown instanceof Error && 'code' in thrown && thrown.code === LOCK_NOT_AVAILABLE)) throw thrown;
    }
  }
  return undefined;
}

/** Throws away what need not be kept, a little at a time. Where another node is at it already, nothing is done. */
export async function clean(client: Client, { tablesBefore, recordsBefore }: Retention): Promise<Cleaned> {
  await client.query(`SET statement_timeout = '10min'`);
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [CLEANING]);
  if (rows[0]?.mine !== true) return NOTHING;
  const inPortions = async (sql: string, more: readonly unknown[], resumes: boolean): Promise<number> => {
    let total = 0;
    for (let from = ''; ;) {
      const values = resumes ? [from, ...more] : [...more];
      const [portion] = (await client.query<Portion>(sql, values)).rows;
      if (portion === undefined || portion.count === 0) return total;
      total += portion.count;
      from = portion.last ?? from;
    }
  };
  try {
    const tables = tablesBefore === undefined ? 0 : await throwAway(client, tablesBefore);
    const records = recordsBefore === undefined ? 0 : await inPortions(RECORDS, [recordsBefore], false);
    return { tables, records, steps: await inPortions(SPENT, [], true) };
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [CLEANING]);
  }
}

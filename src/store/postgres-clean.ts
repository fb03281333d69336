import type { Client } from 'pg';
import { CLEANING } from './postgres-schema.ts';
import type { Cleaned, Retention } from './store.ts';

/** So many tables a statement: nobody waits long for a row that is being thrown away. */
const AT_ONCE = 200;

const OLD = `
WITH old AS (
  SELECT t.tbl, t.code FROM stolik.tables t
  WHERE t.tbl > $1 AND (SELECT s.at FROM stolik.steps s WHERE s.tbl = t.tbl ORDER BY s.n DESC LIMIT 1) < $2
  ORDER BY t.tbl LIMIT ${AT_ONCE}
),
s AS (DELETE FROM stolik.steps d USING old WHERE d.tbl = old.tbl),
b AS (DELETE FROM stolik.bases d USING old WHERE d.tbl = old.tbl),
c AS (DELETE FROM stolik.codes d USING old WHERE d.code = old.code),
t AS (DELETE FROM stolik.tables d USING old WHERE d.tbl = old.tbl RETURNING d.tbl)
SELECT max(tbl) AS last, count(*)::int AS count FROM t`;
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
    const tables = tablesBefore === undefined ? 0 : await inPortions(OLD, [tablesBefore], true);
    const records = recordsBefore === undefined ? 0 : await inPortions(RECORDS, [recordsBefore], false);
    return { tables, records, steps: await inPortions(SPENT, [], true) };
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [CLEANING]);
  }
}

import type { QueryResultRow } from 'pg';
import type { Kind } from './postgres-reader.ts';
import { storeDamage } from './store.ts';
import type { Millis, StoredStep, StoredTable } from './store.ts';

/** What is asked of tables one at a time, and of the database of many at once. */

/**
 * Subqueries of one row each: whatever the planner thinks of the tables' sizes, and of how many are asked for, it looks every one
 * of them up in an index.
 */
const LOAD = `
SELECT t.tbl, t.code, b.n, b.data,
  (SELECT json_agg(json_build_array(s.n, s.at, s.data) ORDER BY s.n) FROM stolik.steps s WHERE s.tbl = t.tbl AND s.n > b.n) AS steps
FROM unnest($1::text[]) AS i (tbl)
CROSS JOIN LATERAL (SELECT tbl, code FROM stolik.tables WHERE tbl = i.tbl LIMIT 1) t
LEFT JOIN LATERAL (SELECT n, data FROM stolik.bases WHERE tbl = i.tbl LIMIT 1) b ON true`;
const STEPS = `
SELECT (SELECT json_agg(json_build_array(s.at, s.data) ORDER BY s.n)
  FROM stolik.steps s WHERE s.tbl = i.tbl AND s.n >= i.first AND s.n <= i.last AND s.n > 0) AS steps
FROM unnest($1::text[], $2::int[], $3::int[]) WITH ORDINALITY AS i (tbl, first, last, place) ORDER BY i.place`;
const CODE = `
SELECT i.asked, (SELECT code FROM stolik.tables WHERE tbl = i.asked) AS found FROM unnest($1::text[]) AS i (asked)`;
const FIND = `
SELECT i.asked, (SELECT tbl FROM stolik.codes WHERE code = i.asked) AS found FROM unnest($1::text[]) AS i (asked)`;

interface LoadRow extends QueryResultRow {
  readonly tbl: string;
  readonly code: string;
  readonly n: number | null;
  readonly data: string | null;
  readonly steps: readonly (readonly [number, Millis, string])[] | null;
}

/** A row as it is: a table that is damaged is nothing to those beside it. */
export const load: Kind<string, LoadRow | undefined> = {
  name: 'load',
  text: LOAD,
  // The largest answers there are.
  most: 50,
  values: (ids) => [[...new Set(ids)]],
  answers(rows, ids) {
    const found = new Map((rows as LoadRow[]).map((row) => [row.tbl, row]));
    return ids.map((id) => found.get(id));
  },
};

export function tableIn(row: LoadRow | undefined): StoredTable | undefined {
  if (row === undefined) return undefined;
  const { tbl: id, code, n, data } = row;
  if (n === null || data === null) throw storeDamage('damaged', `table ${id} has lost its base`);
  const rows = row.steps ?? [];
  const gap = rows.findIndex(([place], i) => place !== n + 1 + i);
  if (gap !== -1) throw storeDamage('damaged', `table ${id} has lost its step ${n + 1 + gap}`);
  return { id, code, base: { n, data }, steps: rows.map(([, at, text]) => ({ at, data: text })) };
}

interface Places {
  readonly table: string;
  readonly first: number;
  readonly last: number;
}

export const steps: Kind<Places, readonly StoredStep[]> = {
  name: 'steps',
  text: STEPS,
  most: 200,
  values: (asks) => [
    asks.map(({ table }) => table),
    asks.map(({ first }) => clamp(first)),
    asks.map(({ last }) => clamp(last)),
  ],
  answers: (rows) =>
    rows.map((row) => ((row['steps'] as [Millis, string][] | null) ?? []).map(([at, data]) => ({ at, data }))),
};

/** The code of a table. */
export const code = lookUp('code', CODE);
/** The table of a code. */
export const find = lookUp('find', FIND);

function lookUp(name: string, text: string): Kind<string, string | undefined> {
  return {
    name,
    text,
    most: 1000,
    values: (asked) => [[...new Set(asked)]],
    answers(rows, asked) {
      const found = new Map(rows.map((row) => [row['asked'] as string, row['found'] as string | null]));
      return asked.map((each) => found.get(each) ?? undefined);
    },
  };
}

/** Places are 32-bit numbers there. */
function clamp(n: number): number {
  return Math.max(0, Math.min(n, 2_147_483_647));
}

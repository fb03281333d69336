import type { Append, NewTable } from './store.ts';

/** An append on its way. A statement has one of a table at most. */
export interface Sent {
  readonly append: Append;
  /** Drawn anew for every one: after a broken connection it tells our step from somebody else's. */
  readonly writer: number;
}

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The first steps decide: the place before must be taken and this one free. Whatever else belongs to an append goes in only
 * where its first step did. In the order of the tables, so that two nodes never wait for each other crosswise.
 * A scalar subquery, not EXISTS: whatever the planner thinks of the table's size, it looks the place up in the index.
 */
const HEADS = `
heads AS (
  INSERT INTO stolik.steps (tbl, n, at, writer, data)
  SELECT h.tbl, h.n, h.at, h.writer, h.data
  FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bigint[], $5::text[]) AS h (tbl, n, at, writer, data)
  WHERE (SELECT true FROM stolik.steps s WHERE s.tbl = h.tbl AND s.n = h.n - 1)
  ORDER BY h.tbl
  ON CONFLICT (tbl, n) DO NOTHING
  RETURNING tbl
)`;
const PLAIN = `WITH ${HEADS} SELECT tbl FROM heads`;
const WHOLE = `WITH ${HEADS},
more AS (
  INSERT INTO stolik.steps (tbl, n, at, writer, data)
  SELECT m.tbl, m.n, m.at, m.writer, m.data
  FROM heads JOIN unnest($6::text[], $7::int[], $8::bigint[], $9::bigint[], $10::text[]) AS m (tbl, n, at, writer, data) USING (tbl)
),
wanted AS (
  UPDATE stolik.tables t SET due = d.due
  FROM heads JOIN unnest($11::text[], $12::bigint[]) AS d (tbl, due) USING (tbl)
  WHERE t.tbl = d.tbl
),
started AS (
  INSERT INTO stolik.bases AS b (tbl, n, data)
  SELECT s.tbl, s.n, s.data
  FROM heads JOIN unnest($13::text[], $14::int[], $15::text[]) AS s (tbl, n, data) USING (tbl)
  ON CONFLICT (tbl) DO UPDATE SET n = excluded.n, data = excluded.data WHERE b.n < excluded.n
)
SELECT tbl FROM heads`;
const OURS = `
SELECT s.tbl FROM unnest($1::text[], $2::int[], $3::bigint[]) AS h (tbl, n, writer)
JOIN stolik.steps s ON s.tbl = h.tbl AND s.n = h.n AND s.writer = h.writer`;
const CREATE = `
WITH asked AS (
  SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[]) AS a (tbl, code, at, base, due)
),
coded AS (
  INSERT INTO stolik.codes (code, tbl)
  SELECT code, tbl FROM asked a WHERE (SELECT true FROM stolik.tables t WHERE t.tbl = a.tbl) IS NULL ORDER BY code
  ON CONFLICT (code) DO NOTHING RETURNING code, tbl
),
made AS (
  INSERT INTO stolik.tables (tbl, code, due, made) SELECT tbl, code, due, at FROM coded JOIN asked USING (tbl, code) RETURNING tbl
),
based AS (
  INSERT INTO stolik.bases (tbl, n, data) SELECT tbl, 0, base FROM coded JOIN asked USING (tbl, code)
),
begun AS (
  INSERT INTO stolik.steps (tbl, n, at, writer, data) SELECT tbl, 0, at, 0, '' FROM coded JOIN asked USING (tbl, code)
)
SELECT tbl FROM made`;

/** Keeps the appends it can; gives the tables of those. */
export function appendStatement(sent: readonly Sent[]): Statement {
  const heads: [string, number, number, number, string][] = [];
  const more: [string, number, number, number, string][] = [];
  const dues: [string, number | null][] = [];
  const bases: [string, number, string][] = [];
  for (const { append, writer } of sent) {
    const { table, n, steps, due, base } = append;
    for (const [i, { at, data }] of steps.entries()) (i === 0 ? heads : more).push([table, n + i, at, writer, data]);
    if (due !== undefined) dues.push([table, due]);
    if (base !== undefined) bases.push([table, n + steps.length - 1, base]);
  }
  const plain = more.length === 0 && dues.length === 0 && bases.length === 0;
  const first = columns(heads, 5);
  if (plain) return { name: 'append-plain', text: PLAIN, values: first };
  const values = [...first, ...columns(more, 5), ...columns(dues, 2), ...columns(bases, 3)];
  return { name: 'append', text: WHOLE, values };
}

/** Which of these were kept by an attempt nobody heard the end of. */
export function oursStatement(sent: readonly Sent[]): Statement {
  const values = columns(
    sent.map(({ append: { table, n }, writer }) => [table, n, writer]),
    3,
  );
  return { name: 'ours', text: OURS, values };
}

export function createStatement(tables: readonly NewTable[]): Statement {
  const values = columns(
    tables.map(({ id, code, at, base, due }) => [id, code, at, base, due]),
    5,
  );
  return { name: 'create', text: CREATE, values };
}

function columns(rows: readonly (readonly unknown[])[], width: number): unknown[][] {
  return Array.from({ length: width }, (_, i) => rows.map((row) => row[i]));
}

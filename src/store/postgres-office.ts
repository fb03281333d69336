import type { Client } from 'pg';
import type { AuditLine, Office, TableLine } from './office.ts';
import { HOLD_APPENDS } from './postgres-clean.ts';
import { wordsOf } from './postgres-connection.ts';
import type { Reader } from './postgres-reader.ts';
import type { Kept, RecordLine, StoredRecord } from './store.ts';

const KEPT: Kept = { ok: true };

const LINE = `
SELECT t.tbl AS id, t.code, t.made,
  coalesce((SELECT s.at FROM stolik.steps s WHERE s.tbl = t.tbl ORDER BY s.n DESC LIMIT 1), t.made, 0) AS at,
  (coalesce((SELECT octet_length(b.data) FROM stolik.bases b WHERE b.tbl = t.tbl), 0)
    + coalesce((SELECT sum(octet_length(s.data)) FROM stolik.steps s WHERE s.tbl = t.tbl), 0)
    + coalesce((SELECT sum(octet_length(r.data)) FROM stolik.records r WHERE r.tbl = t.tbl), 0))::bigint AS bytes,
  (SELECT count(*)::int FROM stolik.records r WHERE r.tbl = t.tbl) AS records
FROM stolik.tables t`;
const NEWEST = `${LINE}
WHERE $1::text IS NULL OR (coalesce(t.made, 0), t.tbl) < (SELECT coalesce(a.made, 0), a.tbl FROM stolik.tables a WHERE a.tbl = $1)
ORDER BY coalesce(t.made, 0) DESC, t.tbl DESC LIMIT $2`;
const DROP = `
WITH s AS (DELETE FROM stolik.steps WHERE tbl = $1),
b AS (DELETE FROM stolik.bases WHERE tbl = $1),
r AS (DELETE FROM stolik.records WHERE tbl = $1 RETURNING 1),
t AS (DELETE FROM stolik.tables WHERE tbl = $1 RETURNING code),
c AS (DELETE FROM stolik.codes d USING t WHERE d.code = t.code)
SELECT (SELECT count(*)::int FROM t) AS tables, (SELECT count(*)::int FROM r) AS records`;
const REBASE = `
WITH b AS (UPDATE stolik.bases SET n = $2, data = $3 WHERE tbl = $1 AND n <= $2)
DELETE FROM stolik.steps WHERE tbl = $1 AND n < $2`;

export interface OfficeConnections {
  readonly clerk: Reader;
  /** A connection of its own, for as long as the work takes. */
  readonly apart: <T>(work: (client: Client) => Promise<T>) => Promise<T>;
  readonly log: (message: string) => void;
}

export function postgresOffice({ clerk, apart, log }: OfficeConnections): Office {
  const write = async (name: string, sql: string, values: readonly unknown[]): Promise<Kept> => {
    try {
      await clerk.read(name, sql, values);
      return KEPT;
    } catch (thrown) {
      log(`${name}: ${wordsOf(thrown)}`);
      return { ok: false, why: 'failed' };
    }
  };
  const get = async (name: string): Promise<string | undefined> =>
    (await clerk.read<{ data: string }>('office-get', 'SELECT data FROM stolik.office WHERE name = $1', [name]))[0]
      ?.data;

  return {
    tables: (after, limit) => clerk.read<TableLine>('office-tables', NEWEST, [after, limit]),
    table: async (id) => (await clerk.read<TableLine>('office-table', `${LINE} WHERE t.tbl = $1`, [id]))[0],
    dropTable: (id) =>
      apart(async (client) => {
        // As where old tables are thrown away: an append under way would leave a step of a table that is gone.
        await client.query('BEGIN');
        await client.query(HOLD_APPENDS);
        const { rows } = await client.query<{ tables: number; records: number }>(DROP, [id]);
        await client.query('COMMIT');
        const [row] = rows;
        return row === undefined || row.tables === 0 ? undefined : { records: row.records };
      }),
    dropRecord: async (match) =>
      (await clerk.read('office-drop-record', 'DELETE FROM stolik.records WHERE match = $1 RETURNING match', [match]))
        .length > 0,
    everyRecord: (after, limit) =>
      clerk.read<RecordLine & Pick<StoredRecord, 'data'>>(
        'office-records',
        'SELECT match, tbl AS "table", at, data FROM stolik.records WHERE match > $1 ORDER BY match LIMIT $2',
        [after ?? '', limit],
      ),
    amendRecord: (match, data) =>
      write('office-amend', 'UPDATE stolik.records SET data = $2 WHERE match = $1', [match, data]),
    rebase: (table, n, data) => write('office-rebase', REBASE, [table, n, data]),
    get,
    put: (name, data) =>
      data === null
        ? write('office-remove', 'DELETE FROM stolik.office WHERE name = $1', [name])
        : write(
            'office-put',
            'INSERT INTO stolik.office (name, data) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET data = excluded.data',
            [name, data],
          ),
    async first(name, fresh) {
      await clerk.read(
        'office-first',
        'INSERT INTO stolik.office (name, data) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [name, fresh],
      );
      return (await get(name)) ?? fresh;
    },
    async list(prefix) {
      const rows = await clerk.read<{ name: string; data: string }>(
        'office-list',
        'SELECT name, data FROM stolik.office WHERE starts_with(name, $1) ORDER BY name',
        [prefix],
      );
      return new Map(rows.map(({ name, data }) => [name, data]));
    },
    note: ({ at, data }) => write('office-note', 'INSERT INTO stolik.audit (at, data) VALUES ($1, $2)', [at, data]),
    noted: (limit) =>
      clerk.read<AuditLine>('office-noted', 'SELECT at, data FROM stolik.audit ORDER BY seq DESC LIMIT $1', [limit]),
    forgetNoted: (before) => write('office-forget', 'DELETE FROM stolik.audit WHERE at < $1', [before]),
  };
}

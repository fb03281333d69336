import type { Client } from 'pg';
import { clean } from './postgres-clean.ts';
import { connectTo, isAway, placeOf, wordsOf } from './postgres-connection.ts';
import { postgresOffice } from './postgres-office.ts';
import * as questions from './postgres-questions.ts';
import { openReader, type Reader } from './postgres-reader.ts';
import { migrate } from './postgres-schema.ts';
import { openWriter, type Writer } from './postgres-writer.ts';
import { isStoreDamage, storeDamage } from './store.ts';
import type { DueTable, Kept, Millis, RecordLine, Store, StoredRecord, StoreHealth, StoreReadiness } from './store.ts';

export interface PostgresOptions {
  /** What an operator should read. */
  readonly log?: (message: string) => void;
  readonly now?: () => Millis;
  /** Connections for reading. Tables are written through one of their own, everything else through a few others. */
  readonly readers?: number;
  /** How long anybody waits for a database that is away before they are refused. */
  readonly patience?: Millis;
}

/** A store that several programs use at once. */
export interface SharedStore extends Store {
  /** Drawn once for this database: what its nodes call themselves together. */
  readonly cluster: string;
  /** When no program ran, before the newest of them began: clocks stood still then. */
  readonly outage: { readonly from: Millis; readonly to: Millis } | null;
  /** The newest place of each of these tables; those that are not there are left out. */
  newest(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Nodes beat every second. If none did for so long, none ran. */
const SILENCE = 10_000;
/** More rows than this are counted roughly. */
const FEW = 50_000;
const READERS = 6;
const CLERKS = 2;
const PATIENCE = 4000;

const KEPT: Kept = { ok: true };

const BEGIN = `
UPDATE stolik.pulse SET
  outage_from = CASE WHEN alive < $1::bigint - ${SILENCE} THEN alive ELSE outage_from END,
  outage_to = CASE WHEN alive < $1::bigint - ${SILENCE} THEN $1::bigint ELSE outage_to END,
  alive = greatest(alive, $1::bigint)
RETURNING cluster, outage_from, outage_to`;
const NEWEST = `
SELECT i.tbl, (SELECT s.n FROM stolik.steps s WHERE s.tbl = i.tbl ORDER BY s.n DESC LIMIT 1) AS n
FROM unnest($1::text[]) AS i (tbl)`;
const DUE = `
SELECT t.tbl AS id, t.due, (SELECT s.at FROM stolik.steps s WHERE s.tbl = t.tbl ORDER BY s.n DESC LIMIT 1) AS at
FROM stolik.tables t WHERE t.due <= $1 ORDER BY t.due LIMIT $2`;
const KEEP = `
WITH kept AS (INSERT INTO stolik.records (tbl, match, at, data) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING)
UPDATE stolik.tables SET spent = greatest(spent, $5::int) WHERE tbl = $1 AND spent < $5::int`;
const COUNTS = `
SELECT relname, CASE WHEN reltuples < ${FEW} THEN NULL ELSE reltuples::bigint END AS many
FROM pg_class WHERE oid IN ('stolik.tables'::regclass, 'stolik.records'::regclass)`;
const SIZE = 'SELECT pg_database_size(current_database()) AS bytes';
const READY = 'SELECT pg_is_in_recovery() AS follows';
const STANDBY = 'it is a standby: DATABASE_URL must lead to the primary';

/** Opens or makes the tables of a database. Throws a `StoreDamage` where it cannot be used. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<SharedStore> {
  const { log = () => {}, now = Date.now, readers = READERS, patience = PATIENCE } = options;
  let client: Client | undefined;
  try {
    client = await connectTo(url, { query_timeout: 60_000 });
    await migrate(client, log);
    const { rows } = await client.query<Begun>(BEGIN, [now()]);
    const [begun] = rows;
    if (begun === undefined) throw storeDamage('damaged', `${placeOf(url)} has lost its pulse`);
    await warn(client, log);
    void client.end();
    const writer = openWriter(url, await connectTo(url), patience, log);
    const reader = openReader(url, readers, patience);
    return storeOf(url, writer, reader, openReader(url, CLERKS, patience), begun, log);
  } catch (thrown) {
    void client?.end().catch(() => {});
    if (isStoreDamage(thrown)) throw thrown;
    const away = isAway(thrown) ? 'does not answer' : 'cannot be used';
    throw storeDamage(
      'unusable',
      `PostgreSQL at ${placeOf(url)} ${away} (${wordsOf(thrown)}). DATABASE_URL says where it is`,
    );
  }
}

interface Begun {
  readonly cluster: string;
  readonly outage_from: Millis | null;
  readonly outage_to: Millis | null;
}

/** What it promises holds only where the database keeps its own promise. */
async function warn(client: Client, log: (message: string) => void): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>('SHOW fsync');
  if (rows[0]?.fsync !== 'on') log('PostgreSQL runs with fsync = off: a power cut can lose moves that were shown');
}

function storeOf(
  url: string,
  writer: Writer,
  reader: Reader,
  /** For what is small and must not stand behind many who read. */
  clerk: Reader,
  begun: Begun,
  log: (message: string) => void,
): SharedStore {
  let closed = false;
  const { cluster, outage_from: from, outage_to: to } = begun;

  const one = async <Row extends object>(
    name: string,
    sql: string,
    values: readonly unknown[],
  ): Promise<Row | undefined> => (await reader.read<Row>(name, sql, values))[0];

  const count = async (table: 'tables' | 'records'): Promise<number> => {
    const rows = await clerk.once<{ count: number }>(
      `count-${table}`,
      `SELECT count(*)::int AS count FROM stolik.${table}`,
    );
    return rows[0]?.count ?? 0;
  };

  const ready = async (): Promise<StoreReadiness> => {
    try {
      const [row] = await clerk.once<{ follows: boolean }>('ready', READY);
      return row?.follows === true ? { ok: false, trouble: STANDBY } : { ok: true, trouble: null };
    } catch (thrown) {
      return { ok: false, trouble: wordsOf(thrown) };
    }
  };

  const health = async (): Promise<StoreHealth> => {
    const { last, longest, total, commits } = writer.times;
    const known = { commits, steps: writer.steps, commitMillis: { last, longest, total } };
    try {
      const many = new Map<string, number | null>();
      for (const row of await clerk.once<{ relname: string; many: number | null }>('counts', COUNTS))
        many.set(row.relname, row.many);
      const tables = many.get('tables') ?? (await count('tables'));
      const records = many.get('records') ?? (await count('records'));
      const [size] = await clerk.once<{ bytes: number }>('size', SIZE);
      return { ...(await ready()), tables, records, bytes: size?.bytes ?? 0, ...known };
    } catch (thrown) {
      return { ok: false, trouble: wordsOf(thrown), tables: 0, records: 0, bytes: 0, ...known };
    }
  };

  /** Small writes that need no order among them. */
  const write = async (name: string, sql: string, values: readonly unknown[]): Promise<Kept> => {
    if (closed) return { ok: false, why: 'closed' };
    try {
      await clerk.read(name, sql, values);
      return KEPT;
    } catch (thrown) {
      log(`${name}: ${wordsOf(thrown)}`);
      return { ok: false, why: 'failed' };
    }
  };

  const apart = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = await connectTo(url, { query_timeout: 600_000 });
    try {
      return await work(client);
    } finally {
      void client.end();
    }
  };

  return {
    cluster,
    lastAlive: null,
    outage: from === null || to === null ? null : { from, to },
    create: (table) => writer.create(table),
    append: (append) => writer.append(append),
    load: async (id) => questions.tableIn(await reader.ask(questions.load, id)),
    code: (id) => reader.ask(questions.code, id),
    find: (code) => reader.ask(questions.find, code),
    async houseKey(fresh) {
      await clerk.read('make-house', 'INSERT INTO stolik.house (key) VALUES ($1) ON CONFLICT DO NOTHING', [fresh]);
      const [row] = await clerk.read<{ key: string }>('house', 'SELECT key FROM stolik.house');
      if (row === undefined) throw storeDamage('damaged', 'the house has lost its key');
      return row.key;
    },
    steps: (table, first, last) => reader.ask(questions.steps, { table, first, last }),
    async newest(tables) {
      const rows = await reader.read<{ tbl: string; n: number | null }>('newest', NEWEST, [tables]);
      return new Map(rows.flatMap(({ tbl, n }) => (n === null ? [] : [[tbl, n] as const])));
    },
    keepRecord: ({ match, table, at, upTo, data }: StoredRecord) =>
      write('keep-record', KEEP, [table, match, at, data, upTo]),
    record: (match) =>
      one<RecordLine & Pick<StoredRecord, 'data'>>(
        'record',
        'SELECT match, tbl AS "table", at, data FROM stolik.records WHERE match = $1',
        [match],
      ),
    records: (table, limit) =>
      reader.read<RecordLine>(
        'records',
        'SELECT match, tbl AS "table", at FROM stolik.records WHERE tbl = $1 ORDER BY at DESC, match LIMIT $2',
        [table, limit],
      ),
    due: (before, limit) => reader.read<DueTable>('due', DUE, [before, limit]),
    beat: (now) => write('beat', 'UPDATE stolik.pulse SET alive = greatest(alive, $1::bigint)', [now]),
    clean: (retention) => apart((client) => clean(client, retention)),
    backup: () =>
      Promise.reject(new Error(`PostgreSQL has its own back-ups: pg_dump, or pg_basebackup with an archive`)),
    office: postgresOffice({ clerk, apart, log }),
    ready,
    health,
    async close() {
      if (closed) return;
      closed = true;
      await writer.close();
      await reader.close();
      await clerk.close();
    },
  };
}

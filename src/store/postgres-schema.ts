import type { ClientBase } from 'pg';
import { storeDamage } from './store.ts';

/** One way the database has grown. `least`: programs that know fewer of these cannot work with it any more. */
export interface Migration {
  readonly sql: string;
  readonly least: number;
}

/**
 * A change is a further entry, never an edit. Nodes of the version before still run while it is made, so it only adds: what
 * they do not name must have a default, and nothing they name may go before `least` is raised, a release later.
 * Every row of a table begins its key with the table's id, so that rows can be distributed by it; `codes` by the code.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    least: 1,
    sql: `
    CREATE TABLE stolik.pulse (single boolean PRIMARY KEY DEFAULT true CHECK (single), cluster text NOT NULL, alive bigint, outage_from bigint, outage_to bigint);
    INSERT INTO stolik.pulse (cluster) VALUES (md5(random()::text || clock_timestamp()::text));
    CREATE TABLE stolik.tables (tbl text COLLATE "C" PRIMARY KEY, code text COLLATE "C" NOT NULL, due bigint, spent int NOT NULL DEFAULT 0) WITH (fillfactor = 80);
    CREATE INDEX tables_due ON stolik.tables (due) WHERE due IS NOT NULL;
    CREATE TABLE stolik.codes (code text COLLATE "C" PRIMARY KEY, tbl text COLLATE "C" NOT NULL);
    CREATE TABLE stolik.bases (tbl text COLLATE "C" PRIMARY KEY, n int NOT NULL, data text NOT NULL);
    CREATE TABLE stolik.steps (tbl text COLLATE "C" NOT NULL, n int NOT NULL, at bigint NOT NULL, writer bigint NOT NULL, data text NOT NULL, PRIMARY KEY (tbl, n));
    CREATE TABLE stolik.records (tbl text COLLATE "C" NOT NULL, match text COLLATE "C" NOT NULL, at bigint NOT NULL, data text NOT NULL, PRIMARY KEY (tbl, match));
    CREATE INDEX records_match ON stolik.records (match);
    CREATE INDEX records_at ON stolik.records (at);
    `,
  },
  // The house signs its records. From here on tables have steps that programs before do not know.
  {
    least: 2,
    sql: `
    CREATE TABLE stolik.house (single boolean PRIMARY KEY DEFAULT true CHECK (single), key text NOT NULL);
    `,
  },
  // What an operator settles and does, and how old a table is. From here on tables have steps that programs before do not know.
  {
    least: 3,
    sql: `
    ALTER TABLE stolik.tables ADD COLUMN made bigint;
    CREATE INDEX tables_made ON stolik.tables (coalesce(made, 0) DESC, tbl DESC);
    CREATE TABLE stolik.office (name text COLLATE "C" PRIMARY KEY, data text NOT NULL);
    CREATE TABLE stolik.audit (seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at bigint NOT NULL, data text NOT NULL);
    `,
  },
];

/** `Stlk`: whoever changes the database, or cleans it, is alone in doing so. */
const MIGRATING = 0x53_74_6c_6b;
export const CLEANING = MIGRATING + 1;

/** A change that waits for somebody's long query makes everybody wait behind it: rather try again. */
const LOCK_PATIENCE = 2000;
const TRIES = 10;
const LOCK_NOT_AVAILABLE = '55P03';

interface Format {
  readonly version: number;
  readonly least: number;
}

/** Brings a database up to this program's version; of many nodes that start at once, one does it. */
export async function migrate(
  client: ClientBase,
  log: (message: string) => void,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const before = await formatOf(client);
  check(before, migrations.length);
  if (before !== undefined && before.version >= migrations.length) return;
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
  try {
    await client.query(
      `CREATE SCHEMA IF NOT EXISTS stolik;
       CREATE TABLE IF NOT EXISTS stolik.format (single boolean PRIMARY KEY DEFAULT true CHECK (single), version int NOT NULL, least int NOT NULL);
       INSERT INTO stolik.format (version, least) VALUES (0, 0) ON CONFLICT DO NOTHING`,
    );
    const now = await formatOf(client);
    check(now, migrations.length);
    if (now !== undefined && now.version > 0 && now.version < migrations.length) {
      log(
        `The database is changed from format ${now.version} to ${migrations.length}. Going back to a version before takes the pg_dump made before this start (docs/hosting.md, Going back a version)`,
      );
    }
    for (let i = now?.version ?? 0; i < migrations.length; i++) {
      const migration = migrations[i];
      if (migration !== undefined) await grow(client, migration, i + 1);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATING]);
  }
}

async function grow(client: ClientBase, { sql, least }: Migration, version: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query(
        `BEGIN; SET LOCAL lock_timeout = ${LOCK_PATIENCE}; ${sql};
         UPDATE stolik.format SET version = ${version}, least = greatest(least, ${least}); COMMIT`,
      );
      return;
    } catch (thrown) {
      await client.query('ROLLBACK');
      const waited = thrown instanceof Error && 'code' in thrown && thrown.code === LOCK_NOT_AVAILABLE;
      if (!waited || tries === TRIES) throw thrown;
    }
  }
}

async function formatOf(client: ClientBase): Promise<Format | undefined> {
  const { rows } = await client.query<{ there: string | null }>(`SELECT to_regclass('stolik.format') AS there`);
  if (rows[0]?.there === null) return undefined;
  return (await client.query<Format>('SELECT version, least FROM stolik.format')).rows[0];
}

function check(format: Format | undefined, known: number): void {
  if (format === undefined || format.least <= known) return;
  throw storeDamage(
    'newer',
    `The database is of a newer Stolik (it needs format ${format.least}, this program knows ${known}); nothing in it was changed: start the newer program`,
  );
}

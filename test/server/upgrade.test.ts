import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client as Postgres } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import { MIGRATIONS as POSTGRES_MIGRATIONS } from '../../src/store/postgres-schema.ts';
import { MIGRATIONS } from '../../src/store/schema.ts';
import { DATABASE } from '../../src/server/main.ts';
import { verify } from '../../src/table/verify.ts';
import { bearer, call } from './caller.ts';
import { connect, type Told } from './client.ts';
import { startServers, type Servers } from './cluster-house.ts';
import { closeHouses, newFolder, openHouse } from './house.ts';
import { play } from './player.ts';

afterEach(closeHouses);

/** A table as a program of that format left it (`test/earlier/write.ts`). */
interface Left {
  readonly game: string;
  readonly table: string;
  readonly token: string;
  readonly other: string;
  readonly match: string | null;
  readonly isOver: boolean;
}

/** A store, and the files its programs left: `NAME-1.json` tells what is in `NAME-1.<kind>`. */
interface Kept {
  readonly name: string;
  readonly kind: string;
  /** Those that a program after them reads, and today's, once it is written down. */
  readonly formats: readonly number[];
}

function kept(name: string, kind: string, newest: number): Kept {
  const all = Array.from({ length: newest }, (_, i) => i + 1);
  return { name, kind, formats: all.filter((n) => n < newest || existsSync(`test/earlier/${name}-${n}.json`)) };
}

const SQLITE = kept('format', 'db.gz', MIGRATIONS.length);
const POSTGRES = kept('postgres', 'sql.gz', POSTGRES_MIGRATIONS.length);

function bytesOf({ name, kind }: Kept, format: number): Buffer {
  return gunzipSync(readFileSync(`test/earlier/${name}-${format}.${kind}`));
}

function leftIn({ name }: Kept, format: number): readonly Left[] {
  return JSON.parse(readFileSync(`test/earlier/${name}-${format}.json`, 'utf8')) as readonly Left[];
}

interface Lobby {
  readonly phase: string;
  readonly earlier: object | null;
  readonly match: { readonly match: string; readonly outcome: unknown } | null;
}

const lobbyIn = (told: Told | undefined): Lobby | undefined => told?.['lobby'] as Lobby | undefined;

/** Both people come back, end what cannot be played any more, and play another match, or the same one, to its end. */
async function playOn(url: string, { game, table, token, other, match, isOver }: Left): Promise<void> {
  const clients = [await connect(url, { table, token }), await connect(url, { table, token: other })];
  const [host] = clients;
  if (host === undefined) throw new Error('nobody came');
  const isBygone = !isOver && lobbyIn(host.newest('welcome'))?.earlier !== null;
  if (isBygone) {
    host.say({ t: 'abandon', id: 1 });
    await host.next((told) => told.t === 'done' && told['id'] === 1);
  }
  for (const [i, client] of clients.entries()) play(client, game, 5 + i);
  if (isOver || isBygone) host.say({ t: 'start', id: 2 });
  const end = await host.next((told) => {
    const lobby = lobbyIn(told);
    return lobby?.phase === 'ended' && lobby.match !== null && lobby.match.match !== match;
  });
  expect(lobbyIn(end)?.match?.outcome).not.toBeNull();
  await Promise.all(clients.map((client) => client.close()));
}

async function showsRecords(url: string, left: readonly Left[]): Promise<void> {
  for (const { table, token, match } of left.filter(({ isOver }) => isOver)) {
    const { status, body } = await call(url, 'GET', `/api/tables/${table}/records/${match}`, undefined, bearer(token));
    expect(status).toBe(200);
    expect(verify(body, GAMES).flaw).toBeNull();
  }
}

test('every format there was has a database that its program wrote', () => {
  expect(SQLITE.formats.length).toBeGreaterThanOrEqual(MIGRATIONS.length - 1);
  expect(POSTGRES.formats.length).toBeGreaterThanOrEqual(POSTGRES_MIGRATIONS.length - 1);
  for (const store of [SQLITE, POSTGRES]) {
    for (const format of store.formats) expect(leftIn(store, format)).toHaveLength(6);
  }
});

test.each(SQLITE.formats)(
  'SQLite of format %i is opened, its records are shown, its tables play on',
  async (format) => {
    const data = newFolder();
    writeFileSync(join(data, DATABASE), bytesOf(SQLITE, format));
    const { url } = await openHouse({ data, keepTables: null, keepRecords: null });
    const copied = existsSync(join(data, `${DATABASE}.before-format-${MIGRATIONS.length}`));
    expect(copied).toBe(format < MIGRATIONS.length);
    await showsRecords(url, leftIn(SQLITE, format));
    await Promise.all(leftIn(SQLITE, format).map((each) => playOn(url, each)));
  },
);

describe('PostgreSQL', () => {
  let servers: Servers | undefined;
  beforeAll(async () => {
    servers = await startServers();
  });
  afterAll(() => servers?.remove());

  test.each(POSTGRES.formats)(
    'of format %i is opened, its records are shown, its people are back, its finished tables play on',
    async (format) => {
      const database = (await servers?.postgres.database()) ?? '';
      const client = new Postgres({ connectionString: database });
      await client.connect();
      // Lines with a backslash are psql's.
      await client.query(
        bytesOf(POSTGRES, format)
          .toString()
          .replaceAll(/^\\.*$/gm, ''),
      );
      await client.end();
      const [node] = (await servers?.nodes(1, { database, keepTables: null, keepRecords: null })) ?? [];
      expect(node).toBeDefined();
      const { url = '' } = node ?? {};
      await showsRecords(url, leftIn(POSTGRES, format));
      for (const { table, token } of leftIn(POSTGRES, format)) {
        const back = await connect(url, { table, token });
        expect(back.newest('welcome')).toMatchObject({ chair: 0 });
        await back.close();
      }
      const over = leftIn(POSTGRES, format).filter(({ isOver }) => isOver);
      await Promise.all(over.map((each) => playOn(url, each)));
      await servers?.closeNodes();
    },
  );
});

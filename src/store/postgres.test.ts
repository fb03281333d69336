import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { binary } from '../../test/services/binary.ts';
import { startPostgres, type Postgres } from '../../test/services/postgres.ts';
import { startProxy } from '../../test/services/proxy.ts';
import { CONTRACT } from './contract.ts';
import { HOLD_APPENDS } from './postgres-clean.ts';
import { connectTo } from './postgres-connection.ts';
import { code } from './postgres-questions.ts';
import { openReader } from './postgres-reader.ts';
import { CLEANING, migrate, MIGRATIONS, type Migration } from './postgres-schema.ts';
import { openPostgres, type PostgresOptions, type SharedStore } from './postgres.ts';
import type { Store } from './store.ts';

let postgres: Postgres;
let url: string;
let opened: Store[];
let logged: string[];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());
beforeEach(async () => {
  url = await postgres.database();
  opened = [];
  logged = [];
});
afterEach(async () => {
  for (const store of opened) await store.close();
});

async function open(more: PostgresOptions = {}): Promise<SharedStore> {
  const log = (message: string): void => void logged.push(message);
  const store = await openPostgres(url, { log, patience: 60_000, ...more });
  opened.push(store);
  return store;
}

async function sql<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const one = (data: string) => [{ at: 1, data }];

describe('PostgreSQL keeps the contract of a store:', () => {
  it.each([...CONTRACT])('$name', async ({ run }) => {
    const store = await open();
    const again = async (): Promise<Store> => {
      await store.close();
      return open();
    };
    await expect(run({ store, again })).resolves.toBeUndefined();
  });
});

describe('group commit', () => {
  it('puts what is asked in one turn of the event loop into one statement', async () => {
    const store = await open();
    const ids = Array.from({ length: 100 }, (_, i) => `t${i}`);
    await Promise.all(ids.map((id) => store.create({ id, code: id, at: 1, base: '', due: null })));
    expect((await store.health()).commits).toBe(1);
    await Promise.all(ids.map((table) => store.append({ table, n: 1, steps: one('x') })));
    expect((await store.health()).commits).toBe(2);
    const [row] = await sql<{ transactions: string }>(
      'SELECT count(DISTINCT xmin::text) AS transactions FROM stolik.steps WHERE n = 1',
    );
    expect(row?.transactions).toBe('1');
  });

  it('lets one that cannot be kept fail alone', async () => {
    const store = await open();
    for (const id of ['a', 'b']) await store.create({ id, code: id, at: 1, base: '', due: null });
    const answers = await Promise.all([
      store.append({ table: 'a', n: 1, steps: one('\0') }),
      store.append({ table: 'b', n: 1, steps: one('fine') }),
    ]);
    expect(answers).toEqual([{ ok: false, why: 'failed' }, { ok: true }]);
    expect(logged.at(-1)).toContain('invalid byte sequence');
  });

  it('makes a thousand tables of one code into one', async () => {
    const store = await open();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => store.create({ id: `t${i}`, code: 'SAME', at: 1, base: '', due: null })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await sql('SELECT tbl FROM stolik.tables')).toHaveLength(1);
  });
});

describe('reading', () => {
  it('gives every one of many that ask at once what they asked for', async () => {
    const store = await open({ readers: 1 });
    const ids = Array.from({ length: 120 }, (_, i) => `t${i}`);
    await Promise.all(ids.map((id) => store.create({ id, code: `C${id}`, at: 1, base: id, due: null })));
    await Promise.all(ids.map((table, i) => store.append({ table, n: 1, steps: [{ at: i, data: table }] })));
    const loaded = await Promise.all([...ids, 'nowhere', 't0'].map((id) => store.load(id)));
    expect(loaded.map((table) => table?.base.data)).toEqual([...ids, undefined, 't0']);
    expect(loaded.map((table) => table?.steps[0]?.at)).toEqual([...ids.keys(), undefined, 0]);
    expect(await Promise.all(ids.map((id) => store.code(id)))).toEqual(ids.map((id) => `C${id}`));
    expect(await Promise.all(ids.map((id) => store.find(`C${id}`)))).toEqual(ids);
    const steps = await Promise.all(['nowhere', ...ids].map((id) => store.steps(id, 1, 9)));
    expect(steps).toEqual([[], ...ids.map((data, at) => [{ at, data }])]);
  });

  it('puts what is asked in one turn of the event loop into one statement', async () => {
    await open();
    const together: number[] = [];
    const kind: typeof code = {
      ...code,
      most: 20,
      values(ids) {
        together.push(ids.length);
        return code.values(ids);
      },
    };
    const reader = openReader(url, 1, 60_000);
    await Promise.all(Array.from({ length: 50 }, (_, i) => reader.ask(kind, `t${i}`)));
    expect(together).toEqual([20, 20, 10]);
    await reader.close();
  });

  it('lets a question that cannot be answered fail alone', async () => {
    const store = await open();
    await store.create({ id: 'a', code: 'A', at: 1, base: 'base', due: null });
    const [poison, fine] = await Promise.allSettled([store.code('\0'), store.code('a')]);
    expect(poison).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/byte sequence/) } });
    expect(fine).toEqual({ status: 'fulfilled', value: 'A' });
  });

  it('waits for its turn as long as it takes: that is not a database that is away', async () => {
    const store = await open({ readers: 1, patience: 1 });
    await store.create({ id: 'a', code: 'A', at: 1, base: 'base', due: null });
    const slow = await connectTo(url);
    await slow.query('BEGIN; LOCK TABLE stolik.records IN ACCESS EXCLUSIVE MODE');
    const held = store.record('m');
    const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await expect.poll(() => sql(waits)).toHaveLength(1);
    const behind = store.load('a');
    // Writes do not stand behind those who read.
    expect(await store.beat(5)).toEqual({ ok: true });
    expect(await store.ready()).toEqual({ ok: true, trouble: null });
    await slow.query('COMMIT');
    await slow.end();
    expect(await held).toBeUndefined();
    expect((await behind)?.base.data).toBe('base');
  });
});

describe('two nodes', () => {
  it('race for every place of many tables, crosswise: each place is won once, and nobody waits for ever', async () => {
    const nodes = [await open(), await open()];
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
    for (const id of ids) await nodes[0]?.create({ id, code: id, at: 1, base: '', due: null });
    for (let n = 1; n <= 40; n += 2) {
      const asked = nodes.flatMap((store, node) =>
        (node === 0 ? ids : ids.toReversed()).map((table) =>
          store.append({ table, n, steps: [...one(`${node} ${n}`), ...one(`${node} ${n + 1}`)], due: n }),
        ),
      );
      const kept = (await Promise.all(asked)).filter(({ ok }) => ok);
      expect(kept).toHaveLength(ids.length);
    }
    for (const id of ids) {
      const steps = await nodes[1]?.steps(id, 1, 99);
      // Both steps of an append are the same node's: none is half of one and half of the other.
      const halves = steps?.map(({ data }) => data.split(' ')[0]) ?? [];
      expect(halves).toHaveLength(40);
      expect(halves.every((node, i) => node === halves[i - (i % 2)])).toBe(true);
    }
  });

  it('lose with a place everything that was built on it, although its own place is free', async () => {
    const store = await open();
    await store.create({ id: 'a', code: 'A', at: 1, base: '', due: null });
    const other = await connectTo(url);
    await other.query(`BEGIN; INSERT INTO stolik.steps (tbl, n, at, writer, data) VALUES ('a', 1, 1, 1, 'theirs')`);
    const first = store.append({ table: 'a', n: 1, steps: one('ours') });
    const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await expect.poll(() => sql(waits)).toHaveLength(1);
    const second = store.append({ table: 'a', n: 2, steps: one('built on ours') });
    await other.query('COMMIT');
    await other.end();
    expect(await Promise.all([first, second])).toEqual([
      { ok: false, why: 'conflict' },
      { ok: false, why: 'conflict' },
    ]);
    expect(await store.append({ table: 'a', n: 2, steps: one('ours') })).toEqual({ ok: true });
  });

  it('see at once what the other kept', async () => {
    const [a, b] = [await open(), await open()];
    await a.create({ id: 'a', code: 'A', at: 1, base: 'base', due: null });
    await a.append({ table: 'a', n: 1, steps: one('1') });
    expect((await b.load('a'))?.steps).toEqual(one('1'));
    await b.append({ table: 'a', n: 2, steps: one('2') });
    expect(await a.newest(['a', 'nowhere'])).toEqual(new Map([['a', 2]]));
    expect(await a.append({ table: 'a', n: 2, steps: one('x') })).toEqual({ ok: false, why: 'conflict' });
    expect(a.cluster).toBe(b.cluster);
  });

  it('append while the other cleans: what is being written to is left alone', async () => {
    const store = await open();
    for (const id of ['busy', 'old']) await store.create({ id, code: id, at: 1, base: '', due: null });
    const other = await connectTo(url);
    await other.query(`BEGIN; INSERT INTO stolik.steps (tbl, n, at, writer, data) VALUES ('busy', 1, 9, 1, 'theirs')`);
    expect(await store.clean({ tablesBefore: 5 })).toMatchObject({ tables: 0 });
    await other.query('COMMIT');
    await other.end();
    expect(await store.clean({ tablesBefore: 5 })).toMatchObject({ tables: 1 });
    expect((await store.load('busy'))?.steps).toEqual([{ at: 9, data: 'theirs' }]);
    expect(await sql(`SELECT 1 FROM stolik.steps WHERE tbl = 'old'`)).toEqual([]);
  });

  it('append what the other has found to be old and not thrown away yet: it stays', async () => {
    const store = await open();
    for (const id of ['busy', 'old']) await store.create({ id, code: id, at: 1, base: '', due: null });
    const other = await connectTo(url);
    await other.query(`BEGIN; INSERT INTO stolik.steps (tbl, n, at, writer, data) VALUES ('busy', 1, 9, 1, 'theirs')`);
    const cleaning = store.clean({ tablesBefore: 5 });
    const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await expect.poll(() => sql(waits)).toHaveLength(1);
    await other.query('COMMIT');
    await other.end();
    expect(await cleaning).toMatchObject({ tables: 1 });
    expect((await store.load('busy'))?.steps).toEqual([{ at: 9, data: 'theirs' }]);
  });

  it('find a table that is being thrown away gone: an append that waited for it is a conflict', async () => {
    const store = await open();
    for (const id of ['old', 'other']) await store.create({ id, code: id, at: 1, base: '', due: null });
    // From the second time on the statement is planned already.
    for (const n of [1, 2]) await store.append({ table: 'other', n, steps: one('x') });
    const cleaner = await connectTo(url);
    await cleaner.query(`BEGIN; ${HOLD_APPENDS}`);
    const append = store.append({ table: 'old', n: 1, steps: one('late') });
    const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await expect.poll(() => sql(waits)).toHaveLength(1);
    await cleaner.query(`DELETE FROM stolik.steps; DELETE FROM stolik.tables; COMMIT`);
    await cleaner.end();
    expect(await append).toEqual({ ok: false, why: 'conflict' });
    expect(await sql('SELECT 1 FROM stolik.steps')).toEqual([]);
  });

  it('clean one at a time', async () => {
    const store = await open();
    await store.create({ id: 'old', code: 'OLD', at: 1, base: '', due: null });
    const other = await connectTo(url);
    await other.query('SELECT pg_advisory_lock($1)', [CLEANING]);
    expect(await store.clean({ tablesBefore: 5 })).toEqual({ tables: 0, records: 0, steps: 0 });
    await other.end();
    await expect.poll(() => store.clean({ tablesBefore: 5 })).toMatchObject({ tables: 1 });
    expect(await sql('SELECT 1 FROM stolik.codes UNION ALL SELECT 1 FROM stolik.steps')).toEqual([]);
  });
});

describe('when the database is away', () => {
  // A test that fails in between leaves it stopped.
  afterEach(async () => {
    if (postgres.pid === 0) await postgres.start();
  });

  it('refuses after a while, says so, and goes on when it is back', async () => {
    const store = await open({ patience: 200 });
    await store.create({ id: 'a', code: 'A', at: 1, base: '', due: null });
    await postgres.stop('crash');
    const answer = store.append({ table: 'a', n: 1, steps: one('1') });
    const health = store.health();
    expect(await answer).toEqual({ ok: false, why: 'failed' });
    expect(await health).toMatchObject({ ok: false, trouble: expect.stringMatching(/refused|terminated/i) as string });
    await expect(store.load('a')).rejects.toMatchObject({ name: 'StoreAway' });
    await postgres.start();
    expect(await store.append({ table: 'a', n: 1, steps: one('later') })).toEqual({ ok: true });
    expect(await store.health()).toMatchObject({ ok: true, trouble: null });
    expect(logged.filter((line) => line.includes('does not answer, so'))).toHaveLength(1);
    expect(logged.at(-1)).toBe('PostgreSQL answers again');
  });

  it('does not even notice a short restart', async () => {
    const store = await open();
    await store.create({ id: 'a', code: 'A', at: 1, base: '', due: null });
    await postgres.stop();
    const asked = Array.from({ length: 5 }, (_, i) => store.append({ table: 'a', n: i + 1, steps: one(`${i}`) }));
    const loaded = store.load('a');
    await postgres.start();
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ ok: true })));
    expect(await loaded).toMatchObject({ code: 'A' });
  });

  it('knows what it kept when the answer was lost on the way: nothing twice, nothing refused', async () => {
    const proxy = await startProxy(postgres.port);
    const direct = url;
    url = url.replace(`:${postgres.port}`, `:${proxy.port}`);
    const store = await open();
    await store.create({ id: 'a', code: 'A', at: 1, base: '', due: null });
    await store.create({ id: 'b', code: 'B', at: 1, base: '', due: null });
    url = direct;
    const other = await open();
    await other.append({ table: 'b', n: 1, steps: one('theirs') });
    proxy.deaf = true;
    const asked = [
      store.append({ table: 'a', n: 1, steps: [...one('1'), ...one('2')], due: 7, base: 'after 2' }),
      store.append({ table: 'b', n: 1, steps: one('ours') }),
    ];
    await expect.poll(() => other.newest(['a'])).toEqual(new Map([['a', 2]]));
    proxy.cut();
    proxy.deaf = false;
    expect(await Promise.all(asked)).toEqual([{ ok: true }, { ok: false, why: 'conflict' }]);
    expect(await other.load('a')).toMatchObject({ base: { n: 2, data: 'after 2' }, steps: [] });
    expect(await store.append({ table: 'a', n: 3, steps: one('3') })).toEqual({ ok: true });
    await store.close();
    await proxy.close();
  });

  it('reads again when the connection breaks under a question', async () => {
    const proxy = await startProxy(postgres.port);
    url = url.replace(`:${postgres.port}`, `:${proxy.port}`);
    const store = await open();
    await store.create({ id: 'a', code: 'A', at: 1, base: '', due: null });
    for (let i = 0; i < 3; i++) {
      proxy.deaf = true;
      const asked = [store.load('a'), store.code('a'), store.find('A'), store.newest(['a']), store.due(9, 9)];
      await new Promise((resolve) => setTimeout(resolve, 100));
      proxy.cut();
      proxy.deaf = false;
      expect(await Promise.all(asked)).toMatchObject([{ code: 'A' }, 'A', 'a', new Map([['a', 0]]), []]);
    }
    await store.close();
    await proxy.close();
  });

  it('does not start, and says where it looked, without the password', async () => {
    const wrong = openPostgres('postgres://ala:secret@127.0.0.1:1/stolik');
    await expect(wrong).rejects.toMatchObject({ name: 'StoreDamage', kind: 'unusable' });
    await expect(wrong).rejects.toThrow(/^PostgreSQL at 127.0.0.1:1\/stolik does not answer .*DATABASE_URL/);
    await expect(wrong).rejects.not.toThrow('secret');
  });
});

describe('an outage', () => {
  it('is when no node ran, and the same for all of them', async () => {
    const a = await open({ now: () => 1000 });
    expect(a.outage).toBeNull();
    await a.beat(5000);
    expect((await open({ now: () => 6000 })).outage).toBeNull();
    expect((await open({ now: () => 60_000 })).outage).toEqual({ from: 6000, to: 60_000 });
    expect((await open({ now: () => 61_000 })).outage).toEqual({ from: 6000, to: 60_000 });
  });
});

describe('migrations', () => {
  it('are made once where many nodes start at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => open()));
    expect(await sql('SELECT version, least FROM stolik.format')).toEqual([{ version: MIGRATIONS.length, least: 3 }]);
  });

  it('are made while an older node runs, which goes on, and may even start again', async () => {
    const older = await open();
    await older.create({ id: 'a', code: 'A', at: 1, base: '', due: null });
    const next: Migration = { sql: `ALTER TABLE stolik.steps ADD COLUMN mood text NOT NULL DEFAULT 'calm'`, least: 1 };
    let n = 0;
    const migrating = { done: false };
    const playing = (async () => {
      while (!migrating.done) expect(await older.append({ table: 'a', n: ++n, steps: one('x') })).toEqual({ ok: true });
    })();
    const client = await connectTo(url);
    await migrate(client, () => {}, [...MIGRATIONS, next]);
    await client.end();
    migrating.done = true;
    await playing;
    expect(await older.append({ table: 'a', n: n + 1, steps: one('x') })).toEqual({ ok: true });
    expect(await (await open()).newest(['a'])).toEqual(new Map([['a', n + 1]]));
  });

  it('of a database that is in use say how to go back, and those of a new one say nothing', async () => {
    await open();
    expect(logged.filter((line) => line.includes('format'))).toEqual([]);
    logged = [];
    const client = await connectTo(url);
    const log = (message: string): void => void logged.push(message);
    const next: Migration = { sql: 'SELECT 1', least: 1 };
    for (let i = 0; i < 2; i++) await migrate(client, log, [...MIGRATIONS, next]);
    await client.end();
    const change = `from format ${MIGRATIONS.length} to ${MIGRATIONS.length + 1}`;
    expect(logged).toEqual([expect.stringMatching(new RegExp(`${change}.*pg_dump`))]);
  });

  it('that an older program cannot live with keep it from starting, and nothing is changed', async () => {
    await open();
    const client = await connectTo(url);
    await migrate(client, () => {}, [...MIGRATIONS, { sql: 'SELECT 1', least: MIGRATIONS.length + 1 }]);
    await client.end();
    await expect(open()).rejects.toMatchObject({ kind: 'newer' });
  });

  it('are undone with a dump made before, as docs/hosting.md says', async () => {
    const store = await open();
    await store.create({ id: 'a', code: 'A', at: 1, base: 'base', due: null });
    await store.append({ table: 'a', n: 1, steps: one('before') });
    const folder = mkdtempSync(join(tmpdir(), 'stolik-dump-'));
    const run = (program: string, ...args: string[]): void => {
      execFileSync(binary({ program, package: 'postgresql' }), args, { stdio: 'pipe' });
    };
    const dump = join(folder, 'before.dump');
    run('pg_dump', '--format=custom', `--file=${dump}`, url);
    const client = await connectTo(url);
    const further: Migration = { sql: 'CREATE TABLE stolik.further (x int)', least: MIGRATIONS.length + 1 };
    await migrate(client, () => {}, [...MIGRATIONS, further]);
    await client.end();
    await store.append({ table: 'a', n: 2, steps: one('after') });
    await store.close();
    await expect(open()).rejects.toMatchObject({ kind: 'newer' });
    run('psql', url, '-c', 'DROP SCHEMA stolik CASCADE');
    run('pg_restore', `--dbname=${url}`, dump);
    rmSync(folder, { recursive: true });
    expect((await (await open()).load('a'))?.steps).toEqual(one('before'));
  });

  it('that fail leave nothing half done', async () => {
    await open();
    const client = await connectTo(url);
    const wrong: Migration = { sql: 'CREATE TABLE stolik.half (x int); SELECT 1/0', least: 1 };
    await expect(migrate(client, () => {}, [...MIGRATIONS, wrong])).rejects.toThrow('division by zero');
    await client.end();
    expect(await sql(`SELECT to_regclass('stolik.half') AS there`)).toEqual([{ there: null }]);
  });
});

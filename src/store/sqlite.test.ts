import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTRACT } from './contract.ts';
import { MIGRATIONS, migrate } from './schema.ts';
import { keepCopy } from './sqlite-keep-copy.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

let folder: string;
let path: string;
let opened: Store[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-store-'));
  path = join(folder, 'stolik.db');
  opened = [];
});

afterEach(async () => {
  for (const store of opened) await store.close();
  rmSync(folder, { recursive: true });
});

async function open(log?: (message: string) => void): Promise<Store> {
  const store = await openSqlite(path, log === undefined ? {} : { log });
  opened.push(store);
  return store;
}

/** The files as a crash leaves them: copied away while the store is open. */
function crash(): void {
  const files = ['', '-wal', '-mark'].filter((end) => existsSync(path + end));
  for (const end of files) copyFileSync(path + end, `${join(folder, 'crashed')}${end}`);
  path = join(folder, 'crashed');
}

async function filled(tables = 3, steps = 10): Promise<Store> {
  const store = await open();
  for (let t = 0; t < tables; t++) {
    await store.create({ id: `t${t}`, code: `C${t}`, at: 1, base: 'base', due: null });
    const made = Array.from({ length: steps }, (_, i) => ({ at: i + 1, data: `${t} ${i + 1} ${'x'.repeat(200)}` }));
    await store.append({ table: `t${t}`, n: 1, steps: made });
  }
  return store;
}

describe('SQLite keeps the contract of a store:', () => {
  it.each([...CONTRACT])('$name', async ({ run }) => {
    const store = await open();
    const again = async (): Promise<Store> => {
      await store.close();
      return open();
    };
    await expect(run({ store, again })).resolves.toBeUndefined();
  });
});

describe('SQLite keeps it with the log folded after every commit:', () => {
  it.each([...CONTRACT])('$name', async ({ run }) => {
    const store = await openSqlite(path, { foldSteps: 1 });
    opened.push(store);
    const again = async (): Promise<Store> => {
      await store.close();
      return open();
    };
    await expect(run({ store, again })).resolves.toBeUndefined();
  });
});

it('cleans more tables than are looked at in a commit, and leaves those between them', async () => {
  const store = await open();
  const ids = Array.from({ length: 2300 }, (_, i) => `t${i}`);
  const at = (i: number): number => (i % 7 === 0 ? 50 : 5);
  await Promise.all(ids.map((id, i) => store.create({ id, code: id, at: at(i), base: 'base', due: null })));
  const young = ids.filter((_, i) => at(i) === 50);
  expect(await store.clean({ tablesBefore: 20 })).toEqual({ tables: 2300 - young.length, records: 0, steps: 0 });
  expect((await store.health()).tables).toBe(young.length);
  for (const id of [ids[0], ids[1400], ids[2296]]) expect(await store.load(id ?? '')).toBeDefined();
});

describe('a log of steps', () => {
  it('is folded table by table, and read across both', async () => {
    const store = await openSqlite(path, { foldSteps: 10 });
    opened.push(store);
    for (const id of ['a', 'b']) await store.create({ id, code: id, at: 1, base: '', due: null });
    for (let n = 1; n <= 7; n++) {
      for (const table of ['a', 'b']) await store.append({ table, n, steps: [{ at: n, data: `${table}${n}` }] });
    }
    const other = new DatabaseSync(path, { readOnly: true });
    const count = (of: string) => (other.prepare(`SELECT count(*) AS c FROM ${of}`).get() as { c: number }).c;
    expect([count('runs'), count('log')]).toEqual([2, 6]);
    other.close();
    for (const id of ['a', 'b']) {
      const all = [1, 2, 3, 4, 5, 6, 7].map((n) => `${id}${n}`);
      expect((await store.load(id))?.steps.map(({ data }) => data)).toEqual(all);
      expect((await store.steps(id, 3, 6)).map(({ data }) => data)).toEqual(all.slice(2, 6));
    }
  });

  it('that cannot be folded for want of room takes no move with it', async () => {
    const logged: string[] = [];
    const options = { mostPages: 22, foldSteps: 40, log: (message: string) => void logged.push(message) };
    const store = await openSqlite(path, options);
    opened.push(store);
    await store.create({ id: 'a', code: 'A', at: 1, base: '', due: null });
    const made: boolean[] = [];
    for (let n = 1; n <= 60; n++) {
      made.push((await store.append({ table: 'a', n, steps: [{ at: n, data: 'x'.repeat(400) }] })).ok);
    }
    expect(logged.some((line) => line.startsWith('folding: '))).toBe(true);
    const kept = made.filter(Boolean).length;
    expect(kept).toBeGreaterThan(40);
    expect((await store.load('a'))?.steps).toHaveLength(kept);
  });

  it('of the first format, a row a step, is brought along', async () => {
    await (await filled(2, 3)).close();
    const old = new DatabaseSync(path);
    old.exec(`
      CREATE TABLE steps (seq INTEGER PRIMARY KEY, tid INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, data TEXT NOT NULL);
      CREATE UNIQUE INDEX steps_place ON steps (tid, n);
      INSERT INTO steps (tid, n, at, data) VALUES (1, 0, 1, ''), (1, 1, 5, '{"name":"Żółć 🦊 \\"'), (2, 0, 1, ''), (1, 2, 6, 'two');
      DROP TABLE runs; DROP TABLE log; DROP TABLE records; DROP TABLE house; DROP TABLE office; DROP TABLE audit;
      ALTER TABLE tables DROP COLUMN made;
      CREATE TABLE records (match TEXT PRIMARY KEY, tbl TEXT NOT NULL, at INTEGER NOT NULL, data TEXT NOT NULL) WITHOUT ROWID;
      CREATE INDEX records_table ON records (tbl, at);
      INSERT INTO records VALUES ('m2', 't0', 9, 'second'), ('m1', 't0', 8, 'first'), ('m3', 't1', 8, 'other');
      PRAGMA user_version = 1`);
    old.close();
    const store = await open();
    expect((await store.load('t0'))?.steps).toEqual([
      { n: 1, at: 5, data: '{"name":"Żółć 🦊 \\"' },
      { n: 2, at: 6, data: 'two' },
    ]);
    expect(await store.append({ table: 't0', n: 3, steps: [{ at: 7, data: 'x' }] })).toEqual({ ok: true });
    expect((await store.load('t1'))?.steps).toEqual([]);
    expect((await store.records('t0', 9)).map(({ match }) => match)).toEqual(['m2', 'm1']);
    expect((await store.record('m3'))?.data).toBe('other');
  });

  it('is folded without what a record and a base have made dispensable, but for the newest step', async () => {
    const store = await openSqlite(path, { foldSteps: 8 });
    opened.push(store);
    const step = (n: number) => ({ at: n, data: `${n}` });
    for (const id of ['both', 'record', 'base']) await store.create({ id, code: id, at: 0, base: '', due: null });
    const ended = { steps: [step(1), step(2)], base: 'after 2' };
    await store.append({ table: 'base', n: 1, ...ended });
    await store.append({ table: 'record', n: 1, steps: ended.steps });
    for (const table of ['both', 'record']) {
      await store.keepRecord({ match: table, table, at: 2, upTo: 2, data: '{}' });
    }
    await store.append({ table: 'both', n: 1, ...ended });
    const other = new DatabaseSync(path, { readOnly: true });
    const runs = other
      .prepare('SELECT t.id, r.n, r.last FROM runs r JOIN tables t ON t.tid = r.tid ORDER BY t.id')
      .all();
    other.close();
    expect(runs.map(({ id, n, last }) => [id, n, last])).toEqual([
      ['base', 0, 2],
      ['both', 2, 2],
      ['record', 0, 2],
    ]);
    expect((await store.clean({})).steps).toBe(2);
    expect(await store.append({ table: 'both', n: 2, steps: [step(2)] })).toEqual({ ok: false, why: 'conflict' });
    expect(await store.append({ table: 'both', n: 3, steps: [step(3)] })).toEqual({ ok: true });
    expect((await store.load('both'))?.steps).toEqual([{ n: 3, at: 3, data: '3' }]);
    expect((await store.load('record'))?.steps).toHaveLength(2);
  });
});

describe('group commit', () => {
  it('puts what is asked in one turn of the event loop into one commit', async () => {
    const store = await open();
    const ids = Array.from({ length: 100 }, (_, i) => `t${i}`);
    await Promise.all(ids.map((id) => store.create({ id, code: id, at: 1, base: '', due: null })));
    expect((await store.health()).commits).toBe(1);
    await Promise.all(ids.map((table) => store.append({ table, n: 1, steps: [{ at: 1, data: 'x' }] })));
    expect((await store.health()).commits).toBe(2);
  });

  it('answers nobody before the commit is on the disk', async () => {
    const store = await open();
    await store.create({ id: 'a', code: 'A', at: 1, base: '', due: null });
    const other = new DatabaseSync(path, { readOnly: true });
    const count = () => (other.prepare('SELECT count(*) AS c FROM log').get() as { c: number }).c;
    const answer = store.append({ table: 'a', n: 1, steps: [{ at: 1, data: 'x' }] });
    expect(count()).toBe(1);
    await answer;
    expect(count()).toBe(2);
    other.close();
  });

  it('asks as late as it can what is to be kept, and tells when it is on the disk', async () => {
    const store = await open();
    await store.create({ id: 'a', code: 'A', at: 1, base: '', due: null });
    const steps = [{ at: 1, data: 'x' }];
    const told = new Promise((done) => store.appendLate?.(() => ({ table: 'a', n: 1, steps }), done));
    const nothing = store.appendLate?.(
      () => undefined,
      () => expect.unreachable(),
    );
    steps.push({ at: 2, data: 'y' });
    expect(nothing).toBeUndefined();
    expect(await told).toEqual({ ok: true });
    expect((await store.load('a'))?.steps.map(({ data }) => data)).toEqual(['x', 'y']);
    const again = new Promise((done) => store.appendLate?.(() => ({ table: 'a', n: 2, steps }), done));
    expect(await again).toEqual({ ok: false, why: 'conflict' });
  });

  it('lets a table that cannot be written down fail alone, and tells of it', async () => {
    const logged: string[] = [];
    const store = await open((message) => void logged.push(message));
    for (const id of ['a', 'b', 'c']) await store.create({ id, code: id, at: 1, base: '', due: null });
    const steps = [{ at: 1, data: 'x' }];
    const answers = await Promise.all([
      store.append({ table: 'a', n: 1, steps }),
      new Promise((done) =>
        store.appendLate?.(() => {
          throw new Error('it cannot be told');
        }, done),
      ),
      // A base that is no text is found when it is written, in the middle of the append.
      store.append({ table: 'b', n: 1, steps, due: 7, base: {} as string }),
      new Promise((done) => store.appendLate?.(() => ({ table: 'c', n: 1, steps }), done)),
    ]);
    const failed = { ok: false, why: 'failed' };
    expect(answers).toEqual([{ ok: true }, failed, failed, { ok: true }]);
    expect(logged).toEqual([expect.stringContaining('it cannot be told'), expect.stringContaining('bound')]);
    expect((await store.load('b'))?.steps).toEqual([]);
    expect(await store.due(9, 9)).toEqual([]);
    expect((await store.health()).steps).toBe(2);
    expect(await store.ready()).toEqual({ ok: true, trouble: null });
    for (const [table, n] of [['a', 2] as const, ['b', 1] as const, ['c', 2] as const]) {
      expect(await store.append({ table, n, steps })).toEqual({ ok: true });
    }
  });

  it('asks once what is to be kept, also where the commit is begun again for another', async () => {
    const store = await open();
    for (const id of ['a', 'b']) await store.create({ id, code: id, at: 1, base: '', due: null });
    let asked = 0;
    const told = new Promise((done) =>
      store.appendLate?.(() => {
        asked++;
        return { table: 'a', n: 1, steps: [{ at: 1, data: 'x' }] };
      }, done),
    );
    const poison = store.append({ table: 'b', n: 1, steps: [{ at: 1, data: 'x' }], base: {} as string });
    expect(await Promise.all([told, poison])).toEqual([{ ok: true }, { ok: false, why: 'failed' }]);
    expect(asked).toBe(1);
  });

  it('tells everybody, whoever falls over when told', async () => {
    const logged: string[] = [];
    const store = await open((message) => void logged.push(message));
    for (const id of ['a', 'b']) await store.create({ id, code: id, at: 1, base: '', due: null });
    const steps = [{ at: 1, data: 'x' }];
    store.appendLate?.(
      () => ({ table: 'a', n: 1, steps }),
      () => {
        throw new Error('whoever was told fell over');
      },
    );
    expect(await store.append({ table: 'b', n: 1, steps })).toEqual({ ok: true });
    expect(logged).toEqual([expect.stringContaining('whoever was told fell over')]);
    expect((await store.load('a'))?.steps).toHaveLength(1);
  });

  it('throws away a commit for which there is no room, and goes on when there is', async () => {
    const logged: string[] = [];
    const store = await openSqlite(path, { mostPages: 60, log: (message) => void logged.push(message) });
    opened.push(store);
    const large = 'x'.repeat(100_000);
    await store.create({ id: 'old', code: 'OLD', at: 1, base: large, due: null });
    await store.create({ id: 'a', code: 'A', at: 100, base: '', due: null });
    await store.append({ table: 'a', n: 1, steps: [{ at: 100, data: 'one' }] });
    const answers = await Promise.all([
      store.append({ table: 'a', n: 2, steps: [{ at: 101, data: 'two' }] }),
      store.append({
        table: 'a',
        n: 3,
        steps: [
          { at: 101, data: large },
          { at: 101, data: large },
        ],
      }),
    ]);
    expect(answers).toEqual([
      { ok: false, why: 'full' },
      { ok: false, why: 'full' },
    ]);
    expect(logged).toHaveLength(1);
    expect((await store.load('a'))?.steps.map(({ data }) => data)).toEqual(['one']);
    await store.append({ table: 'a', n: 2, steps: [{ at: 102, data: 'two' }] });
    expect((await store.clean({ tablesBefore: 50 })).tables).toBe(1);
    expect(await store.append({ table: 'a', n: 3, steps: [{ at: 103, data: large }] })).toEqual({ ok: true });
    expect((await store.load('a'))?.steps).toHaveLength(3);
  });

  it('says that it cannot keep anything, and no longer when it can', async () => {
    const store = await openSqlite(path, { mostPages: 60, foldSteps: 1 });
    opened.push(store);
    await store.create({ id: 'old', code: 'OLD', at: 1, base: 'x'.repeat(100_000), due: null });
    await store.create({ id: 'a', code: 'A', at: 100, base: '', due: null });
    expect(await store.health()).toMatchObject({ ok: true, trouble: null });
    const large = { table: 'a', n: 1, steps: [{ at: 100, data: 'x'.repeat(200_000) }] };
    expect(await store.append(large)).toMatchObject({ why: 'full' });
    const small = { at: 101, data: 'x'.repeat(3000) };
    for (let n = 1; (await store.append({ table: 'a', n, steps: [small] })).ok; n++);
    expect(await store.health()).toMatchObject({ ok: false, trouble: expect.stringMatching(/no room/) });
    await store.clean({ tablesBefore: 50 });
    expect(await store.health()).toMatchObject({ ok: true, trouble: null });
  });

  it('learns nothing from a commit that failed', async () => {
    const store = await openSqlite(path, { mostPages: 40 });
    opened.push(store);
    const large = 'x'.repeat(200_000);
    const [created] = await Promise.all([
      store.create({ id: 'a', code: 'A', at: 1, base: '', due: null }),
      store.append({ table: 'a', n: 1, steps: [{ at: 1, data: 'x' }] }),
      store.append({ table: 'a', n: 2, steps: [{ at: 1, data: large }] }),
    ]);
    expect(created).toEqual({ ok: false, why: 'full' });
    expect(await store.create({ id: 'b', code: 'B', at: 1, base: '', due: null })).toEqual({ ok: true });
    expect(await store.append({ table: 'a', n: 1, steps: [{ at: 1, data: 'x' }] })).toMatchObject({ why: 'conflict' });
    expect((await store.load('b'))?.steps).toEqual([]);
  });
});

describe('another program that writes to the same file', () => {
  it('is noticed, whatever was remembered: no place is taken twice, not even one that was cleaned away', async () => {
    const store = await filled(1, 3);
    const other = await open();
    const further = [4, 5, 6].map((n) => ({ at: n, data: 'theirs' }));
    await other.append({ table: 't0', n: 4, steps: further, base: 'after 6' });
    await other.keepRecord({ match: 'm', table: 't0', at: 9, upTo: 6, data: '{}' });
    expect((await other.clean({})).steps).toBe(6);
    const mine = await store.append({ table: 't0', n: 4, steps: [{ at: 4, data: 'mine' }] });
    expect(mine).toEqual({ ok: false, why: 'conflict' });
    expect(await store.append({ table: 't0', n: 7, steps: [{ at: 7, data: 'mine' }] })).toEqual({ ok: true });
    expect((await other.load('t0'))?.steps.map(({ data }) => data)).toEqual(['mine']);
    for (const each of [other, store]) await each.close();
    expect((await (await open()).load('t0'))?.steps).toHaveLength(1);
  });
});

describe('a crash', () => {
  it('loses nothing that was answered', async () => {
    await filled();
    crash();
    const store = await open();
    for (const t of [0, 1, 2]) expect((await store.load(`t${t}`))?.steps).toHaveLength(10);
  });

  it('leaves the time the program last ran', async () => {
    const store = await filled();
    await store.beat(5000);
    expect(store.lastAlive).toBeNull();
    crash();
    expect((await open()).lastAlive).toBe(5000);
  });

  it('with the newest commits cut off is refused, and the file is left as it is', async () => {
    await filled();
    crash();
    const wal = `${path}-wal`;
    truncateSync(wal, statSync(wal).size - 5000);
    const before = readFileSync(path);
    await expect(open()).rejects.toMatchObject({
      name: 'StoreDamage',
      kind: 'damaged',
      message: /commits are missing/,
    });
    expect(readFileSync(path)).toEqual(before);
    await expect(open()).rejects.toMatchObject({ kind: 'damaged' });
  });

  it('with the -wal file lost is refused', async () => {
    const store = await filled();
    await store.close();
    const again = await open();
    await again.append({ table: 't0', n: 11, steps: [{ at: 1, data: 'x' }] });
    crash();
    rmSync(`${path}-wal`);
    await expect(open()).rejects.toMatchObject({ kind: 'damaged' });
  });
});

/** A file of many tables, without pages that nobody needs, as a crash leaves it. */
async function crashed(): Promise<void> {
  await (await filled(60, 20)).close();
  const db = new DatabaseSync(path);
  db.exec('VACUUM');
  db.close();
  await (await open()).beat(1);
  crash();
}

/** Somebody else's bytes where one table has its steps. */
function tear(): void {
  const bytes = readFileSync(path);
  const page = 4096 * Math.floor(bytes.indexOf('30 10 xxx') / 4096);
  bytes.fill(0x5a, page, page + 4096);
  writeFileSync(path, bytes);
}

function isMarkedClosed(): boolean {
  const db = new DatabaseSync(path, { readOnly: true });
  const { closed } = db.prepare('SELECT closed FROM pulse').get() as { closed: number };
  db.close();
  return closed === 1;
}

describe('a file that a crash has torn in the middle', () => {
  const AT_LEISURE = { timeout: 20_000 };
  let logged: string[];

  /** Crashed, torn, and opened again. */
  async function torn(): Promise<Store> {
    await crashed();
    tear();
    logged = [];
    return open((message) => void logged.push(message));
  }

  it('is found behind the players’ backs: then nothing is written any more, and everything can be read that is whole', async () => {
    const store = await torn();
    await expect.poll(() => store.ready(), AT_LEISURE).toMatchObject({ ok: false });
    const { trouble } = await store.ready();
    expect(trouble).toMatch(/is damaged .* nothing more is written .* back-up/);
    expect(logged).toEqual([trouble]);
    expect(await store.health()).toMatchObject({ ok: false, trouble });
    const steps = [{ at: 1, data: 'x' }];
    expect(await store.append({ table: 't0', n: 21, steps })).toEqual({ ok: false, why: 'failed' });
    expect(await store.create({ id: 'new', code: 'N', at: 1, base: '', due: null })).toMatchObject({ why: 'failed' });
    expect(await store.clean({ tablesBefore: 99 })).toEqual({ tables: 0, records: 0, steps: 0 });
    expect((await store.load('t0'))?.steps).toHaveLength(20);
    await store.close();
    const before = readFileSync(path);
    await expect(open()).rejects.toMatchObject({
      name: 'StoreDamage',
      kind: 'damaged',
      message: /nothing in it was changed/,
    });
    expect(readFileSync(path)).toEqual(before);
  });

  it('is found at the latest by whoever loads what is torn: nobody is given part of a table', async () => {
    const store = await torn();
    const loaded = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => store.load(`t${i}`)));
    const lost = loaded.filter((each) => each.status === 'rejected');
    expect(lost.length).toBeGreaterThan(0);
    for (const { reason } of lost) expect(reason).toMatchObject({ name: 'StoreDamage', kind: 'damaged' });
    const whole = loaded.filter((each) => each.status === 'fulfilled');
    expect(whole.map(({ value }) => value?.steps.length)).toEqual(whole.map(() => 20));
  });

  it('is found where nothing had crashed when somebody loads what is torn', async () => {
    await crashed();
    const noted: string[] = [];
    const whole = await openSqlite(path, { note: (message) => void noted.push(message) });
    await expect.poll(() => noted, AT_LEISURE).toHaveLength(1);
    await whole.close();
    expect(isMarkedClosed()).toBe(true);
    tear();
    const store = await open();
    expect(await store.ready()).toMatchObject({ ok: true });
    await expect(store.load('t30')).rejects.toMatchObject({ name: 'StoreDamage', kind: 'damaged' });
    await expect.poll(() => store.ready(), AT_LEISURE).toMatchObject({ ok: false, trouble: /is damaged/ });
  });

  it('and is replaced by a back-up is trusted again', async () => {
    await crashed();
    const whole = join(folder, 'whole.db');
    copyFileSync(path, whole);
    tear();
    const store = await open();
    await expect.poll(() => store.ready(), AT_LEISURE).toMatchObject({ ok: false });
    await store.close();
    for (const end of ['-wal', '-shm', '-mark']) rmSync(path + end, { force: true });
    copyFileSync(whole, path);
    const again = await open();
    expect(await again.append({ table: 't0', n: 21, steps: [{ at: 1, data: 'x' }] })).toEqual({ ok: true });
    expect(existsSync(`${path}-damaged`)).toBe(false);
  });
});

describe('a file that was not closed in order', () => {
  it('is read through while it is used, and taken for sound when that is done', async () => {
    await filled();
    crash();
    const noted: string[] = [];
    const store = await openSqlite(path, { note: (message) => void noted.push(message) });
    opened.push(store);
    expect(await store.append({ table: 't0', n: 11, steps: [{ at: 1, data: 'x' }] })).toEqual({ ok: true });
    await expect.poll(() => noted, { timeout: 20_000 }).toEqual([expect.stringContaining('it is sound')]);
    await store.close();
    expect(isMarkedClosed()).toBe(true);
  });

  it('and is closed before it was read through will be read through the next time', async () => {
    await filled();
    crash();
    await (await open()).close();
    expect(isMarkedClosed()).toBe(false);
    expect((await (await open()).load('t0'))?.steps).toHaveLength(10);
  });
});

describe('a file that cannot be trusted is refused with the reason:', () => {
  it('truncated', async () => {
    const store = await filled(20, 20);
    await store.close();
    for (const part of [0.9, 0.5, 0.2]) {
      const cut = join(folder, `cut${part}`);
      copyFileSync(path, cut);
      truncateSync(cut, Math.floor(statSync(path).size * part));
      await expect(openSqlite(cut)).rejects.toMatchObject({ name: 'StoreDamage', kind: 'damaged' });
    }
  });

  it('no database', async () => {
    writeFileSync(path, 'x'.repeat(5000));
    await expect(open()).rejects.toMatchObject({ kind: 'foreign' });
    expect(readFileSync(path, 'utf8')).toBe('x'.repeat(5000));
  });

  it("another program's database", async () => {
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE theirs (x)');
    other.close();
    const before = readFileSync(path);
    await expect(open()).rejects.toMatchObject({ kind: 'foreign' });
    expect(readFileSync(path)).toEqual(before);
  });

  it('newer than the program', async () => {
    await (await open()).close();
    const newer = new DatabaseSync(path);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    await expect(open()).rejects.toMatchObject({ kind: 'newer', message: /newer Stolik/ });
  });

  it('in a folder that is not there', async () => {
    path = join(folder, 'no', 'where');
    await expect(open()).rejects.toMatchObject({ kind: 'unusable' });
  });

  it('one table damaged, while the others go on', async () => {
    const before = await filled();
    for (const t of ['t0', 't1', 't2']) await before.append({ table: t, n: 11, steps: [{ at: 1, data: 'last' }] });
    await before.close();
    const other = new DatabaseSync(path);
    const { data } = other.prepare('SELECT data FROM runs WHERE n = 0 AND tid = 2').get() as { data: string };
    const [at, making] = JSON.parse(data) as unknown[];
    other.prepare('UPDATE runs SET last = 0, data = ? WHERE n = 0 AND tid = 2').run(JSON.stringify([at, making]));
    other.prepare('INSERT INTO runs (tid, n, last, at, data) VALUES (2, 6, 6, 1, ?)').run('[1,"six"]');
    other.close();
    const store = await open();
    await expect(store.load('t1')).rejects.toMatchObject({ kind: 'damaged', message: /lost its step 1/ });
    expect((await store.load('t2'))?.steps).toHaveLength(11);
  });
});

describe('a change of the format', () => {
  const BEFORE = MIGRATIONS.slice(0, -1);
  const noted: string[] = [];
  beforeEach(() => void noted.splice(0));

  /** What the version before makes of a file: throws where it cannot live with it. */
  function byOlder<T>(work: (db: DatabaseSync) => T): T {
    const db = new DatabaseSync(path);
    try {
      migrate(db, path, BEFORE);
      return work(db);
    } finally {
      db.close();
    }
  }

  function makeOlder(): void {
    byOlder((db) =>
      db.exec(`
        INSERT INTO tables (tid, id, code) VALUES (1, 't0', 'C0');
        INSERT INTO bases VALUES (1, 0, 'base');
        INSERT INTO runs (tid, n, last, at, data) VALUES (1, 0, 2, 6, '[1,"",5,"one",6,"two"]')`),
    );
  }

  async function openNoting(): Promise<Store> {
    const store = await openSqlite(path, { note: (message) => void noted.push(message) });
    opened.push(store);
    return store;
  }

  const stepsOf = (db: DatabaseSync): unknown => db.prepare('SELECT data FROM runs ORDER BY n').all()[0]?.['data'];

  it('can be undone: the older program goes on with the copy that was made', async () => {
    makeOlder();
    const store = await openNoting();
    expect(await store.append({ table: 't0', n: 3, steps: [{ at: 7, data: 'three' }] })).toEqual({ ok: true });
    await store.close();
    const copy = `${path}.before-format-${MIGRATIONS.length}`;
    expect(noted).toEqual([expect.stringContaining(copy)]);
    expect(() => byOlder(() => {})).toThrow(
      expect.objectContaining({ kind: 'newer', message: expect.stringMatching(/newer Stolik.*Going back/) }),
    );
    // As docs/hosting.md says.
    copyFileSync(copy, path);
    for (const end of ['-wal', '-shm', '-mark', '-damaged']) rmSync(path + end, { force: true });
    expect(byOlder(stepsOf)).toBe('[1,"",5,"one",6,"two"]');
    expect(byOlder((db) => db.prepare('PRAGMA user_version').get())).toEqual({ user_version: BEFORE.length });
  });

  it('never writes over a copy', async () => {
    makeOlder();
    const copy = `${path}.before-format-${MIGRATIONS.length}`;
    writeFileSync(copy, 'mine');
    await (await openNoting()).close();
    expect(readFileSync(copy, 'utf8')).toBe('mine');
    expect(noted).toEqual([expect.stringContaining(`${copy}-2`)]);
    path = `${copy}-2`;
    expect(byOlder(stepsOf)).toBe('[1,"",5,"one",6,"two"]');
  });

  it('is made of no file that is new, or has the format already', async () => {
    await (await openNoting()).close();
    await (await openNoting()).close();
    expect(noted).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.includes('before'))).toEqual([]);
  });

  it('is refused where there is no room for a copy, and nothing is there that was not', async () => {
    makeOlder();
    await expect(keepCopy(path, 9, () => 1000)).rejects.toMatchObject({
      kind: 'unusable',
      message: /no room .* Nothing was changed\. Make 1 MB free/,
    });
    expect(readdirSync(folder)).toEqual(['stolik.db']);
  });

  it('is refused where the copy would not be whole', async () => {
    makeOlder();
    byOlder((db) => {
      const insert = db.prepare('INSERT INTO runs (tid, n, last, at, data) VALUES (1, ?, ?, 1, ?)');
      for (let n = 3; n < 60; n++) insert.run(n, n, JSON.stringify([1, `30 10 ${'x'.repeat(900)}`]));
    });
    tear();
    const before = readFileSync(path);
    await expect(openNoting()).rejects.toMatchObject({ kind: 'damaged', message: /not whole/ });
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.includes('before'))).toEqual([]);
  });

  it('is not begun where the newest commits are missing', async () => {
    makeOlder();
    writeFileSync(`${path}-mark`, Buffer.from([9, 0, 0, 0, 0, 0, 0, 0]));
    await expect(openNoting()).rejects.toMatchObject({ kind: 'damaged', message: /commits are missing/ });
    rmSync(`${path}-mark`);
    expect(byOlder(stepsOf)).toBe('[1,"",5,"one",6,"two"]');
  });
});

describe('back-up', () => {
  it('is a whole store while everything goes on', async () => {
    const store = await filled();
    const copy = join(folder, 'copy.db');
    const done = store.backup(copy);
    await store.append({ table: 't0', n: 11, steps: [{ at: 1, data: 'during' }] });
    await done;
    await store.append({ table: 't0', n: 12, steps: [{ at: 1, data: 'after' }] });
    const restored = await openSqlite(copy);
    opened.push(restored);
    expect((await restored.load('t1'))?.steps).toEqual((await store.load('t1'))?.steps);
    const steps = (await restored.load('t0'))?.steps.length ?? 0;
    expect(steps === 10 || steps === 11).toBe(true);
  });

  it('never writes over a file', async () => {
    const store = await filled(1, 1);
    writeFileSync(join(folder, 'copy.db'), 'mine');
    await expect(store.backup(join(folder, 'copy.db'))).rejects.toThrow('is there already');
    expect(readFileSync(join(folder, 'copy.db'), 'utf8')).toBe('mine');
  });
});

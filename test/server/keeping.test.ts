import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { isOpen, startChild } from '../../bench/server/child.ts';
import { fakeIo } from '../../src/cli/fake.testing.ts';
import { main } from '../../src/cli/main.ts';
import { DATABASE } from '../../src/server/main.ts';
import { migrate, MIGRATIONS } from '../../src/store/schema.ts';
import { call, createTable, sit } from './caller.ts';
import { connect } from './client.ts';
import { closeHouses, newFolder, openHouse, type House } from './house.ts';
import { play } from './player.ts';

afterEach(closeHouses);

async function stolik(...args: readonly string[]) {
  const io = fakeIo();
  const code = await main(args, io);
  return { code, ...io.said };
}

async function houseKey({ url }: House): Promise<unknown> {
  return (await call(url, 'GET', '/api/games')).body['house'];
}

/** A match of two people, to its end. */
async function playMatch(url: string): Promise<{ table: string; token: string; match: string }> {
  const { table, token } = await createTable(url, 'rudy');
  const ola = await sit(url, table, 'Ola');
  const clients = [await connect(url, { table, token }), await connect(url, { table, token: ola.token })];
  const played = clients.map((client, i) => play(client, 'rudy', i + 1));
  clients[0]?.say({ t: 'start' });
  const [first] = await Promise.all(played.map(({ over }) => over));
  return { table, token, match: first?.match ?? '' };
}

test('a data folder that was deleted comes back from a back-up: tables, seats, records and the key of the house', async () => {
  const house = await openHouse();
  const { table, token, match } = await playMatch(house.url);
  const key = await houseKey(house);
  const file = join(newFolder(), 'monday.db');
  expect(await stolik('backup', '--data', house.data, '--out', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 table, 1 record') as string,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await house.close();
  rmSync(house.data, { recursive: true });

  const restored = await stolik('restore', file, '--data', house.data);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toContain('Restored to');
  const again = await openHouse({ data: house.data });
  expect(await houseKey(again)).toBe(key);
  const client = await connect(again.url, { table, token });
  expect(client.told[0]).toMatchObject({ t: 'welcome', chair: 0 });
  const record = await call(again.url, 'GET', `/api/tables/${table}/records/${match}`);
  expect(record.body['game']).toBe('rudy');
  // Nothing is left lying about, beside the back-up either.
  expect(readdirSync(house.data).filter((name) => name.includes('restor'))).toEqual([]);
  expect(readdirSync(join(file, '..'))).toEqual(['monday.db']);
});

test('a restore overwrites nothing: it tells what would be lost, and keeps what was there', async () => {
  const house = await openHouse();
  const first = await createTable(house.url, 'rudy');
  const file = join(newFolder(), 'earlier.db');
  await stolik('backup', '--data', house.data, '--out', file);
  await sit(house.url, first.table, 'Ola');
  const second = await createTable(house.url, 'rudy');

  const running = await stolik('restore', file, '--data', house.data, '--replace');
  expect(running).toMatchObject({ code: 1, err: expect.stringContaining('Another Stolik runs on') as string });
  await house.close();

  const path = join(house.data, DATABASE);
  const before = readFileSync(path);
  const asked = await stolik('restore', file, '--data', house.data);
  expect(asked.code).toBe(1);
  expect(asked.out).toContain('it is newer than the back-up');
  expect(asked.out).toContain('Would be lost: 1 whole table, what was done since at 1 table.');
  expect(asked.out).toContain('Would come back: nothing.');
  expect(asked.err).toContain('--replace');
  expect(readFileSync(path).equals(before)).toBe(true);

  expect((await stolik('restore', file, '--data', house.data, '--replace')).code).toBe(0);
  const aside = readdirSync(house.data).filter((name) => name.includes('before-restore'));
  expect(aside).toHaveLength(1);
  const old = await openHouse({ data: house.data });
  expect((await call(old.url, 'GET', `/api/codes/${first.code}`)).body['people']).toBe(1);
  expect((await call(old.url, 'GET', `/api/codes/${second.code}`)).status).toBe(404);
  await old.close();

  // And forth again, from what was kept.
  const kept = join(house.data, aside[0] ?? '');
  expect((await stolik('restore', kept, '--data', house.data, '--replace')).code).toBe(0);
  const back = await openHouse({ data: house.data });
  expect((await call(back.url, 'GET', `/api/codes/${first.code}`)).body['people']).toBe(2);
  expect((await call(back.url, 'GET', `/api/codes/${second.code}`)).status).toBe(200);
});

test('after a crash what was only in the log is in what is kept, too', async () => {
  const data = newFolder();
  const child = await startChild(data);
  if (!isOpen(child)) throw new Error(child.err);
  const file = join(newFolder(), 'empty.db');
  await stolik('backup', '--data', data, '--out', file);
  const { code } = await createTable(child.url, 'rudy');
  await child.kill();
  expect(existsSync(join(data, `${DATABASE}-wal`))).toBe(true);
  const { out } = await stolik('restore', file, '--data', data, '--replace');
  expect(out).toContain('Would be lost: 1 whole table.');
  const kept = readdirSync(data).find((name) => name.includes('before-restore')) ?? '';
  await stolik('restore', join(data, kept), '--data', data, '--replace');
  const house = await openHouse({ data });
  expect((await call(house.url, 'GET', `/api/codes/${code}`)).status).toBe(200);
});

test('what is no back-up is refused with a sentence, and nothing changes', async () => {
  const folder = newFolder();
  const data = join(folder, 'data');
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const why = async (path: string): Promise<string> => {
    const { code, err } = await stolik('restore', path, '--data', data);
    expect(code).toBe(1);
    expect(existsSync(join(data, DATABASE))).toBe(false);
    return err;
  };
  expect(await why(join(folder, 'nowhere'))).toContain('There is no file');
  expect(await why(file('diary', 'Dear diary, '.repeat(2000)))).toContain('is no database of Stolik');
  const foreign = new DatabaseSync(join(folder, 'recipes.db'));
  foreign.exec('CREATE TABLE recipes (name TEXT)');
  foreign.close();
  expect(await why(join(folder, 'recipes.db'))).toContain('is a database of another program');
  const newer = new DatabaseSync(join(folder, 'newer.db'));
  migrate(newer, 'newer.db');
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  expect(await why(join(folder, 'newer.db'))).toContain('was written by a newer Stolik');
  const torn = new DatabaseSync(join(folder, 'torn.db'));
  migrate(torn, 'torn.db');
  torn.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
    INSERT INTO records (match, tbl, at, data) SELECT 'm' || i, 't', i, hex(randomblob(200)) FROM n`);
  torn.close();
  const bytes = readFileSync(join(folder, 'torn.db'));
  bytes.fill(7, 40_960, 81_920);
  writeFileSync(join(folder, 'torn.db'), bytes);
  expect(await why(join(folder, 'torn.db'))).toContain('is damaged');
});

test('a back-up in a folder that takes nothing can be restored', async () => {
  const house = await openHouse();
  const folder = join(newFolder(), 'shelf');
  mkdirSync(folder);
  await stolik('backup', '--data', house.data, '--out', join(folder, 'b.db'));
  await house.close();
  chmodSync(folder, 0o500);
  expect((await stolik('restore', join(folder, 'b.db'), '--data', join(newFolder(), 'new'))).code).toBe(0);
  expect(readdirSync(folder)).toEqual(['b.db']);
  chmodSync(folder, 0o700);
});

test('going back a version: the older program refuses the newer file with a sentence, and opens the copy from before', async () => {
  const data = newFolder();
  const path = join(data, DATABASE);
  const older = MIGRATIONS.slice(0, -1);
  const openOlder = (): void => {
    const db = new DatabaseSync(path);
    try {
      migrate(db, path, older);
      expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: older.length });
      expect(db.prepare('SELECT code FROM tables').all()).toEqual([{ code: 'OLDONE' }]);
    } finally {
      db.close();
    }
  };
  const made = new DatabaseSync(path);
  migrate(made, path, older);
  made.exec(`INSERT INTO tables (id, code) VALUES ('t', 'OLDONE')`);
  made.close();

  const house = await openHouse({ data });
  await createTable(house.url, 'rudy');
  await house.close();
  expect(openOlder).toThrow(`its format is ${MIGRATIONS.length}, this program knows ${older.length}`);
  const copy = `${path}.before-format-${MIGRATIONS.length}`;
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const restored = await stolik('restore', copy, '--data', data, '--replace');
  expect(restored.code).toBe(0);
  expect(restored.out).toContain('Would be lost: 1 whole table');
  openOlder();
});

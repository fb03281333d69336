import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { isOpen, startChild, type Child, type Ended } from '../../bench/server/child.ts';
import { DEFAULTS, type Config } from '../../src/server/config.ts';
import { DATABASE, serve, type Serving } from '../../src/server/main.ts';
import { backUp } from '../../src/server/keeping.ts';
import { createTable, sit } from './caller.ts';
import { connect } from './client.ts';
import { closeHouses, newFolder, openHouse } from './house.ts';

afterEach(closeHouses);

async function whyNot(change: Partial<Config>): Promise<string> {
  const config: Config = { ...DEFAULTS, port: 0, host: '127.0.0.1', client: 'no-such', data: newFolder(), ...change };
  const started = await serve(config, { out: () => {}, logTo: () => {} });
  if (!started.ok) return started.why;
  await started.serving.close();
  return 'it started';
}

function open(child: Child | Ended): Child {
  if (!isOpen(child)) throw new Error(child.err);
  return child;
}

test('a port in use', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
  });
  expect(await whyNot({ port })).toBe(
    `Port ${port} is taken by another program. Choose another one: --port ${port + 1}`,
  );
  taken.close();
});

test('an address this machine does not have', async () => {
  expect(await whyNot({ host: '203.0.113.1' })).toBe(
    'This machine has no address 203.0.113.1. 0.0.0.0 is all of them: --host 0.0.0.0',
  );
});

test('a file where the folder should be', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  expect(await whyNot({ data: file })).toContain('is a file; the database needs a folder');
  expect(await whyNot({ data: join(file, 'deeper') })).toContain('is a file; the database needs a folder');
});

test('a folder that cannot be written', async () => {
  // Root may write anywhere; what nobody can write is /proc.
  const folder = process.getuid?.() === 0 ? '/proc/self' : newFolder();
  if (folder !== '/proc/self') chmodSync(folder, 0o500);
  expect(await whyNot({ data: folder })).toMatch(/The folder .* cannot be written by this user/);
});

test.runIf(process.platform === 'linux')('a folder that cannot be made', async () => {
  expect(await whyNot({ data: '/proc/nowhere/at-all' })).toMatch(/The folder .* cannot be written. Choose another one/);
});

test('folders within folders are made', async () => {
  const data = join(newFolder(), 'one', 'two', 'three');
  expect(await whyNot({ data })).toBe('it started');
  expect(existsSync(join(data, DATABASE))).toBe(true);
});

test('a database of a newer program, of another program, and none at all: nothing is changed', async () => {
  const { data, close } = await openHouse();
  await close();
  const path = join(data, DATABASE);
  const db = new DatabaseSync(path);
  db.exec('PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  const before = readFileSync(path);
  expect(await whyNot({ data })).toMatch(/was written by a newer Stolik/);
  expect(readFileSync(path).equals(before)).toBe(true);

  const other = newFolder();
  const foreign = new DatabaseSync(join(other, DATABASE));
  foreign.exec('CREATE TABLE recipes (name TEXT)');
  foreign.close();
  expect(await whyNot({ data: other })).toMatch(/is a database of another program/);

  const none = newFolder();
  writeFileSync(join(none, DATABASE), 'Dear diary, '.repeat(2000));
  expect(await whyNot({ data: none })).toMatch(/is no database of Stolik/);
});

test('two servers on one folder: the second does not start', async () => {
  const { data } = await openHouse();
  expect(await whyNot({ data })).toContain(`Another Stolik runs on ${data} already`);
});

test('in a process: exit code 1 and one sentence; a wrong variable too', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  const noFolder = await startChild(file, {});
  expect(noFolder).toMatchObject({ code: 1, err: expect.stringMatching(/^stolik serve: .*needs a folder.*\n$/) });
  const wrong = await startChild(newFolder(), { STOLIK_PROXIES: 'two' });
  expect(wrong).toMatchObject({
    code: 1,
    err: 'stolik serve: STOLIK_PROXIES is "two"; expected a whole number from 0 to 8.\n',
  });
});

test('SIGTERM: everybody is told to come back, the exit code is 0, and it comes back', async () => {
  const data = newFolder();
  const child = open(await startChild(data));
  const { table, token } = await createTable(child.url, 'rudy');
  const client = await connect(child.url, { table, token });
  const stopped = child.stop();
  expect(await client.next('closing')).toMatchObject({ why: 'restart', again: expect.any(Number) });
  expect((await client.closed).code).toBe(1012);
  expect(await stopped).toBe(0);
  const again = open(await startChild(data));
  const back = await connect(again.url, { table, token });
  expect(back.told[0]).toMatchObject({ t: 'welcome', chair: 0 });
  await again.kill();
});

test('a database that was cut short is refused or whole, never silently shorter', async () => {
  const data = newFolder();
  const child = open(await startChild(data));
  const made: string[] = [];
  for (let i = 0; i < 40; i++) {
    const { table } = await createTable(child.url, 'rudy');
    await sit(child.url, table, 'Ola');
    made.push(table);
  }
  await child.kill();
  const files = [DATABASE, `${DATABASE}-wal`].filter((name) => existsSync(join(data, name)));
  for (const name of files) {
    const size = readFileSync(join(data, name)).length;
    for (const share of [0, 0.3, 0.6, 0.9, 0.999]) {
      const copy = join(newFolder(), 'copy');
      mkdirSync(copy);
      for (const each of [...files, `${DATABASE}-mark`]) copyFileSync(join(data, each), join(copy, each));
      truncateSync(join(copy, name), Math.floor(size * share));
      const started = await serve(
        { ...DEFAULTS, port: 0, host: '127.0.0.1', client: 'no-such', data: copy },
        { out: () => {}, logTo: () => {} },
      );
      const found = started.ok ? await wholeOrNot(started.serving, copy, 2 * made.length) : started.why;
      expect(found, `${name} cut to ${share}`).toMatch(/damaged|missing|no database|^whole$/);
    }
  }
});

async function wholeOrNot(serving: Serving, folder: string, steps: number): Promise<string> {
  await serving.close();
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  const { count } = db.prepare('SELECT sum(last - n + 1) AS count FROM runs').get() as { count: number };
  db.close();
  return count === steps ? 'whole' : `${steps - count} steps are gone, and nothing was said`;
}

test('a back-up of a running server is one command, and a server runs on it', async () => {
  const { url, data } = await openHouse();
  const { table, token } = await createTable(url, 'rudy');
  const folder = newFolder();
  const said: string[] = [];
  const io = {
    out: (text: string) => void said.push(text),
    err: (text: string) => void said.push(text),
    env: {},
    client: '',
  };
  expect(await backUp({ data }, join(folder, DATABASE), io)).toBe(0);
  expect(await backUp({ data }, join(folder, DATABASE), io)).toBe(1);
  expect(said[1]).toContain('never writes over anything');
  expect(await backUp({ data: newFolder() }, join(folder, 'x'), io)).toBe(1);
  expect(said[2]).toContain('There is no database');
  const copy = await openHouse({ data: folder });
  const client = await connect(copy.url, { table, token });
  expect(client.told[0]).toMatchObject({ chair: 0 });
});

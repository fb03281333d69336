import { Client } from 'pg';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { binary } from './binary.ts';
import { startNats, type Nats } from './nats.ts';
import { startPostgres, type Postgres } from './postgres.ts';

let postgres: Postgres;
let nats: Nats;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
});
afterAll(async () => {
  await Promise.all([postgres.remove(), nats.stop()]);
});

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('PostgreSQL runs, has databases apart from each other, and keeps them over a restart and a crash', async () => {
  const url = await postgres.database();
  const other = await postgres.database();
  await ask(url, 'CREATE TABLE a AS SELECT 7 AS x');
  await postgres.stop();
  await postgres.start();
  await postgres.stop('crash');
  await postgres.start();
  expect(await ask(url, 'SELECT x FROM a')).toEqual([{ x: 7 }]);
  await expect(ask(other, 'SELECT x FROM a')).rejects.toThrow('does not exist');
});

test('NATS runs, and comes back where it was', async () => {
  const { url } = nats;
  await nats.stop();
  await expect(connect({ servers: url, reconnect: false })).rejects.toThrow('refused');
  await nats.start();
  expect(nats.url).toBe(url);
  const connection = await connect({ servers: url });
  await connection.close();
});

test('what is missing and cannot be had is an error that says what to do', () => {
  const wanted = { program: 'no-such-program', package: 'no-such-package' };
  const asked: string[] = [];
  const install = (name: string): string => {
    asked.push(name);
    return 'E: Unable to locate package';
  };
  expect(() => binary(wanted, install)).toThrow(/sudo apt-get install no-such-package\nE: Unable to locate package/);
  expect(asked).toEqual(['no-such-package']);
});

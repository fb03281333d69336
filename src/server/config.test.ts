import { expect, test } from 'vitest';
import { readConfig, type Env, type Flags } from './config.ts';

function read(env: Env, flags: Flags = {}) {
  return readConfig(env, flags, 'dist/client');
}

test('nothing said: the defaults', () => {
  expect(read({ PATH: '/bin', STOLIK_NODE_TRIED: '1', STOLIK_BEGUN: '1' })).toMatchObject({
    ok: true,
    config: { port: 8080, host: '0.0.0.0', data: './data', proxies: 0, client: 'dist/client' },
  });
});

test('flags go before variables', () => {
  const made = read({ STOLIK_PORT: '4000', STOLIK_DATA: '/a' }, { port: '4001' });
  expect(made).toMatchObject({ ok: true, config: { port: 4001, data: '/a' } });
});

test('every variable is read', () => {
  expect(
    read({
      STOLIK_HOST: '127.0.0.1',
      STOLIK_URL: 'https://stolik.example/',
      STOLIK_ORIGINS: 'https://a.example, http://b.example:81',
      STOLIK_PROXIES: '1',
      STOLIK_METRICS: 'open',
      STOLIK_LOG: 'warn',
      STOLIK_KEEP_TABLES_DAYS: 'forever',
      STOLIK_KEEP_RECORDS_DAYS: '30',
      STOLIK_MAX_CONNECTIONS: '5',
      STOLIK_TABLE_BURST: '7',
      STOLIK_NODE: 'node-1',
      STOLIK_DRAIN_SECONDS: '5',
      DATABASE_URL: 'postgres://stolik@db/stolik',
      NATS_URL: 'nats://a:4222, nats://b:4222',
    }),
  ).toMatchObject({
    ok: true,
    config: {
      host: '127.0.0.1',
      url: 'https://stolik.example',
      origins: ['https://a.example', 'http://b.example:81'],
      proxies: 1,
      metrics: 'open',
      log: 'warn',
      keepTables: null,
      keepRecords: 30,
      limits: { connections: 5, tableBurst: 7, messageBurst: 120 },
      node: 'node-1',
      drain: 5,
      database: 'postgres://stolik@db/stolik',
      nats: 'nats://a:4222, nats://b:4222',
    },
  });
});

test.each([
  [{ STOLIK_PORT: '80a' }, 'STOLIK_PORT is "80a"; expected a whole number from 0 to 65535.'],
  [{ STOLIK_PORT: '65536' }, 'STOLIK_PORT is "65536"; expected a whole number from 0 to 65535.'],
  [{ STOLIK_URL: 'stolik' }, 'STOLIK_URL is "stolik"; expected an address such as https://stolik.example.'],
  [
    { DATABASE_URL: 'postgres://db/stolik' },
    'DATABASE_URL needs NATS_URL: nodes that share a database must hear of each other.',
  ],
  [
    { NATS_URL: 'nats://nats:4222' },
    'NATS_URL needs DATABASE_URL: nodes that hear of each other must share a database.',
  ],
  [{ NATS_URL: 'nats:4222' }, 'NATS_URL is no address such as nats://nats.example:4222.'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL is no address such as postgres://stolik@db.example/stolik.'],
  [{ STOLIK_METRICS: 'yes' }, 'STOLIK_METRICS is "yes"; expected one of local, open, off.'],
  [{ STOLIK_MAX_CONNECTIONS: '0' }, 'STOLIK_MAX_CONNECTIONS is "0"; expected a whole number from 1 to 1000000000.'],
  [
    { STOLIK_KEEP_TABLES_DAYS: 'long' },
    'STOLIK_KEEP_TABLES_DAYS is "long"; expected a whole number from 1 to 36500, or "forever".',
  ],
])('%j is refused with a sentence', (env, why) => {
  expect(read(env as Env)).toEqual({ ok: false, why: [why] });
});

test('a variable of ours that does not exist is a mistake, and all mistakes are told at once', () => {
  const made = read({ STOLIK_PROT: '80', STOLIK_HOST: '' }, { port: 'x' });
  expect(made.ok ? [] : made.why.map((why) => why.split(' ')[0])).toEqual(['STOLIK_PROT', 'STOLIK_HOST', '--port']);
});

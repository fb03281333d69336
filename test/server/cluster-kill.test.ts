import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpen, OPEN_LIMITS, startChild, type Child } from '../../bench/server/child.ts';
import { GAMES } from '../../src/games/rules.ts';
import { verify } from '../../src/table/verify.ts';
import { startNats, type Nats } from '../services/nats.ts';
import { startPostgres, type Postgres } from '../services/postgres.ts';
import { call, createTable, sit } from './caller.ts';
import { connect } from './client.ts';
import { play } from './player.ts';
import { shareIn } from './share.ts';

let postgres: Postgres;
let nats: Nats;
const children: Child[] = [];
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
});
afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()));
  await Promise.all([postgres.remove(), nats.stop()]);
});

async function nodes(count: number): Promise<Child[]> {
  const env = { ...OPEN_LIMITS, DATABASE_URL: await postgres.database(), NATS_URL: nats.url };
  const started = await Promise.all(
    Array.from({ length: count }, (_, i) => startChild('/dev/null', { ...env, STOLIK_NODE: `node${i}` })),
  );
  return started.map((child) => {
    if (!isOpen(child)) throw new Error(child.err);
    children.push(child);
    return child;
  });
}

test('kill -9 of the node that let the clocks strike: another does, once', async () => {
  const [first, second] = await nodes(2);
  if (first === undefined || second === undefined) throw new Error('no nodes');
  const ala = await createTable(first.url, 'rudy', { options: { time: 3 }, settings: { minding: false } });
  const ola = await sit(first.url, ala.table, 'Ola');
  const here = await connect(first.url, ala);
  const there = await connect(second.url, ola);
  for (const client of [here, there]) shareIn(client);
  here.say({ t: 'start' });
  await there.next((told) => told['n'] === 0);
  await here.next((told) => told['n'] === 0);
  // Whoever asks for more time acted last: it is the first node's to strike.
  here.say({ t: 'more-time', seconds: 1, id: 1 });
  await here.next('done');
  await first.kill();
  // Two seats by the clock, in one stroke each turn.
  await there.next((told) => told['n'] === 2);
  await there.next((told) => told['n'] === 4);
  const seen = there.told.filter(({ t }) => t === 'view').map(({ n }) => n);
  expect(seen).toEqual(seen.toSorted((a, b) => Number(a) - Number(b)));
});

test('kill -9 of the node a table with bots was played at: it is played on at another, to its end', async () => {
  const [first, second, third] = await nodes(3);
  if (first === undefined || second === undefined || third === undefined) throw new Error('no nodes');
  const ala = await createTable(first.url, 'mozg', { settings: { minding: false, quickBots: true } });
  const ola = await sit(first.url, ala.table, 'Ola');
  const here = await connect(first.url, ala);
  here.say({ t: 'bot', name: 'Trybik', level: 'beginner', id: 1 });
  await here.next('done');
  const there = await connect(second.url, ola);
  play(here, 'mozg', 1);
  const playing = play(there, 'mozg', 2);
  here.say({ t: 'start' });
  await there.next((told) => Number(told['n']) >= 10);
  await first.kill();
  const back = play(await connect(third.url, ala), 'mozg', 3);
  const [end, same] = await Promise.all([playing.over, back.over]);
  expect(same.outcome).toEqual(end.outcome);
  const { body } = await call(second.url, 'GET', `/api/tables/${ala.table}/records/${end.match}`);
  expect(verify(body, GAMES)).toMatchObject({ flaw: null });
});

test('SIGTERM: people are told to come back, and find their seats at the other node', async () => {
  const [first, second] = await nodes(2);
  if (first === undefined || second === undefined) throw new Error('no nodes');
  const ala = await createTable(first.url, 'rudy');
  const client = await connect(first.url, ala);
  const stopped = first.stop();
  expect(await client.next('closing')).toMatchObject({ why: 'restart', again: expect.any(Number) as number });
  const back = await connect(second.url, ala);
  expect(back.told[0]).toMatchObject({ t: 'welcome', chair: 0 });
  expect(await stopped).toBe(0);
});

test('without its database a node does not start, and says why', async () => {
  const started = await startChild('/dev/null', {
    DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/y',
    NATS_URL: nats.url,
  });
  expect(started).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^stolik serve: PostgreSQL at 127\.0\.0\.1:1\/y does not answer .*\n$/) as string,
  });
  expect(JSON.stringify(started)).not.toContain('secret');
});

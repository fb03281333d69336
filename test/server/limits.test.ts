import { connect as connectRaw } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Limits } from '../../src/server/limits.ts';
import { bearer, call, createTable, sit } from './caller.ts';
import { connect, type Client } from './client.ts';
import { closeHouses, GENEROUS, openHouse } from './house.ts';
import { play } from './player.ts';

afterEach(closeHouses);

/** Nothing comes back within a test. */
const NEVER = 0.000_001;

const withLimits = (limits: Partial<Limits>) => openHouse({ limits: { ...GENEROUS, ...limits } });

async function ask(client: Client, id: number, message: Record<string, unknown>): Promise<unknown> {
  client.say({ ...message, id });
  const told = await client.next((each) => each['id'] === id && (each.t === 'done' || each.t === 'refused'));
  return told.t === 'done' ? 'done' : told['code'];
}

async function turnedAway(url: string): Promise<string> {
  return String((await call(url, 'GET', '/metrics')).body['text']);
}

test('however an address is written, what counts is what it leads to', async () => {
  const { url } = await withLimits({ requestBurst: 2, requestsPerSecond: NEVER });
  expect((await call(url, 'GET', '/%61pi/games')).headers.get('cache-control')).toBe('no-store');
  expect((await call(url, 'GET', '/api/games')).status).toBe(200);
  expect((await call(url, 'GET', '/%61pi/games')).status).toBe(429);
  expect((await call(url, 'GET', '/')).status).toBe(200);
  for (let i = 0; i < 5; i++) expect((await call(url, 'GET', '/%68ealthz')).status).toBe(200);
});

test('an upgrade is a request', async () => {
  const { url } = await withLimits({ requestBurst: 2, requestsPerSecond: NEVER });
  const { table, token } = await createTable(url, 'rudy');
  await connect(url, { table, token });
  await expect(connect(url, { table, token })).rejects.toThrow('429');
});

test('any frame counts: a flood of pongs is read as slowly as one of messages', async () => {
  const { url, port } = await withLimits({ messageBurst: 50, messagesPerSecond: 1 });
  const raw = connectRaw(port, '127.0.0.1');
  raw.on('error', () => {});
  raw.write(
    'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
  raw.write(Buffer.concat(Array.from({ length: 100 }, () => pong)));
  await expect.poll(() => turnedAway(url), { timeout: 60_000 }).toMatch(/why="too-fast"\} 1/);
  raw.destroy();
});

test('a chair may say so much, however many sockets it has, over HTTP as well; others may go on', async () => {
  const { url } = await withLimits({ saidBurst: 3, saidPerMinute: NEVER });
  const ala = await createTable(url, 'rudy');
  const ola = await sit(url, ala.table, 'Ola');
  const [one, other, friend] = await Promise.all([connect(url, ala), connect(url, ala), connect(url, ola)]);
  expect(await ask(one, 1, { t: 'chat', text: 'a' })).toBe('done');
  expect(await ask(other, 1, { t: 'emote', emote: 'wave' })).toBe('done');
  expect(await ask(one, 2, { t: 'chat', text: 'b' })).toBe('done');
  expect(await ask(other, 2, { t: 'chat', text: 'c' })).toBe('too-fast');
  expect(other.newest('refused')).toMatchObject({ wait: expect.any(Number) });
  const path = `/api/tables/${ala.table}/messages`;
  const posted = await call(url, 'POST', path, { t: 'chat', text: 'd' }, bearer(ala.token));
  expect(posted).toMatchObject({ status: 429, body: { code: 'too-fast', wait: expect.any(Number) } });
  expect(posted.headers.get('retry-after')).not.toBeNull();
  expect(await ask(friend, 1, { t: 'chat', text: 'e' })).toBe('done');
  expect(await turnedAway(url)).toMatch(/why="said"\} 2/);
});

test('what is said at a table counts by how many are told', async () => {
  const { url } = await withLimits({ toldBurst: 4, toldPerSecond: NEVER });
  const ala = await createTable(url, 'rudy');
  const clients = await Promise.all([1, 2, 3].map(() => connect(url, ala)));
  const [client] = clients as [Client];
  expect(await ask(client, 1, { t: 'emote', emote: 'wave' })).toBe('done');
  expect(await ask(client, 2, { t: 'emote', emote: 'wave' })).toBe('done');
  expect(await ask(client, 3, { t: 'emote', emote: 'wave' })).toBe('too-fast');
});

test('hellos cost what they are answered with, and looks over HTTP the same', async () => {
  const { url } = await withLimits({ answerBurst: 1000, answersPerSecond: 1 });
  const ala = await createTable(url, 'rudy');
  const ola = await sit(url, ala.table, 'Ola');
  const client = await connect(url, ala);
  for (;;) {
    client.say({ t: 'hello', protocol: 2, table: ala.table, token: ala.token });
    const told = await client.next(({ t }) => t === 'welcome' || t === 'closing');
    if (told.t === 'welcome') continue;
    expect(told).toMatchObject({ why: 'too-many', again: expect.any(Number) });
    break;
  }
  expect((await call(url, 'GET', `/api/tables/${ala.table}`, undefined, bearer(ala.token))).status).toBe(429);
  await connect(url, ola);
});

test('one socket more than a chair may have lets the oldest go', async () => {
  const { url } = await withLimits({ socketsPerChair: 2 });
  const ala = await createTable(url, 'rudy');
  const first = await connect(url, ala);
  const second = await connect(url, ala);
  const third = await connect(url, ala);
  expect(await first.next('closing')).toMatchObject({ why: 'too-many', again: null });
  for (const client of [second, third]) expect(await ask(client, 1, { t: 'emote', emote: 'wave' })).toBe('done');
});

test('a chair may change so much about the table', async () => {
  const { url } = await withLimits({ changeBurst: 2, changesPerMinute: NEVER });
  const ala = await connect(url, await createTable(url, 'rudy'));
  expect(await ask(ala, 1, { t: 'name', name: 'Alicja' })).toBe('done');
  expect(await ask(ala, 2, { t: 'bot', name: 'Bot', level: 'regular' })).toBe('done');
  expect(await ask(ala, 3, { t: 'name', name: 'Ala' })).toBe('too-fast');
  ala.say({ t: 'leave' });
  expect(await ala.next('closing')).toMatchObject({ why: 'left' });
});

test('so many matches are begun at a table, and at all tables of an address', async () => {
  const { url } = await withLimits({ matchBurst: 2, matchesPerHour: NEVER, addressMatchBurst: 3 });
  const begin = async (client: Client, id: number) => {
    const answer = await ask(client, id, { t: 'start' });
    if (answer === 'done') await ask(client, id + 1, { t: 'abandon' });
    return answer;
  };
  const ala = await connect(url, await createTable(url, 'rudy'));
  expect([await begin(ala, 1), await begin(ala, 3), await begin(ala, 5)]).toEqual(['done', 'done', 'too-fast']);
  const ola = await connect(url, await createTable(url, 'rudy'));
  expect([await begin(ola, 1), await begin(ola, 3)]).toEqual(['done', 'too-fast']);
});

test('a table that has kept too much takes nothing more, but lets everybody go', async () => {
  const { url } = await withLimits({ keptBurst: 1500, keptPerHour: NEVER });
  const ala = await connect(url, await createTable(url, 'rudy'));
  const answers: unknown[] = [];
  for (let id = 1; answers.at(-1) !== 'too-fast'; id++)
    answers.push(await ask(ala, id, { t: 'name', name: `Ala ${id}` }));
  expect(answers.length).toBeGreaterThan(5);
  expect(await turnedAway(url)).toMatch(/why="kept"\} 1/);
  ala.say({ t: 'leave' });
  expect(await ala.next('closing')).toMatchObject({ why: 'left' });
});

test('bots left alone wait, and go on at full speed for whoever comes back', async () => {
  const { url } = await withLimits({ unwatchedPercent: NEVER });
  const ala = await createTable(url, 'rudy', { settings: { quickBots: true, minding: false } });
  const gone = await connect(url, ala);
  for (let id = 1; id <= 3; id++) await ask(gone, id, { t: 'bot', name: `Bot ${id}`, level: 'regular' });
  gone.say({ t: 'start' });
  await gone.next('view');
  await gone.close();
  const back = await connect(url, ala);
  expect(await play(back, 'rudy', 4).over).toHaveProperty('outcome');
});

test('whoever plays over HTTP alone looks, too', async () => {
  const { url } = await withLimits({ unwatchedPercent: NEVER });
  const { table, token } = await createTable(url, 'rudy', { settings: { quickBots: true, minding: false } });
  const say = (message: unknown) => call(url, 'POST', `/api/tables/${table}/messages`, message, bearer(token));
  const look = async () => (await call(url, 'GET', `/api/tables/${table}/view`, undefined, bearer(token))).body;
  await say({ t: 'bot', name: 'Bot', level: 'regular' });
  await say({ t: 'start' });
  await expect.poll(look, { timeout: 60_000 }).toHaveProperty('question');
  for (let turn = 1; turn <= 3; turn++) {
    await say({ t: 'move', question: (await look())['question'], move: { number: 3 } });
    // The bot has answered this card, and perhaps the next.
    await expect.poll(async () => (await look())['n'], { timeout: 60_000 }).toBeGreaterThanOrEqual(2 * turn);
  }
});

import { once } from 'node:events';
import { connect as connectRaw, type Socket } from 'node:net';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bearer, call, createTable, sit } from './caller.ts';
import { connect, dial, type Client } from './client.ts';
import { closeHouses, GENEROUS, openHouse, type House } from './house.ts';
import { play } from './player.ts';

const SEED = 20_261_116;
const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);

beforeEach(() => {
  unhandled.length = 0;
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
});

afterEach(async () => {
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
  await closeHouses();
  if (unhandled.length > 0) throw new Error(`unhandled: ${unhandled.map(String).join('; ')}`);
});

/** Two people in a game of Rudy that must not notice anything. */
async function bystanders({ url }: House): Promise<Promise<unknown>> {
  const host = await createTable(url, 'rudy');
  const ola = await sit(url, host.table, 'Ola');
  const clients = await Promise.all([host, ola].map(({ table, token }) => connect(url, { table, token })));
  const playing = clients.map((client, i) => play(client, 'rudy', i));
  clients[0]?.say({ t: 'start' });
  return Promise.all(playing.map(({ over }) => over));
}

const TYPES = [
  'hello move ping promise open name lang leave pass claim-host chat emote game set bot kick host mind start abandon pause',
  'resume more-time asleep let-in renew-links __proto__ constructor toString view',
].flatMap((line) => line.split(' '));

/** Messages from nearly right to nonsense. */
const message = fc.oneof(
  fc
    .record(
      {
        t: fc.constantFrom(...TYPES),
        id: fc.oneof(fc.nat(), fc.constant(-1), fc.string()),
        question: fc.oneof(fc.nat(50), fc.constant(1e300), fc.jsonValue()),
        move: fc.oneof(
          fc.record({ number: fc.oneof(fc.integer(), fc.jsonValue()) }),
          fc.constant({ blank: true }),
          fc.jsonValue(),
        ),
        name: fc.string({ unit: 'binary' }),
        text: fc.string({ unit: 'grapheme', maxLength: 300 }),
        chair: fc.oneof(fc.integer(), fc.jsonValue()),
        settings: fc.jsonValue(),
        options: fc.jsonValue(),
        game: fc.constantFrom('rudy', 'poker', '__proto__'),
        level: fc.string(),
        bytes: fc.constantFrom('00'.repeat(32), 'zz', ''),
        match: fc.string(),
        table: fc.string(),
        protocol: fc.constantFrom(1, 2, '1'),
        seconds: fc.integer(),
        on: fc.jsonValue(),
        emote: fc.constantFrom('fox', 'nope'),
        lang: fc.string(),
      },
      { requiredKeys: ['t'] },
    )
    .map((each) => JSON.stringify(each)),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.constantFrom('', '{', 'null', '[]', '"t"', '{"t":"move","t":"start"}', `{"t":${'['.repeat(2000)}`, '{"t":"pass"}'),
  fc.constantFrom(`${'['.repeat(4000)}${']'.repeat(4000)}`, `{"t":"chat","text":"${'\\u202e'.repeat(1000)}"}`),
);

test('sockets: whatever is sent, every message is answered or the socket closed, and others play on', async () => {
  const house = await openHouse();
  const undisturbed = await bystanders(house);
  const { table, token } = await createTable(house.url, 'rudy');
  const { token: guest } = await sit(house.url, table, 'Ola');
  const texts = fc.sample(message, { numRuns: 1500, seed: SEED });
  let client: Client | undefined;
  for (const [i, text] of texts.entries()) {
    if (i % 50 === 0) {
      client?.terminate();
      client = await dial(house.url);
      if (i % 100 === 0) client.say({ t: 'hello', protocol: 2, table, token: i % 200 === 0 ? token : guest });
    }
    client?.sayText(i % 17 === 0 ? Buffer.from(text) : text);
  }
  client?.terminate();
  const last = await connect(house.url, { table, token });
  last.say({ t: 'ping', id: 1 });
  await last.next('pong');
  await undisturbed;
  expect((await call(house.url, 'GET', '/healthz')).status).toBe(200);
  expect(house.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('sockets: too long a message, a broken frame, a compressed one: that socket alone is closed', async () => {
  const house = await openHouse();
  const undisturbed = await bystanders(house);
  const long = await dial(house.url);
  long.sayText(`{"t":"chat","text":"${'x'.repeat(9000)}"}`);
  expect((await long.closed).code).toBe(1009);
  const frames = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 400 }), { numRuns: 200, seed: SEED });
  for (const frame of frames) {
    const socket = await upgraded(house.port);
    socket.end(frame);
    await new Promise((resolve) => socket.once('close', resolve));
  }
  await undisturbed;
  expect((await call(house.url, 'GET', '/healthz')).status).toBe(200);
});

test('HTTP: malformed requests, paths and bodies give a code and no failure', async () => {
  const house = await openHouse();
  const undisturbed = await bystanders(house);
  const { table, token } = await createTable(house.url, 'rudy');
  const paths = fc.constantFrom(
    '/api/tables',
    `/api/tables/${table}/sit`,
    `/api/tables/${table}/redeem`,
    `/api/tables/${table}/messages`,
    '/api/tables/x/sit',
  );
  const bodies = fc.oneof(message, fc.json(), fc.constant('{"game":"rudy","name":"\ud800"}'));
  for (const [path, body] of fc.sample(fc.tuple(paths, bodies), { numRuns: 500, seed: SEED })) {
    const { status } = await call(house.url, 'POST', path, body, bearer(token));
    expect(status, `${path} ${body}`).toBeLessThan(500);
  }
  for (const path of fc.sample(fc.webPath({ size: 'large' }), { numRuns: 200, seed: SEED })) {
    const { status } = await call(house.url, 'GET', `/api${path}`);
    expect(status, path).toBeLessThan(500);
  }
  for (const bytes of fc.sample(fc.uint8Array({ minLength: 1, maxLength: 300 }), { numRuns: 200, seed: SEED })) {
    await thrown(house.port, bytes);
  }
  await thrown(house.port, Buffer.from(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`));
  await thrown(
    house.port,
    Buffer.from('POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n'),
  );
  await undisturbed;
  expect(house.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('old questions, answered again and again, change nothing', async () => {
  const house = await openHouse({}, { promises: 0 });
  const { table, token } = await createTable(house.url, 'rudy');
  const client = await connect(house.url, { table, token });
  client.say({ t: 'start' });
  const first = await client.next('view');
  for (let i = 0; i < 200; i++) client.say({ t: 'move', question: first['question'], move: { number: i % 30 } });
  client.say({ t: 'ping', id: 9 });
  // One of the two hundred was accepted: the first.
  const second = await client.next((told) => told.t === 'view' && told['n'] === 1);
  expect((second['own'] as { numbers: unknown[] }).numbers.slice(0, 2)).toEqual([{ number: 0, circled: false }, null]);
  await client.next((told) => told.t === 'refused' && client.told.filter(({ t }) => t === 'refused').length === 199);
  expect(client.newest('view')).toMatchObject({ n: 1 });
});

test('other people’s tokens open nothing at this table', async () => {
  const house = await openHouse();
  const mine = await createTable(house.url, 'rudy');
  const theirs = await Promise.all(Array.from({ length: 20 }, () => createTable(house.url, 'rudy')));
  const client = await dial(house.url);
  for (const { token, table } of theirs) {
    client.say({ t: 'hello', protocol: 2, table: mine.table, token });
    expect(await client.next('refused')).toEqual({ t: 'refused', code: 'not-allowed' });
    const rename = { t: 'name', name: 'Zły' };
    expect((await call(house.url, 'POST', `/api/tables/${table}/messages`, rename, bearer(mine.token))).status).toBe(
      403,
    );
  }
});

test('half-open sockets: those beyond the limit are turned away, memory is bounded, and people play on', async () => {
  const most = 500;
  const count = 1500;
  const house = await openHouse({ limits: { ...GENEROUS, connectionsPerAddress: most } });
  const undisturbed = await bystanders(house);
  const sockets: Socket[] = [];
  const before = process.memoryUsage.rss();
  for (let i = 0; i < count; i++) {
    const socket = connectRaw(house.port, '127.0.0.1');
    socket.on('error', () => {});
    // A third says nothing, a third half a request, a third upgrades and never says hello.
    if (i % 3 === 1) socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Half: ');
    if (i % 3 === 2) socket.write(UPGRADE);
    sockets.push(socket.resume());
    // Poured in faster, they would run over in the kernel's queue, and the server would never see them.
    if (i % 20 === 19) await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
  }
  await undisturbed;
  const grown = process.memoryUsage.rss() - before;
  for (const socket of sockets) socket.destroy();
  // Both ends are in this process; 64 KiB for each is far more than it takes, and far less than a leak.
  expect(grown).toBeLessThan(count * 65_536);
  // The server's own count: what the other end saw close may have been a timeout. `connections.test.ts` has the limit exactly.
  const turnedAway = async (): Promise<number> => {
    const { body } = await call(house.url, 'GET', '/metrics').catch(() => ({ body: { text: '' } }));
    return Number(/why="connections-per-address"\} (\d+)/.exec(String(body['text']))?.[1] ?? 0);
  };
  await expect.poll(turnedAway, { timeout: 30_000 }).toBeGreaterThan(0);
  const client = await dial(house.url);
  client.say({ t: 'ping', id: 1 });
  expect(await client.next('pong')).toEqual({ t: 'pong', id: 1 });
});

const UPGRADE =
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

function upgraded(port: number): Promise<Socket> {
  const socket = connectRaw(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(UPGRADE);
  return new Promise((resolve) => socket.once('data', () => resolve(socket.resume())));
}

/** Sends bytes as they are and waits until the server hangs up. */
function thrown(port: number, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const socket = connectRaw(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.resume();
    socket.end(bytes);
  });
}

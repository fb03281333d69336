import { once } from 'node:events';
import { connect as connectRaw, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { bearer, call, createTable, sit } from './caller.ts';
import { connect, dial } from './client.ts';
import { closeHouses, GENEROUS, openHouse } from './house.ts';
import { play } from './player.ts';

afterEach(closeHouses);

test('every answer carries the headers that keep other pages out', async () => {
  const { url } = await openHouse();
  for (const path of ['/', '/healthz', '/api/games', '/api/nothing']) {
    const { headers } = await call(url, 'GET', path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('another page can neither open a socket nor post', async () => {
  const { url } = await openHouse();
  await expect(dial(url, { origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(dial(url, { origin: 'null' })).rejects.toThrow('403');
  const body = { game: 'rudy', name: 'Ala' };
  const posted = await call(url, 'POST', '/api/tables', body, { origin: 'https://evil.example' });
  expect(posted).toMatchObject({ status: 403, body: { code: 'wrong-origin' } });
  expect((await call(url, 'POST', '/api/tables', body, { origin: url })).status).toBe(201);
});

test('no page whose name was made to mean this machine is answered, in the house or on a socket', async () => {
  const { url, port } = await openHouse();
  const asking = (host: string, path: string, more = ''): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connectRaw(port, '127.0.0.1', () => {
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: ${more === '' ? 'close' : 'Upgrade'}\r\n\r\n`,
        );
      });
      let heard = '';
      socket.on('data', (piece: Buffer) => {
        heard += piece.toString();
        if (heard.startsWith('HTTP/1.1 101')) socket.destroy();
      });
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
    });
  const evil = await asking('evil.example', '/api/games');
  expect(evil).toMatch(/^HTTP\/1.1 421 /);
  expect(evil).toContain('"code":"wrong-host"');
  expect(evil).toContain('STOLIK_URL');
  expect(await asking('evil.example', '/')).toMatch(/^HTTP\/1.1 421 /);
  expect(await asking('evil.example', '/metrics')).toMatch(/^HTTP\/1.1 421 /);
  expect(await asking('evil.example', '/healthz')).toMatch(/^HTTP\/1.1 200 /);
  expect(await asking('stolik.local:8080', '/api/games')).toMatch(/^HTTP\/1.1 200 /);
  const upgrade = 'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  const origin = 'Origin: http://evil.example\r\n';
  expect(await asking('evil.example', '/ws', upgrade + origin)).toMatch(/^HTTP\/1.1 421 Misdirected Request\r\n/);
  expect(await asking('evil.example', '/ws', upgrade)).toMatch(/^HTTP\/1.1 421 /);
  expect(await asking(new URL(url).host, '/ws', upgrade)).toMatch(/^HTTP\/1.1 101 /);
});

test('pages that the operator named may', async () => {
  const { url } = await openHouse({ origins: ['https://other.example'] });
  const client = await dial(url, { origin: 'https://other.example' });
  client.say({ t: 'ping' });
  expect(await client.next('pong')).toEqual({ t: 'pong' });
});

test('sockets are opened at /ws and nowhere else', async () => {
  const { url } = await openHouse();
  await expect(dial(`${url}/api`)).rejects.toThrow('404');
});

test.each(['/', '/api/games', '/healthz'])('%s: an offer of another protocol is passed over', async (path) => {
  const { port } = await openHouse();
  const offer = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`;
  const { socket, answer } = await sendRaw(port, offer);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  socket.destroy();
});

test('whoever is refused an upgrade is hung up on, though they keep their end open', async () => {
  const { url, port } = await openHouse({ limits: { ...GENEROUS, connectionsPerAddress: 3 } });
  const ask =
    'GET /elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
  const refused = await Promise.all([1, 2, 3].map(() => sendRaw(port, ask)));
  for (const { answer } of refused) expect(answer).toMatch(/^HTTP\/1\.1 404/);
  const comeIn = () =>
    dial(url).then(
      () => 'in',
      () => 'out',
    );
  await expect.poll(comeIn, { timeout: 60_000, interval: 200 }).toBe('in');
  for (const { socket } of refused) socket.destroy();
});

test('a class behind one address fetches all pages at once; files have an allowance of their own', async () => {
  const { url } = await openHouse({ limits: { ...GENEROUS, requestBurst: 5, fileBurst: 300, filesPerSecond: 0.001 } });
  const fetched = await Promise.all(Array.from({ length: 200 }, () => call(url, 'GET', '/')));
  expect(fetched.filter(({ status }) => status === 429)).toEqual([]);
  expect((await call(url, 'GET', '/api/games')).status).toBe(200);
  const more = await Promise.all(Array.from({ length: 120 }, () => call(url, 'GET', '/')));
  expect(more.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('wrong codes are counted, however many are tried at once, and right ones are not', async () => {
  const { url } = await openHouse({ limits: { ...GENEROUS, missBurst: 3 } });
  const { code } = (await call(url, 'POST', '/api/tables', { game: 'rudy', name: 'Ala' })).body as { code: string };
  for (let i = 0; i < 9; i++) expect((await call(url, 'GET', `/api/codes/${code}`)).status).toBe(200);
  const guesses = await Promise.all(Array.from({ length: 20 }, () => call(url, 'GET', '/api/codes/NOSUCH')));
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(3);
});

test('too many requests, tables or wrong codes of one address are put off', async () => {
  const { url } = await openHouse({ limits: { ...GENEROUS, tableBurst: 2, missBurst: 3, requestBurst: 12 } });
  const create = () => call(url, 'POST', '/api/tables', { game: 'rudy', name: 'Ala' });
  const { table, code } = (await create()).body as { table: string; code: string };
  expect((await create()).status).toBe(201);
  const third = await create();
  expect(third).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  for (let i = 0; i < 3; i++) expect((await call(url, 'GET', '/api/codes/NOSUCH')).status).toBe(404);
  expect((await call(url, 'GET', '/api/codes/NOSUCH')).status).toBe(429);
  // Whoever guesses too much is not told even what is there.
  expect((await call(url, 'GET', `/api/codes/${code}`)).status).toBe(429);
  const statuses: number[] = [];
  for (let i = 0; i < 40; i++) statuses.push((await call(url, 'GET', `/api/tables/${table}`)).status);
  expect(statuses).toContain(429);
  expect((await call(url, 'GET', '/healthz')).status).toBe(200);
});

test('more connections of one address than allowed are hung up on; others of it go on', async () => {
  const { url, port } = await openHouse({ limits: { ...GENEROUS, connectionsPerAddress: 4 } });
  const sockets = await Promise.all([dial(url), dial(url), dial(url), dial(url)]);
  await expect(dial(url)).rejects.toThrow(/socket|ECONNRESET/);
  const refused = await new Promise<string>((resolve) => {
    const raw = connectRaw(port, '127.0.0.1');
    raw.on('error', () => resolve('reset'));
    raw.on('close', () => resolve('closed'));
  });
  expect(['reset', 'closed']).toContain(refused);
  sockets[0]?.say({ t: 'ping', id: 1 });
  await sockets[0]?.next('pong');
  await sockets[1]?.close();
  await expect
    .poll(() =>
      dial(url).then(
        () => 'in',
        () => 'out',
      ),
    )
    .toBe('in');
});

test('behind a proxy sockets are counted by who is behind it', async () => {
  const { url } = await openHouse({ proxies: 1, limits: { ...GENEROUS, connectionsPerAddress: 1 } });
  const from = (address: string) => dial(url, { 'x-forwarded-for': `6.6.6.6, ${address}` });
  await from('203.0.113.1');
  await expect(from('203.0.113.1')).rejects.toThrow('503');
  await from('203.0.113.2');
});

test('a table takes only so many sockets and chairs', async () => {
  const { url } = await openHouse({ limits: { ...GENEROUS, socketsPerTable: 2, chairsPerTable: 2 } });
  const { table, token } = await createTable(url, 'rudy');
  await sit(url, table, 'Ola');
  const full = await call(url, 'POST', `/api/tables/${table}/sit`, { name: 'Ela' });
  expect(full).toMatchObject({ status: 409, body: { code: 'too-many' } });
  await connect(url, { table, token });
  await connect(url, { table, token });
  const third = await dial(url);
  third.say({ t: 'hello', protocol: 2, table, token });
  expect(await third.next('closing')).toMatchObject({ why: 'too-many' });
});

test('a client that sends too fast is read more slowly; nothing of it is lost', async () => {
  const { url } = await openHouse({ limits: { ...GENEROUS, messageBurst: 10, messagesPerSecond: 200 } });
  const { table, token } = await createTable(url, 'rudy');
  const client = await connect(url, { table, token });
  for (let id = 0; id < 100; id++) client.say({ t: 'ping', id });
  for (let id = 0; id < 100; id++) expect(await client.next('pong')).toEqual({ t: 'pong', id });
  const { body } = await call(url, 'GET', '/metrics');
  expect(body['text']).toMatch(/stolik_turned_away_total\{why="too-fast"\} [1-9]/);
});

test('a client that does not read is cut off, and the others play on', async () => {
  const { url } = await openHouse({ limits: { ...GENEROUS, unread: 1 << 16 } });
  const { table, token } = await createTable(url, 'rudy');
  const good = await connect(url, { table, token });
  const bad = connectRaw(Number(new URL(url).port), '127.0.0.1');
  const gone = new Promise<void>((resolve) => bad.on('close', () => resolve()));
  bad.on('error', () => {});
  bad.write(
    'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await new Promise<void>((resolve) => bad.once('data', () => resolve()));
  bad.pause();
  bad.write(masked(JSON.stringify({ t: 'hello', protocol: 2, table, token })));
  // Everything asked is answered, so a reader that never reads piles up pongs.
  const flood = Buffer.concat(
    Array.from({ length: 2000 }, () => masked('{"t":"nonsense","x":"aaaaaaaaaaaaaaaaaaaaaaaa"}')),
  );
  const pour = (): void => void bad.write(flood, () => setImmediate(pour));
  pour();
  const playing = play(good, 'rudy', 3);
  good.say({ t: 'start' });
  await playing.over;
  await expect
    .poll(async () => (await call(url, 'GET', '/metrics')).body['text'], { timeout: 60_000 })
    .toMatch(/why="too-slow"\} 1/);
  bad.resume();
  await gone;
});

test('no log line holds a token, a pass, a key or a name', async () => {
  const { url, logged } = await openHouse({ log: 'debug' });
  const { table, token, code } = await createTable(url, 'rudy', { name: 'Wacława' });
  const client = await connect(url, { table, token });
  const { links } = client.told[0] as unknown as { links: { watch: string; tv: string } };
  client.say({ t: 'pass', id: 1 });
  const { pass } = await client.next('done');
  const watcher = await dial(url);
  watcher.say({ t: 'hello', protocol: 2, table, watch: links.watch });
  await call(url, 'GET', `/api/tables/${table}?token=${token}`, undefined, bearer(token));
  await call(url, 'POST', `/api/tables/${table}/redeem`, { pass });
  const text = logged.join('\n');
  expect(text).toContain('open');
  for (const secret of [token, pass, links.watch, links.tv, code, 'Wacława'])
    expect(text).not.toContain(String(secret));
});

test('metrics are for this machine unless the operator says otherwise', async () => {
  const { url } = await openHouse({ proxies: 1 });
  const outside = { 'x-forwarded-for': '203.0.113.5' };
  expect((await call(url, 'GET', '/metrics', undefined, outside)).status).toBe(404);
  expect((await call(url, 'GET', '/metrics')).status).toBe(200);
  const off = await openHouse({ metrics: 'off' });
  expect((await call(off.url, 'GET', '/metrics')).status).toBe(404);
});

/** Sends bytes and waits for the first to come back. This end is never closed by itself. */
async function sendRaw(port: number, bytes: string): Promise<{ readonly socket: Socket; readonly answer: string }> {
  const socket = connectRaw({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(bytes);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return { socket, answer: answer.toString('latin1') };
}

/** A text frame as a client sends it. */
function masked(text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0xfe, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

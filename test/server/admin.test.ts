import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { dice } from '../../bench/server/dice.ts';
import { fakeIo } from '../../src/cli/fake.testing.ts';
import { main } from '../../src/cli/main.ts';
import { GAMES } from '../../src/games/rules.ts';
import type { Config } from '../../src/server/config.ts';
import { DATABASE } from '../../src/server/main.ts';
import { verify } from '../../src/table/verify.ts';
import { KITS } from '../kits.ts';
import { bearer, call, createTable, sit, type Called } from './caller.ts';
import { connect, type Client } from './client.ts';
import { closeHouses, newFolder, openHouse, type House } from './house.ts';
import { play } from './player.ts';
import { gameNamed, imagineWorlds, keepTables } from './worlds.ts';

afterEach(closeHouses);

/** A house that is looked after, and its token. */
async function lookedAfter(change: Partial<Config> = {}): Promise<{ house: House; token: string }> {
  const house = await openHouse({ admin: 'local', ...change });
  return { house, token: readFileSync(join(house.data, 'admin-token'), 'utf8').trim() };
}

async function stolik(house: House, ...args: readonly string[]) {
  const io = fakeIo();
  const code = await main(['admin', ...args, '--data', house.data, '--url', house.url], io);
  return { code, ...io.said };
}

function admin(house: House, token: string) {
  return {
    get: (path: string): Promise<Called> => call(house.url, 'GET', `/api/admin${path}`, undefined, bearer(token)),
    post: (path: string, body: unknown = {}): Promise<Called> =>
      call(house.url, 'POST', `/api/admin${path}`, body, bearer(token)),
  };
}

/** Ala and Ola play a match to its end. */
async function playMatch(
  house: House,
  name = 'Ala',
): Promise<{ table: string; code: string; match: string; ala: Client }> {
  const { table, code, token } = await createTable(house.url, 'rudy', { name });
  const ola = await sit(house.url, table, 'Ola');
  const ala = await connect(house.url, { table, token });
  const clients = [ala, await connect(house.url, { table, token: ola.token })];
  const played = clients.map((client, i) => play(client, 'rudy', i + 1));
  ala.say({ t: 'start' });
  const [first] = await Promise.all(played.map(({ over }) => over));
  return { table, code, match: first?.match ?? '', ala };
}

test('it is off unless somebody switches it on: there is nothing to ask, and no token', async () => {
  const house = await openHouse();
  expect((await call(house.url, 'GET', '/api/admin/house')).status).toBe(404);
  expect(house.printed.join('')).not.toContain('admin');
  expect(existsSync(join(house.data, 'admin-token'))).toBe(false);
  const { code, err } = await stolik(house, 'status');
  expect(code).toBe(1);
  expect(err).toContain('there is no token');
});

test('the token is printed once, kept as a hash, and in a file of its owner; it is in no log', async () => {
  const { house, token } = await lookedAfter();
  expect(house.printed.join('')).toContain(token);
  expect(statSync(join(house.data, 'admin-token')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(house.data, DATABASE)).includes(token)).toBe(false);
  await admin(house, token).get('/house');
  await admin(house, `${token.slice(1)}x`).get('/house');
  expect(house.logged.join('')).not.toContain(token.slice(1));
  const again = await house.reopen();
  expect(again.printed.join('')).not.toContain(token);
  expect((await admin(again, token).get('/house')).status).toBe(200);

  // A new one: the old one is worth nothing.
  const { code, out } = await stolik(again, 'token');
  expect(code).toBe(0);
  const fresh = /^ {2}(\S{43})$/m.exec(out)?.[1] ?? '';
  expect((await admin(again, token).get('/house')).status).toBe(401);
  expect((await admin(again, fresh).get('/house')).status).toBe(200);
  // And one where the old one is lost.
  const reset = await stolik(again, 'token', '--reset');
  const last = /^ {2}(\S{43})$/m.exec(reset.out)?.[1] ?? '';
  expect((await admin(again, fresh).get('/house')).status).toBe(401);
  expect((await admin(again, last).get('/house')).status).toBe(200);
});

test('a token of the operator’s own is kept nowhere', async () => {
  const adminToken = 'my-own-token-of-more-than-thirty-two-characters';
  const house = await openHouse({ admin: 'local', adminToken });
  expect(existsSync(join(house.data, 'admin-token'))).toBe(false);
  expect((await admin(house, adminToken).get('/house')).status).toBe(200);
  expect((await admin(house, adminToken).post('/token')).status).toBe(400);
});

test('no token, a wrong one, and too many wrong ones of one address', async () => {
  const { house, token } = await lookedAfter();
  expect(await call(house.url, 'GET', '/api/admin/house')).toMatchObject({
    status: 401,
    body: { code: 'wrong-token' },
  });
  const wrong = 'A'.repeat(43);
  let refused = 0;
  for (let i = 0; i < 30; i++) {
    const { status, headers } = await admin(house, wrong).get('/house');
    if (status !== 429) continue;
    refused++;
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(refused).toBeGreaterThan(15);
  // Guessing on learns nothing, not even that one was right.
  expect((await admin(house, token).get('/house')).status).toBe(429);
});

test('from another machine there is nothing, where it is for this one only', async () => {
  const { house, token } = await lookedAfter({ proxies: 1 });
  const from = { ...bearer(token), 'x-forwarded-for': '203.0.113.9' };
  expect((await call(house.url, 'GET', '/api/admin/house', undefined, from)).status).toBe(404);
  expect((await admin(house, token).get('/house')).status).toBe(200);
  const open = await openHouse({ ...house.config, data: newFolder(), admin: 'open' });
  const theirs = readFileSync(join(open.data, 'admin-token'), 'utf8').trim();
  const answer = await call(open.url, 'GET', '/api/admin/house', undefined, { ...from, ...bearer(theirs) });
  expect(answer.status).toBe(200);
});

test('a browser has a session and no token; a change takes the page’s own word besides', async () => {
  const { house, token } = await lookedAfter();
  const origin = { origin: house.url };
  const begun = await call(house.url, 'POST', '/api/admin/session', { token }, origin);
  expect(begun.status).toBe(200);
  expect(begun.headers.get('cache-control')).toBe('no-store');
  expect(begun.headers.get('x-robots-tag')).toContain('noindex');
  const set = begun.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/HttpOnly; SameSite=Strict/);
  expect(set).toContain('Path=/api/admin');
  expect(set).not.toContain(token);
  const cookie = set.split(';')[0] ?? '';
  const csrf = String(begun.body['csrf']);
  expect((await call(house.url, 'GET', '/api/admin/session', undefined, { cookie })).body['csrf']).toBe(csrf);
  const recall = (headers: Record<string, string>): Promise<Called> =>
    call(house.url, 'POST', '/api/admin/notice/end', {}, { cookie, ...headers });
  expect((await recall({})).status).toBe(403);
  expect((await recall(origin)).status).toBe(403);
  expect((await recall({ 'x-stolik-csrf': csrf })).status).toBe(403);
  expect((await recall({ ...origin, 'x-stolik-csrf': 'x' })).status).toBe(403);
  expect((await recall({ origin: 'https://evil.example', 'x-stolik-csrf': csrf })).status).toBe(403);
  expect((await recall({ ...origin, 'x-stolik-csrf': csrf })).status).toBe(200);
  await call(house.url, 'POST', '/api/admin/session/end', {}, { cookie, ...origin, 'x-stolik-csrf': csrf });
  expect((await call(house.url, 'GET', '/api/admin/house', undefined, { cookie })).status).toBe(401);
});

test('tables are listed with their size, age and people, and nothing that could be played or walked in by', async () => {
  const { house, token } = await lookedAfter();
  const { table, code, token: seat } = await createTable(house.url, 'rudy');
  const ala = await connect(house.url, { table, token: seat });
  ala.say({ t: 'chat', text: 'a secret word', id: 1 });
  await ala.next('said');
  const { body } = await admin(house, token).get('/tables');
  expect(body).toMatchObject({
    tables: [{ table, code, game: 'rudy', phase: 'open', people: [{ name: 'Ala', here: true }], bots: 0, sockets: 1 }],
    next: null,
  });
  const detail = await admin(house, token).get(`/tables/${code}`);
  expect(detail.body).toMatchObject({ addresses: ['127.0.0.1'], matches: [] });
  const links = (ala.told[0]?.['links'] ?? {}) as Record<string, string>;
  for (const secret of ['secret word', seat, links['watch'] ?? '?', links['tv'] ?? '?']) {
    expect(JSON.stringify([body, detail.body])).not.toContain(secret);
  }
  const told = await stolik(house, 'tables');
  expect(told.out).toContain(`${code}  rudy  open`);
  expect(told.out).toContain('Ala*');
  expect((await stolik(house, 'status')).out).toMatch(/Store \(sqlite\): well, 1 tables/);
});

/** Where nothing is hidden there is one world only. */
const HIDING = Object.values(KITS).filter(({ parts }) =>
  Object.values(parts).some((part) => typeof part === 'function'),
);

test.each(HIDING.map(({ game }) => game.id))(
  '%s: whatever is hidden, the operator is shown the same bytes',
  async (game) => {
    const random = dice(47);
    const { least, most } = gameNamed(game).seats;
    const all = Array.from({ length: 8 }, (_, i) =>
      imagineWorlds(`${game} ${i}`, game, Math.min(Math.max(3, least), most), 3 + 5 * i, 'table', random),
    ).filter((worlds) => worlds !== undefined);
    const shown: string[] = [];
    for (const world of ['here', 'there'] as const) {
      const data = newFolder();
      await keepTables(data, all, world);
      const { house, token } = await lookedAfter({ data });
      const pages: unknown[] = [(await admin(house, token).get('/tables')).body];
      for (const { id } of all) pages.push((await admin(house, token).get(`/tables/${id}`)).body);
      // Times are those of the making.
      shown.push(JSON.stringify(pages).replaceAll(/"(made|touched)":\d+/g, '"$1":0'));
      await house.close();
    }
    expect(all.some(({ here, there }) => JSON.stringify(here.state) !== JSON.stringify(there.state))).toBe(true);
    expect(shown[1]).toBe(shown[0]);
  },
);

test('a table that is closed: its match is over, everybody is told, and its record is there', async () => {
  const { house } = await lookedAfter();
  const { table, code, token } = await createTable(house.url, 'rudy');
  const ola = await sit(house.url, table, 'Ola');
  const ala = await connect(house.url, { table, token });
  const other = await connect(house.url, { table, token: ola.token });
  for (const client of [ala, other]) play(client, 'rudy', 1);
  ala.say({ t: 'start' });
  await ala.next('view');
  expect(await stolik(house, 'close', code)).toMatchObject({ code: 0 });
  for (const client of [ala, other]) {
    expect(await client.next('closing')).toMatchObject({ why: 'shut', again: null });
  }
  const back = await connect(house.url, { table, token });
  const lobby = back.told[0]?.['lobby'] as { phase: string; match: { abandoned: boolean } | null };
  expect(lobby.phase).toBe('ended');
  expect(lobby.match?.abandoned).toBe(true);
  expect((await stolik(house, 'log')).out).toContain(`closed a table`);
});

test('a table that is deleted is gone whole, with its records, at once and after a restart', async () => {
  const { house } = await lookedAfter();
  const { table, code, match, ala } = await playMatch(house);
  await createTable(house.url, 'rudy', { name: 'Ewa' });
  const { out } = await stolik(house, 'delete', code);
  expect(out).toContain('with 1 record');
  expect(await ala.next('closing')).toMatchObject({ why: 'shut' });
  const check = async ({ url }: House): Promise<void> => {
    expect((await call(url, 'GET', `/api/codes/${code}`)).status).toBe(404);
    expect((await call(url, 'GET', `/api/tables/${table}/records/${match}`)).status).toBe(404);
  };
  await check(house);
  expect((await stolik(house, 'delete', code)).err).toContain('there is no such table');
  const again = await house.reopen();
  await check(again);
  expect((await stolik(again, 'tables')).out).toContain('Ewa');
});

test('a deletion request: the name is out of records, table, journal and file, and every proof still holds', async () => {
  const { house } = await lookedAfter();
  const name = 'Hildegarda z Bingen';
  const { table, code, match } = await playMatch(house, name);
  const record = async ({ url }: House) => (await call(url, 'GET', `/api/tables/${table}/records/${match}`)).body;
  const before = await record(house);
  expect(before['seats']).toEqual([name, 'Ola']);

  expect(await stolik(house, 'forget-name', name)).toMatchObject({
    code: 2,
    out: expect.stringContaining(`table ${code}`) as string,
  });
  const { code: exit, out } = await stolik(house, 'forget-name', name, '--table', code);
  expect({ exit, out }).toEqual({ exit: 0, out: expect.stringContaining('at 1 table and in 1 record') as string });
  const after = await record(house);
  expect(after['seats']).toEqual(['', 'Ola']);
  const key = (await call(house.url, 'GET', '/api/games')).body['house'] as string;
  const verified = verify(after, GAMES, { house: key, pins: [] });
  expect(verified.flaw).toBeNull();
  expect(verified.steps.find((step) => step.check === 'names')?.data).toMatchObject({ takenOut: 1 });
  expect((await stolik(house, 'find-name', name)).out).toContain('It stands nowhere');
  expect((await stolik(house, 'log')).out).not.toContain(name);
  expect(house.logged.join('')).not.toContain(name);
  await house.close();
  const files = [DATABASE, `${DATABASE}-wal`].map((file) => join(house.data, file)).filter(existsSync);
  for (const file of files) expect(readFileSync(file).includes(name), file).toBe(false);

  // The table goes on, also from what is left of its journal.
  const again = await openHouse({ ...house.config });
  expect((await record(again))['seats']).toEqual(['', 'Ola']);
  expect((await call(again.url, 'GET', `/api/codes/${code}`)).body).toMatchObject({ people: 2, phase: 'ended' });
});

test('a name is not taken out of a match that runs, and that is said', async () => {
  const { house } = await lookedAfter();
  const { table, code, token } = await createTable(house.url, 'rudy');
  await sit(house.url, table, 'Ola');
  const ala = await connect(house.url, { table, token });
  ala.say({ t: 'start' });
  await ala.next((told) => (told['lobby'] as { phase?: string } | undefined)?.phase === 'preparing');
  expect((await stolik(house, 'forget-name', 'Ola', '--everywhere')).out).toContain(`A match runs at ${code}`);
});

test('an address that is banned is let go, kept out for its time, across restarts, and let in when it is lifted', async () => {
  const { house } = await lookedAfter({ proxies: 1 });
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const made = await call(house.url, 'POST', '/api/tables', { game: 'rudy', name: 'Zły' }, from);
  const { table, token } = made.body as { table: string; token: string };
  const bad = await connect(house.url, { table, token }, from);
  const good = await connect(house.url, { table, token }, { 'x-forwarded-for': '198.51.100.2' });
  expect((await stolik(house, 'ban', '203.0.113.7', '--hours', '2', '--why', 'noise')).out).toContain(
    'kept out for 2 h',
  );
  expect(await bad.next('closing')).toMatchObject({ why: 'shut', again: null });
  const tries = async ({ url }: House): Promise<Called> => call(url, 'GET', '/api/games', undefined, from);
  expect(await tries(house)).toMatchObject({
    status: 403,
    body: { code: 'banned', wait: expect.any(Number) as number },
  });
  const page = await call(house.url, 'GET', '/', undefined, { ...from, accept: 'text/html' });
  expect(page.body['text']).toContain('nie jest tu wpuszczany');
  await expect(connect(house.url, { table, token }, from)).rejects.toThrow('403');
  good.say({ t: 'ping', id: 1 });
  await good.next('pong');

  const again = await house.reopen();
  expect((await tries(again)).status).toBe(403);
  expect((await stolik(again, 'status')).out).toContain('203.0.113.7  for 2 h  noise');
  expect((await stolik(again, 'lift', '203.0.113.7')).code).toBe(0);
  expect((await tries(again)).status).toBe(200);
  const log = (await stolik(again, 'log')).out;
  for (const did of ['banned an address', 'lifted a ban']) expect(log).toContain(did);
});

test('a ban that would shut the house, or its operator out, is refused', async () => {
  const { house, token } = await lookedAfter({ proxies: 1, admin: 'open' });
  expect((await stolik(house, 'ban', '127.0.0.1')).err).toContain('that is this machine');
  expect((await stolik(house, 'ban', 'everybody')).err).toContain('IPv4 or IPv6');
  const own = { ...bearer(token), 'x-forwarded-for': '2001:db8:1:2::5' };
  const ban = await call(house.url, 'POST', '/api/admin/bans', { address: '2001:db8:1:2::9', hours: 1 }, own);
  expect(ban).toMatchObject({ status: 400, body: { why: 'that is where you are' } });
});

test('a restart is announced to whoever is there and whoever comes, and taken back', async () => {
  const { house } = await lookedAfter();
  const { table, token } = await createTable(house.url, 'rudy');
  const ala = await connect(house.url, { table, token });
  expect((await stolik(house, 'announce')).err).toContain('say when, or what');
  expect((await stolik(house, 'announce', '--in', '10', '--pl', 'Nowe karty.', '--en', 'New cards.')).code).toBe(0);
  const text = { pl: 'Nowe karty.', en: 'New cards.' };
  const told = await ala.next('notice');
  expect(told['notice']).toMatchObject({ text });
  expect((told['notice'] as { left: number }).left).toBeGreaterThan(9 * 60_000);
  const late = await connect(house.url, { table, token });
  expect((await late.next('notice'))['notice']).toMatchObject({ text });
  expect((await call(house.url, 'GET', '/api/notice')).body['notice']).toMatchObject({ text });
  expect((await stolik(house, 'recall')).code).toBe(0);
  expect((await ala.next((each) => each.t === 'notice' && each['notice'] === null)).t).toBe('notice');
  expect((await call(house.url, 'GET', '/api/notice')).body).toEqual({ notice: null });
});

test('limits that were met are told with who met them', async () => {
  const { house, token } = await lookedAfter();
  const { limits } = house.config;
  const strict = await openHouse({
    ...house.config,
    data: newFolder(),
    limits: { ...limits, missBurst: 2, missesPerHour: 1 },
  });
  expect(token).not.toBe('');
  for (let i = 0; i < 5; i++) await call(strict.url, 'GET', '/api/codes/NOSUCH');
  expect((await stolik(strict, 'status')).out).toMatch(/codes +127\.0\.0\.1 +3 times/);
});

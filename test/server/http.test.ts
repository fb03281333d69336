import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { bearer, call, createTable, sit } from './caller.ts';
import { connect } from './client.ts';
import { closeHouses, newFolder, openHouse } from './house.ts';

afterEach(closeHouses);

test('health, readiness, metrics and a page answer', async () => {
  const { url, printed } = await openHouse();
  expect(await call(url, 'GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true } });
  expect(await call(url, 'GET', '/readyz')).toMatchObject({ status: 200, body: { ok: true, trouble: null } });
  const metrics = await call(url, 'GET', '/metrics');
  for (const name of ['stolik_sockets', 'stolik_tables', 'stolik_moves_total', 'stolik_commit_seconds_total']) {
    expect(metrics.body['text']).toContain(name);
  }
  const types = [...String(metrics.body['text']).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  expect(types.length).toBeGreaterThan(15);
  for (const [, name = '', type] of types) expect([name, type === 'counter']).toEqual([name, name.endsWith('_total')]);
  expect((await call(url, 'GET', '/')).body['text']).toContain('The server runs');
  expect(printed.join('')).toContain('Stolik is open');
});

test('a built client is served, any page of it by the same file, and nothing outside its folder', async () => {
  const client = newFolder();
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<!doctype html>the client');
  writeFileSync(join(client, 'assets', 'a-1.js'), 'export {};');
  const { url } = await openHouse({ client });
  expect((await call(url, 'GET', '/')).body['text']).toContain('the client');
  expect((await call(url, 'GET', '/t/ABCDEF', undefined, { accept: 'text/html' })).body['text']).toContain(
    'the client',
  );
  const asset = await call(url, 'GET', '/assets/a-1.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  for (const path of ['/assets/b.js', '/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json']) {
    const { status, body } = await call(url, 'GET', path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body)).not.toContain('dependencies');
  }
});

test('files go out compressed where they lie so, and a page names what it will fetch next', async () => {
  const client = newFolder();
  mkdirSync(join(client, 'assets'));
  mkdirSync(join(client, '.vite'));
  const script = 'export const far = "away";';
  writeFileSync(join(client, 'index.html'), '<!doctype html>the client');
  writeFileSync(join(client, 'assets', 'a-1.js'), script);
  writeFileSync(join(client, 'assets', 'a-1.js.br'), brotliCompressSync(script));
  const chunks = {
    'index.html': { file: 'assets/index-1.js', imports: ['_house.js'] },
    '_house.js': { file: 'assets/house-1.js' },
    '_table.js': { file: 'assets/table-1.js', css: ['assets/table-1.css'] },
    'theme/fonts/nunito-latin-ext.woff2': { file: 'assets/ext-1.woff2' },
    'house/lobby.tsx': { file: 'assets/lobby-1.js', imports: ['_table.js'] },
    'house/home/home.tsx': {
      file: 'assets/home-1.js',
      imports: ['index.html', '_house.js'],
      css: ['assets/home-1.css'],
    },
    'house/home/words/pl.ts?compiled': { file: 'assets/home-pl-1.js' },
    'house/words/pl.ts?compiled': { file: 'assets/pl-1.js' },
    'house/words/en.ts?compiled': { file: 'assets/en-1.js' },
    'house/table-page.tsx': { file: 'assets/page-1.js', imports: ['index.html', '_table.js'] },
  };
  writeFileSync(join(client, '.vite', 'manifest.json'), JSON.stringify(chunks));
  const { url } = await openHouse({ client });
  const asset = await fetch(`${url}/assets/a-1.js`, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(asset.headers.get('vary')).toContain('accept-encoding');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(await asset.text()).toBe(script);
  const plain = await fetch(`${url}/assets/a-1.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
  expect((await fetch(`${url}/assets/a-1.js.br`)).status).toBe(404);

  const hint = async (path: string, language: string): Promise<string[]> => {
    const { headers } = await fetch(url + path, { headers: { accept: 'text/html', 'accept-language': language } });
    return [...(headers.get('link') ?? '').matchAll(/<([^>]*)>/g)].map((found) => found[1] ?? '');
  };
  expect(await hint('/', 'pl-PL,pl;q=0.9')).toEqual([
    '/assets/pl-1.js',
    '/assets/home-1.js',
    '/assets/home-pl-1.js',
    '/assets/home-1.css',
    '/assets/ext-1.woff2',
  ]);
  expect(await hint('/t/ABCDEF', 'de')).toEqual([
    '/assets/en-1.js',
    '/assets/page-1.js',
    '/assets/table-1.js',
    '/assets/lobby-1.js',
    '/assets/table-1.css',
  ]);
  expect(await hint('/nowhere/at/all', 'pl')).toEqual([]);
  expect(await hint('/constructor', 'pl')).toEqual([]);
});

test('a link to a table tells chat apps who invites to what, with a picture; any other code is the plain page', async () => {
  const client = newFolder();
  mkdirSync(join(client, 'pictures'));
  writeFileSync(join(client, 'index.html'), '<!doctype html><head></head>the client');
  writeFileSync(join(client, 'pictures', 'rudy.jpg'), 'a picture');
  const { url } = await openHouse({ client });
  const { code, table } = await createTable(url, 'rudy', { name: "Al$'a", lang: 'pl' });
  const page = async (path: string) => (await call(url, 'GET', path, undefined, { accept: 'text/html' })).body['text'];
  const told = await page(`/t/${code.toLowerCase()}`);
  expect(told).toContain('content="Al$&#39;a zaprasza do stolika: Rudy"');
  expect(told).toContain(`<meta property="og:image" content="${url}/pictures/rudy.jpg" />`);
  expect(told).toContain(`<meta property="og:url" content="${url}/t/${code}" />`);
  expect(told).toMatch(/<\/head>the client$/);
  expect(told).not.toContain(table);
  expect(await page('/t/ABCDEF')).toBe('<!doctype html><head></head>the client');
  expect((await call(url, 'GET', `/t/${code}`)).status).toBe(404);
  expect(await (await fetch(`${url}/pictures/rudy.jpg`)).text()).toBe('a picture');
});

test('a table is opened, found by its code in any case, and sat down at', async () => {
  const { url } = await openHouse();
  const host = await createTable(url, 'rudy', { lang: 'pl', options: { lastAloud: true } });
  expect(host).toMatchObject({ chair: 0, code: expect.stringMatching(/^[A-Z0-9]{6}$/) });
  const found = await call(url, 'GET', `/api/codes/${host.code.toLowerCase()}`);
  expect(found.body).toEqual({
    table: host.table,
    code: host.code,
    game: 'rudy',
    phase: 'open',
    locked: false,
    people: 1,
    host: 'Ala',
  });
  const ola = await sit(url, host.table, '  Ola ');
  const seen = await call(url, 'GET', `/api/tables/${host.table}`, undefined, bearer(ola.token));
  expect(seen.body).toMatchObject({ t: 'welcome', chair: 1, role: 'seat', links: { watch: expect.any(String) } });
  const { chairs } = seen.body['lobby'] as { chairs: { name: string }[] };
  expect(chairs.map(({ name }) => name)).toEqual(['Ala', 'Ola']);
});

test('a face is told to the table beside the name, can be changed, and is no part of the record', async () => {
  const { url } = await openHouse();
  const host = await createTable(url, 'rudy', { face: 'teapot' });
  const ola = await sit(url, host.table, 'Ola');
  const faces = async (): Promise<unknown> => {
    const { body } = await call(url, 'GET', `/api/tables/${host.table}`, undefined, bearer(host.token));
    return (body['lobby'] as { chairs: { face: string | null }[] }).chairs.map(({ face }) => face);
  };
  expect(await faces()).toEqual(['teapot', null]);
  const messages = `/api/tables/${host.table}/messages`;
  const change = await call(url, 'POST', messages, { t: 'face', face: 'kite', id: 1 }, bearer(ola.token));
  expect(change.body).toEqual({ t: 'done', id: 1 });
  expect(await faces()).toEqual(['teapot', 'kite']);
  const bad = await call(url, 'POST', messages, { t: 'face', face: '<b>' }, bearer(ola.token));
  expect(bad.body).toMatchObject({ code: 'bad-message', place: 'face' });
});

test('what is wrong is refused with a code, and the place is named', async () => {
  const { url } = await openHouse();
  const { table, token } = await createTable(url, 'rudy');
  const cases: [string, unknown, number, Record<string, unknown>][] = [
    ['/api/tables', { game: 'poker', name: 'Ala' }, 400, { code: 'no-game' }],
    ['/api/tables', { game: '__proto__', name: 'Ala' }, 400, { code: 'no-game' }],
    ['/api/tables', { game: 'rudy', name: '\u202e\u200b' }, 400, { code: 'bad-message', place: 'name' }],
    ['/api/tables', { game: 'rudy', name: 'x'.repeat(25) }, 400, { code: 'bad-message', place: 'name' }],
    ['/api/tables', { game: 'rudy' }, 400, { code: 'bad-message', place: 'name' }],
    [
      '/api/tables',
      { game: 'rudy', name: 'A', settings: { god: true } },
      400,
      { code: 'bad-message', place: 'settings.god' },
    ],
    ['/api/tables', { game: 'rudy', name: 'A', options: { deck: 5 } }, 400, { code: 'no-game', place: 'options.deck' }],
    ['/api/tables', { game: 'rudy', name: 'A', more: 1 }, 400, { code: 'bad-message', place: 'more' }],
    ['/api/tables', '{', 400, { code: 'bad-message', why: 'the body is no JSON' }],
    ['/api/tables', [], 400, { code: 'bad-message' }],
    ['/api/tables', { game: 'rudy', name: 'A', options: 'x'.repeat(20_000) }, 413, { code: 'too-long' }],
    [`/api/tables/${'0'.repeat(32)}/sit`, { name: 'Ola' }, 404, { code: 'no-table' }],
    [`/api/tables/${table}/sit`, { name: 'Ala' }, 409, { code: 'name-taken' }],
    [`/api/tables/${table}/redeem`, { pass: 'x' }, 409, { code: 'bad-pass' }],
    [`/api/tables/${table}/redeem`, { pass: token }, 409, { code: 'bad-pass' }],
  ];
  for (const [path, body, status, refusal] of cases) {
    expect(await call(url, 'POST', path, body), JSON.stringify(body)).toMatchObject({ status, body: refusal });
  }
  const text = await fetch(`${url}/api/tables`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'text/plain' },
  });
  expect(text.status).toBe(400);
  expect(await call(url, 'GET', '/api/codes/NOSUCH')).toMatchObject({ status: 404, body: { code: 'no-table' } });
  expect(await call(url, 'GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('without a right one sees and does nothing; a wrong token is like none', async () => {
  const { url } = await openHouse();
  const mine = await createTable(url, 'rudy');
  const theirs = await createTable(url, 'rudy');
  const wrong = [{}, bearer('x'), bearer(theirs.token), { authorization: 'Basic eDp5' }, { authorization: 'Watch 00' }];
  for (const headers of wrong) {
    for (const path of ['', '/view', '/records']) {
      const { status } = await call(url, 'GET', `/api/tables/${mine.table}${path}`, undefined, headers);
      expect(status).toBe(403);
    }
    const said = await call(url, 'POST', `/api/tables/${mine.table}/messages`, { t: 'start' }, headers);
    expect(said.status).toBe(403);
  }
});

test('a browser gets its token in a cookie no script can read, and is known by it', async () => {
  const { url } = await openHouse();
  const made = await call(url, 'POST', '/api/tables', { game: 'rudy', name: 'Ala', cookie: true });
  expect(made.body).not.toHaveProperty('token');
  const [cookie = ''] = made.headers.getSetCookie();
  expect(cookie).toMatch(/^stolik-[0-9a-f]{32}=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  const table = String(made.body['table']);
  const kept = { cookie: cookie.split(';')[0] ?? '' };
  expect((await call(url, 'GET', `/api/tables/${table}`, undefined, kept)).body).toMatchObject({ chair: 0 });
  // A second tap on "sit down" is no second person.
  expect(await call(url, 'POST', `/api/tables/${table}/sit`, { name: 'Ala', cookie: true }, kept)).toMatchObject({
    status: 200,
    body: { chair: 0 },
  });
});

test('behind https the cookie is for https only', async () => {
  const { url } = await openHouse({ url: 'https://stolik.example', proxies: 1 });
  const made = await call(url, 'POST', '/api/tables', { game: 'rudy', name: 'Ala', cookie: true });
  expect(made.headers.getSetCookie()[0]).toContain('; Secure');
  expect(made.headers.get('strict-transport-security')).toContain('max-age');
});

test('a seat moves to another device by a pass, once, and the old device is logged out', async () => {
  const { url } = await openHouse();
  const { table, token } = await createTable(url, 'rudy');
  const old = await connect(url, { table, token });
  old.say({ t: 'pass', id: 5 });
  const { pass } = await old.next('done');
  const moved = await call(url, 'POST', `/api/tables/${table}/redeem`, { pass });
  expect(moved).toMatchObject({ status: 201, body: { chair: 0, token: expect.any(String) } });
  expect(await old.next('closing')).toMatchObject({ why: 'moved', again: null });
  await old.closed;
  expect((await call(url, 'GET', `/api/tables/${table}`, undefined, bearer(token))).status).toBe(403);
  expect((await call(url, 'POST', `/api/tables/${table}/redeem`, { pass })).body).toEqual({ code: 'bad-pass' });
  await connect(url, { table, token: String(moved.body['token']) });
});

test('a whole game of Rudy over plain HTTP, as in the session with curl', async () => {
  const { url } = await openHouse({}, { promises: 0 });
  const { table, token } = await createTable(url, 'rudy', { settings: { minding: false } });
  const me = bearer(token);
  const say = (message: unknown) => call(url, 'POST', `/api/tables/${table}/messages`, message, me);
  expect((await call(url, 'GET', `/api/tables/${table}/view`, undefined, me)).body).toEqual({ code: 'no-match' });
  expect((await say({ t: 'start', id: 3 })).body).toEqual({ t: 'done', id: 3 });
  let view = await call(url, 'GET', `/api/tables/${table}/view`, undefined, me);
  while (view.status !== 200) view = await call(url, 'GET', `/api/tables/${table}/view`, undefined, me);
  for (let turn = 1; turn <= 20; turn++) {
    expect(view.body).toMatchObject({ t: 'view', seat: 0, n: turn - 1, table: { turn }, events: [] });
    const { question } = view.body;
    expect((await say({ t: 'move', question, move: { number: 3 } })).body).toEqual({ t: 'done' });
    // The same tap again is refused, and changes nothing.
    expect(await say({ t: 'move', question, move: { number: 4 } })).toMatchObject({
      status: 409,
      body: { t: 'refused' },
    });
    view = await call(url, 'GET', `/api/tables/${table}/view`, undefined, me);
  }
  expect(view.body).toMatchObject({ question: null, table: { finished: true } });
  const match = String(view.body['match']);
  const { body } = await call(url, 'GET', `/api/tables/${table}/records/${match}`);
  expect(body).toMatchObject({ stolik: 1, game: 'rudy', seats: ['Ala'], entries: { length: 20 } });
  expect((await call(url, 'GET', `/api/tables/${table}/records`, undefined, me)).body).toMatchObject({
    records: [{ match }],
  });
  expect(await call(url, 'GET', `/api/tables/${table}/records/nothing`)).toMatchObject({ status: 404 });
});

test('the record of a running match is nobody’s', async () => {
  const { url } = await openHouse({}, { promises: 0 });
  const { table, token } = await createTable(url, 'rudy');
  const client = await connect(url, { table, token });
  client.say({ t: 'start' });
  const { match } = await client.next('view');
  const answer = await call(url, 'GET', `/api/tables/${table}/records/${String(match)}`, undefined, bearer(token));
  expect(answer).toMatchObject({ status: 404, body: { code: 'no-record' } });
});

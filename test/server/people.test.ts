import { afterEach, expect, test } from 'vitest';
import { misfit, ofProtocol } from '../schemas.ts';
import { bearer, call, createTable, type Seated } from './caller.ts';
import { connect } from './client.ts';
import { closeHouses, GENEROUS, openHouse, QUICK } from './house.ts';

afterEach(closeHouses);

const OPEN = { people: true } as const;
const look = (url: string, headers: Record<string, string> = {}) => call(url, 'GET', '/api/people', undefined, headers);
const find = (url: string, more: object = {}) =>
  call(url, 'POST', '/api/people', { game: 'mozg', name: 'Ala', ...more });
const seatOf = ({ body }: { readonly body: unknown }): Seated => body as Seated;
const tablesIn = ({ body }: { readonly body: unknown }) => (body as { tables: { ticket: string }[] }).tables;

test('nobody is found unless the operator allows it', async () => {
  const { url } = await openHouse();
  expect(await look(url)).toMatchObject({ status: 403, body: { code: 'no-listing' } });
  expect(await find(url)).toMatchObject({ status: 403, body: { code: 'no-listing' } });
  const ala = await createTable(url, 'mozg');
  const set = { t: 'set', settings: { listed: true } };
  const asked = await call(url, 'POST', `/api/tables/${ala.table}/messages`, set, bearer(ala.token));
  expect(asked).toMatchObject({ status: 409, body: { code: 'no-listing' } });
  const made = { game: 'mozg', name: 'Ala', settings: { listed: true } };
  expect(await call(url, 'POST', '/api/tables', made)).toMatchObject({ body: { code: 'no-listing' } });
  expect((await call(url, 'GET', '/api/games')).body).toMatchObject({ people: false });
});

test('two who do not know each other are seated at one table, and a third who wants another game is not', async () => {
  const { url } = await openHouse(OPEN);
  const ala = seatOf(await find(url, { lang: 'pl' }));
  const ola = seatOf(await find(url, { name: 'Ola', lang: 'pl-PL' }));
  expect(ola.table).toBe(ala.table);
  const rudy = seatOf(await find(url, { name: 'Iga', game: 'rudy' }));
  expect(rudy.table).not.toBe(ala.table);
  // Whoever has the same name as somebody there opens a table of their own.
  const other = seatOf(await find(url, { lang: 'pl' }));
  expect(other.table).not.toBe(ala.table);
});

test('nobody meets strangers under a name with a bad word in it', async () => {
  const { url } = await openHouse(OPEN);
  const bad = { status: 409, body: { code: 'bad-word' } };
  expect(await find(url, { name: 'Kurwa' })).toMatchObject(bad);
  const ala = seatOf(await find(url, { lang: 'pl' }));
  await connect(url, ala);
  const [entry] = tablesIn(await look(url));
  expect(await find(url, { name: 'Kurwa', at: entry?.ticket })).toMatchObject(bad);
});

test('the list says game, language, pace and free seats, nothing of who is there, and leads to a seat', async () => {
  const { url } = await openHouse(OPEN);
  const ala = seatOf(await find(url, { lang: 'pl' }));
  const socket = await connect(url, ala);
  const first = await look(url);
  expect(first.body).toEqual({
    tables: [{ ticket: expect.any(String), game: 'mozg', lang: 'pl', pace: 'calm', free: 4, playing: false }],
  });
  expect(misfit(ofProtocol('http-people'), first.body)).toBeUndefined();
  const text = JSON.stringify(first.body);
  for (const secret of [ala.table, ala.code, 'Ala']) expect(text).not.toContain(secret);

  const mark = first.headers.get('etag') ?? '';
  expect(await look(url, { 'if-none-match': mark })).toMatchObject({ status: 304 });
  const [entry] = tablesIn(first);
  const ola = seatOf(await find(url, { name: 'Ola', at: entry?.ticket }));
  expect(ola.table).toBe(ala.table);
  expect(await look(url, { 'if-none-match': mark })).toMatchObject({ status: 200, body: { tables: [{ free: 3 }] } });
  expect(await find(url, { name: 'Ala', at: entry?.ticket })).toMatchObject({ body: { code: 'name-taken' } });
  expect(await find(url, { name: 'Iga', at: 'f'.repeat(32) })).toMatchObject({
    status: 404,
    body: { code: 'no-table' },
  });

  // A table nobody is at is not listed, nor is one its host has closed.
  await socket.close();
  await expect.poll(async () => tablesIn(await look(url))).toEqual([]);
  const again = await connect(url, ala);
  await expect.poll(async () => tablesIn(await look(url)).length).toBe(1);
  again.say({ t: 'set', id: 1, settings: { locked: true } });
  await again.next('done');
  await expect.poll(async () => tablesIn(await look(url))).toEqual([]);
});

test('who waits is told how long, bots fill the table, and one gives way at the next match', async () => {
  const { url } = await openHouse(OPEN, { ...QUICK, gathering: 300, countdown: 50 });
  const ala = seatOf(await find(url, { lang: 'pl' }));
  const socket = await connect(url, ala);
  const lobbies = () => socket.told.flatMap(({ t, lobby }) => (t === 'lobby' ? [lobby as Lobby] : []));
  await expect.poll(() => lobbies().some(({ startsIn }) => startsIn !== null && startsIn > 0)).toBe(true);
  await expect.poll(() => lobbies().at(-1)?.phase, { timeout: 10_000 }).toBe('playing');
  expect(
    lobbies()
      .at(-1)
      ?.chairs.map(({ bot }) => bot !== null),
  ).toEqual([false, true, true, true]);

  const [entry] = tablesIn(await look(url));
  expect(entry).toMatchObject({ playing: true, free: 4 });
  const names = ['Ola', 'Iga', 'Ula', 'Ela'];
  const others = [];
  for (const name of names) others.push(seatOf(await find(url, { name, at: entry?.ticket })));
  await Promise.all(others.map((each) => connect(url, each)));
  socket.say({ t: 'abandon', id: 2 });
  await socket.next('done');
  // What is answered may come before what everybody is told.
  const next = () =>
    lobbies().findLast(({ phase, chairs }) => phase === 'playing' && chairs.every(({ bot }) => bot === null));
  await expect.poll(() => next()?.chairs.map(({ name }) => name), { timeout: 10_000 }).toEqual(['Ala', ...names]);
  for (const message of socket.told) expect(misfit(ofProtocol('down'), message)).toBeUndefined();
});

interface Lobby {
  readonly phase: string;
  readonly startsIn: number | null;
  readonly chairs: readonly { readonly name: string; readonly bot: string | null }[];
}

test('nobody fills the list, and nobody looks for people without end', async () => {
  const limits = { ...GENEROUS, listedPerAddress: 2, peopleBurst: 5, peoplePerHour: 1 };
  const { url } = await openHouse({ ...OPEN, limits });
  for (let i = 0; i < 4; i++) {
    const made = await createTable(url, 'mozg', { settings: { listed: true } });
    await connect(url, made);
  }
  await expect.poll(async () => tablesIn(await look(url)).length).toBe(2);
  for (let i = 0; i < 5; i++) expect(await find(url, { name: `Ola ${i}` })).toMatchObject({ status: 201 });
  expect(await find(url, { name: 'Iga' })).toMatchObject({ status: 429, body: { code: 'too-fast' } });
});

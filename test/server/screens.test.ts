import { afterEach, expect, test } from 'vitest';
import { misfit, ofProtocol } from '../schemas.ts';
import { bearer, call, createTable, sit, type Seated } from './caller.ts';
import { connect, dial, type Client } from './client.ts';
import { closeHouses, GENEROUS, openHouse } from './house.ts';

afterEach(closeHouses);

const KEY = '00112233445566778899aabbccddeeff';
const NEVER = 0.000_001;

async function screen(url: string, key = KEY, busy = false): Promise<{ readonly tv: Client; readonly code: string }> {
  const tv = await dial(url);
  tv.say({ t: 'screen', key, busy });
  return { tv, code: String((await tv.next('screen'))['code']) };
}

const post = (url: string, { table, token }: Seated, message: object) =>
  call(url, 'POST', `/api/tables/${table}/messages`, message, bearer(token));

test('a screen is handed the table by its code, says hello with it, is moved by its grip, and freed', async () => {
  const { url } = await openHouse();
  const ala = await createTable(url, 'rudy');
  const other = await createTable(url, 'mozg');
  const { tv, code } = await screen(url);
  const phone = await connect(url, ala);
  phone.say({ t: 'show-on', id: 1, screen: ` ${code.toLowerCase()} ` });
  const { grip } = await phone.next('done');
  const { at } = (await tv.next('show')) as unknown as { readonly at: { readonly table: string; readonly tv: string } };
  expect(at).toMatchObject({ table: ala.table, code: ala.code });
  const shows = await connect(url, { table: at.table, tv: at.tv });
  expect(shows.newest('welcome')).toMatchObject({ role: 'tv', chair: null });

  // From the other table, by whoever has the grip.
  expect(await post(url, other, { t: 'show-on', screen: grip })).toMatchObject({ status: 200, body: { grip } });
  expect(await tv.next('show')).toMatchObject({ at: { code: other.code } });
  expect(await post(url, ala, { t: 'show-off', screen: grip })).toMatchObject({ status: 200 });
  expect(await tv.next('show')).toEqual({ t: 'show', at: null });
  for (const message of tv.told) expect(misfit(ofProtocol('down'), message)).toBeUndefined();
  for (const message of phone.told) expect(misfit(ofProtocol('down'), message)).toBeUndefined();
});

test('nobody takes a screen that shows a table by its code, nor frees it without the grip', async () => {
  const { url } = await openHouse();
  const [ala, stranger] = [await createTable(url, 'rudy'), await createTable(url, 'rudy')];
  const { tv, code } = await screen(url);
  expect(await post(url, ala, { t: 'show-on', screen: code })).toMatchObject({ status: 200 });
  expect(await post(url, stranger, { t: 'show-on', screen: code })).toMatchObject({ body: { code: 'no-screen' } });
  expect(await post(url, stranger, { t: 'show-off', screen: code })).toMatchObject({ body: { code: 'no-screen' } });
  expect(await post(url, stranger, { t: 'show-off', screen: 'f'.repeat(32) })).toMatchObject({
    body: { code: 'no-screen' },
  });
  expect(tv.told.filter(({ t }) => t === 'show')).toHaveLength(1);
});

test('only who sits at the table shows it, and only while watching is on', async () => {
  const { url } = await openHouse();
  const ala = await createTable(url, 'rudy');
  const { code } = await screen(url);
  const phone = await connect(url, ala);
  const { links } = phone.newest('welcome') as unknown as { readonly links: { readonly tv: string } };
  const watcher = await connect(url, { table: ala.table, tv: links.tv });
  watcher.say({ t: 'show-on', id: 1, screen: code });
  expect(await watcher.next('refused')).toMatchObject({ code: 'not-allowed' });
  await post(url, ala, { t: 'set', settings: { spectators: false } });
  expect(await post(url, ala, { t: 'show-on', screen: code })).toMatchObject({
    status: 409,
    body: { code: 'spectators-off' },
  });
  await post(url, ala, { t: 'set', settings: { spectators: true } });
  expect(await post(url, ala, { t: 'show-on', screen: code })).toMatchObject({ status: 200 });
});

test('guessing codes of screens costs what guessing codes of tables costs, and a right one nothing', async () => {
  const { url } = await openHouse({ limits: { ...GENEROUS, missBurst: 3, missesPerHour: NEVER } });
  const ala = await createTable(url, 'rudy');
  const { code } = await screen(url);
  const guess = async (screenCode: string) =>
    (await post(url, ala, { t: 'show-on', screen: screenCode })).body['code'] ?? 'shown';
  expect(await guess('AAAAA')).toBe('no-screen');
  expect((await call(url, 'GET', '/api/codes/AAAAAA')).status).toBe(404);
  expect(await guess(code)).toBe('shown');
  expect(await guess('AAAAB')).toBe('no-screen');
  expect(await guess('AAAAC')).toBe('too-fast');
  expect((await call(url, 'GET', '/api/codes/AAAAAA')).status).toBe(429);
});

test('after a restart of the house the screen has its code, and its grip holds', async () => {
  const house = await openHouse();
  const ala = await createTable(house.url, 'rudy');
  const { tv, code } = await screen(house.url);
  const { grip } = (await post(house.url, ala, { t: 'show-on', screen: code })).body;
  const reopened = await house.reopen();
  expect(await tv.next('closing')).toMatchObject({ why: 'restart' });
  const back = await screen(reopened.url, KEY, true);
  expect(back.code).toBe(code);
  const other = await sit(reopened.url, ala.table, 'Ola');
  expect(await post(reopened.url, other, { t: 'show-on', screen: code })).toMatchObject({ status: 409 });
  expect(await post(reopened.url, ala, { t: 'show-off', screen: grip })).toMatchObject({ status: 200 });
  expect(await back.tv.next('show')).toEqual({ t: 'show', at: null });
});

test('a screen has no table of its own: its connection says nothing else, and a guest is no screen', async () => {
  const { url } = await openHouse();
  const ala = await createTable(url, 'rudy');
  const { tv } = await screen(url);
  tv.say({ t: 'hello', protocol: 2, table: ala.table, token: ala.token });
  expect(await tv.next('refused')).toMatchObject({ code: 'bad-message', place: 't' });
  tv.say({ t: 'ping', id: 3 });
  expect(await tv.next('pong')).toEqual({ t: 'pong', id: 3 });
  const phone = await connect(url, ala);
  phone.say({ t: 'screen', key: KEY, busy: false });
  expect(await phone.next('refused')).toMatchObject({ code: 'bad-message' });
  expect(await post(url, ala, { t: 'screen', key: KEY, busy: false })).toMatchObject({ status: 400 });
});

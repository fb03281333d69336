import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import type { Lobby } from '../../src/table/lobby.ts';
import { PROTOCOL } from '../../src/wire/protocol.ts';
import { bearer, call, createTable, sit } from './caller.ts';
import { connect, dial, type Client } from './client.ts';
import { closeHouses, openHouse } from './house.ts';
import { play } from './player.ts';

afterEach(closeHouses);

const INSTANT = { promises: 0, thinking: [0, 0] as const };

async function tableFor(
  url: string,
  game: string,
  seats: number,
): Promise<{ table: string; clients: Client[]; tokens: string[] }> {
  const host = await createTable(url, game);
  const tokens = [host.token];
  for (let i = 1; i < seats; i++) tokens.push((await sit(url, host.table, `Gość ${i}`)).token);
  const clients = await Promise.all(tokens.map((token) => connect(url, { table: host.table, token })));
  return { table: host.table, clients, tokens };
}

test.each(Object.keys(GAMES))('%s: a whole game over sockets, everybody moving as they are asked', async (game) => {
  const { url } = await openHouse();
  const { least = 3, most = 3 } = GAMES[game]?.seats ?? {};
  const seats = Math.min(Math.max(3, least), most);
  const { table, clients } = await tableFor(url, game, seats);
  const players = clients.map((client, i) => play(client, game, 100 + i));
  clients[0]?.say({ t: 'start' });
  const ends = await Promise.all(players.map(({ over }) => over));
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
  const record = await call(url, 'GET', `/api/tables/${table}/records/${ends[0]?.match ?? ''}`);
  expect(record.body).toMatchObject({ game, outcome: ends[0]?.outcome });
});

test('a refusal comes after the view that explains it', async () => {
  const { url } = await openHouse({}, INSTANT);
  const { clients } = await tableFor(url, 'rudy', 2);
  const [ala, ola] = clients as [Client, Client];
  ala.say({ t: 'start' });
  let question = (await ala.next('view'))['question'];
  for (let turn = 1; turn <= 5; turn++) {
    ala.say({ t: 'move', question, move: { number: 1 } });
    const asked = await ola.next(({ t, n }) => t === 'view' && n === 2 * turn - 1);
    ola.say({ t: 'move', question: asked['question'], move: { number: 1 } });
    // Ala was told of her own move just now: the next card is held back from her, and she taps again.
    await ola.next(({ t, n }) => t === 'view' && n === 2 * turn);
    ala.say({ t: 'move', question, move: { number: 2 } });
    await ala.next('refused');
    const before = ala.told.slice(
      0,
      ala.told.findLastIndex(({ t }) => t === 'refused'),
    );
    expect(before.findLast(({ t }) => t === 'view')).toMatchObject({ n: 2 * turn });
    question = ala.newest('view')?.['question'];
  }
});

test('hello: welcome, then the view; the same again after a reconnect and after a restart', async () => {
  const house = await openHouse({}, INSTANT);
  const { table, clients, tokens } = await tableFor(house.url, 'rudy', 2);
  const [ala, ola] = clients as [Client, Client];
  ala.say({ t: 'start' });
  await ola.next('view');
  const asked = await ala.next('view');
  ala.say({ t: 'move', question: asked['question'], move: { number: 4, circled: true } });
  const mine = await ala.next('view');
  expect(mine).toMatchObject({ n: 1, seat: 0, question: null, own: { circleUsed: true } });
  const theirs = await ola.next('view');
  expect(theirs).toMatchObject({ n: 1, seat: 1, own: { circleUsed: false } });

  const again = await connect(house.url, { table, token: tokens[0] ?? '' });
  expect(again.told[0]).toMatchObject({ t: 'welcome', chair: 0, lobby: { phase: 'playing' } });
  expect(await again.next('view')).toEqual({ ...mine, events: [] });

  const closing = Promise.all([ala, ola, again].map((client) => client.next('closing')));
  const reopened = await house.reopen();
  for (const told of await closing) expect(told).toMatchObject({ why: 'restart', again: expect.any(Number) });
  const back = await connect(reopened.url, { table, token: tokens[0] ?? '' });
  expect(await back.next('view')).toEqual({ ...mine, events: [] });
  const first = await connect(reopened.url, { table, token: tokens[1] ?? '' });
  const open = await first.next('view');
  first.say({ t: 'move', question: open['question'], move: { number: 1 } });
  expect(await first.next('view')).toMatchObject({ n: 2, table: { turn: 2 } });
});

test('refusals name the question or the id; the view does not change', async () => {
  const { url } = await openHouse({}, INSTANT);
  const { clients } = await tableFor(url, 'rudy', 2);
  const [ala, ola] = clients as [Client, Client];
  ola.say({ t: 'start', id: 9 });
  expect(await ola.next('refused')).toEqual({ t: 'refused', id: 9, code: 'host-only' });
  ala.say({ t: 'start', id: 1 });
  expect(await ala.next('done')).toEqual({ t: 'done', id: 1 });
  const { question } = await ala.next('view');
  ala.say({ t: 'move', question, move: { number: 1000 } });
  expect(await ala.next('refused')).toEqual({ t: 'refused', question, code: 'malformed' });
  ala.say({ t: 'move', question: 77, move: { number: 1 } });
  expect(await ala.next('refused')).toEqual({ t: 'refused', question: 77, code: 'old-question' });
  ala.say({ t: 'move', question, move: { number: 1 } });
  await ala.next((told) => told.t === 'view' && told['n'] === 1);
  ala.say({ t: 'move', question, move: { number: 2 } });
  expect(await ala.next('refused')).toMatchObject({ t: 'refused', question, code: 'already-written' });
  ala.say({ t: 'ping', id: 4 });
  expect(await ala.next('pong')).toEqual({ t: 'pong', id: 4 });
});

test('before a hello nothing is done; a wrong hello can be tried again', async () => {
  const { url } = await openHouse();
  const { table, token } = await createTable(url, 'rudy');
  const client = await dial(url);
  client.say({ t: 'start', id: 1 });
  expect(await client.next('refused')).toMatchObject({ id: 1, code: 'bad-message', place: 't' });
  client.say({ t: 'hello', protocol: 99, table, token });
  expect(await client.next('refused')).toMatchObject({ code: 'old-program' });
  for (const shown of [{}, { token: 'x' }, { token: 'A'.repeat(43) }, { watch: token }, { tv: '0'.repeat(32) }]) {
    client.say({ t: 'hello', protocol: 2, table, ...shown });
    expect(await client.next('refused')).toEqual({ t: 'refused', code: 'not-allowed' });
  }
  client.say({ t: 'hello', protocol: 2, table, token });
  expect(await client.next('welcome')).toMatchObject({ chair: 0 });
  client.say({ t: 'hello', protocol: 2, table: '0'.repeat(32), token });
  expect(await client.next('closing')).toMatchObject({ why: 'no-table', again: null });
});

test('what comes in one packet with the hello waits for it', async () => {
  const { url } = await openHouse();
  const { table, token } = await createTable(url, 'rudy');
  const client = await dial(url);
  client.say({ t: 'hello', protocol: 2, table, token });
  client.say({ t: 'name', name: 'Zosia', id: 1 });
  client.say({ t: 'name', name: 'Basia', id: 2 });
  expect(await client.next('done')).toEqual({ t: 'done', id: 1 });
  expect(await client.next('done')).toEqual({ t: 'done', id: 2 });
  expect(client.told[0]?.t).toBe('welcome');
});

test('a browser’s cookie opens its socket', async () => {
  const { url } = await openHouse();
  const made = await call(url, 'POST', '/api/tables', { game: 'rudy', name: 'Ala', cookie: true });
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const client = await dial(url, { cookie, origin: url });
  client.say({ t: 'hello', protocol: 2, table: made.body['table'] });
  expect(await client.next('welcome')).toMatchObject({ chair: 0, role: 'seat' });
});

test('spectators and the TV look on and do nothing; the host can send spectators away, not the TV', async () => {
  const { url } = await openHouse({}, INSTANT);
  const { table, clients } = await tableFor(url, 'rudy', 2);
  const [ala] = clients as [Client, Client];
  const { links } = ala.told[0] as unknown as { links: { watch: string; tv: string } };
  const watcher = await connect(url, { table, watch: links.watch });
  const tv = await connect(url, { table, tv: links.tv });
  expect(watcher.told[0]).toMatchObject({ role: 'watch', chair: null, links: null });
  expect(tv.told[0]).toMatchObject({ role: 'tv', chair: null, links: null });
  ala.say({ t: 'start' });
  const view = await watcher.next('view');
  expect(view).toMatchObject({ seat: null });
  expect(view).not.toHaveProperty('own');
  expect(view).not.toHaveProperty('question');
  await tv.next('view');
  for (const looker of [watcher, tv]) {
    const asks: unknown[] = [
      { t: 'move', question: 0, move: { number: 1 } },
      { t: 'start', id: 1 },
      { t: 'chat', text: 'hej', id: 2 },
      { t: 'pass', id: 3 },
      { t: 'kick', chair: 0, id: 4 },
    ];
    for (const ask of asks) {
      looker.say(ask);
      expect(await looker.next('refused')).toMatchObject({ code: 'not-allowed' });
    }
  }
  // Neither key opens the other door.
  const wrong = await dial(url);
  wrong.say({ t: 'hello', protocol: 2, table, watch: links.tv });
  expect(await wrong.next('refused')).toMatchObject({ code: 'not-allowed' });

  ala.say({ t: 'set', settings: { spectators: false }, id: 1 });
  for (const looker of [watcher, tv]) {
    expect(await looker.next('closing')).toMatchObject({ why: 'spectators-off', again: null });
    await looker.closed;
  }
  const late = await dial(url);
  late.say({ t: 'hello', protocol: 2, table, tv: links.tv });
  expect(await late.next('refused')).toMatchObject({ code: 'not-allowed' });
});

test('new links send away whoever watches by the old ones, and those at the table find the new ones', async () => {
  const { url } = await openHouse();
  const { table, clients, tokens } = await tableFor(url, 'rudy', 2);
  const [ala, ola] = clients as [Client, Client];
  const { links } = ala.told[0] as unknown as { links: { watch: string; tv: string } };
  const lookers = [await connect(url, { table, watch: links.watch }), await connect(url, { table, tv: links.tv })];
  ola.say({ t: 'renew-links', id: 1 });
  expect(await ola.next('refused')).toMatchObject({ code: 'host-only' });
  ala.say({ t: 'renew-links', id: 1 });
  await ala.next('done');
  for (const looker of lookers) {
    expect(await looker.next('closing')).toMatchObject({ why: 'spectators-off', again: null });
  }
  const old = await dial(url);
  old.say({ t: 'hello', protocol: 2, table, tv: links.tv });
  expect(await old.next('refused')).toMatchObject({ code: 'not-allowed' });
  const { body } = await call(url, 'GET', `/api/tables/${table}`, undefined, bearer(tokens[1] ?? ''));
  const renewed = body['links'] as { watch: string; tv: string };
  expect(renewed).not.toEqual(links);
  const tv = await connect(url, { table, tv: renewed.tv });
  expect(tv.told[0]).toMatchObject({ role: 'tv' });
});

test('whoever is sent away is gone, and their token is worth nothing', async () => {
  const { url } = await openHouse();
  const { table, clients, tokens } = await tableFor(url, 'rudy', 2);
  const [ala, ola] = clients as [Client, Client];
  ala.say({ t: 'kick', chair: 1, id: 1 });
  expect(await ola.next('closing')).toMatchObject({ why: 'kicked', again: null });
  await ola.closed;
  const back = await dial(url);
  back.say({ t: 'hello', protocol: 2, table, token: tokens[1] });
  expect(await back.next('refused')).toMatchObject({ code: 'not-allowed' });
});

test('whoever is sent away does not sit down again with the same device or name, until the host lets them', async () => {
  const { url } = await openHouse();
  const ala = await createTable(url, 'rudy');
  const { table } = ala;
  const asked = { name: 'Ola', cookie: true };
  const sat = await call(url, 'POST', `/api/tables/${table}/sit`, asked);
  const cookie = { cookie: sat.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const host = await connect(url, ala);
  host.say({ t: 'kick', chair: 1, id: 1 });
  await host.next('done');
  const again = (name: string, headers: Record<string, string>) =>
    call(url, 'POST', `/api/tables/${table}/sit`, { name, cookie: true }, headers);
  expect(await again('Ela', cookie)).toMatchObject({ status: 403, body: { code: 'kicked' } });
  expect(await again('Оlа', {})).toMatchObject({ status: 409, body: { code: 'name-kicked' } });
  expect(await again('Ela', {})).toMatchObject({ status: 201 });
  host.say({ t: 'let-in', chair: 1, id: 2 });
  await host.next('done');
  expect(await again('Ola', cookie)).toMatchObject({ status: 201 });
});

test('chat and emotes reach everybody, tidied, and only while the host lets them', async () => {
  const { url } = await openHouse();
  const { clients } = await tableFor(url, 'rudy', 2);
  const [ala, ola] = clients as [Client, Client];
  ola.say({ t: 'chat', text: ' <b>hej</b>\u202e\n ' });
  expect(await ala.next('said')).toEqual({ t: 'said', chair: 1, text: '<b>hej</b>' });
  ola.say({ t: 'emote', emote: 'fox' });
  expect(await ala.next('said')).toEqual({ t: 'said', chair: 1, emote: 'fox' });
  ala.say({ t: 'set', settings: { chat: false }, id: 1 });
  await ala.next('done');
  ola.say({ t: 'chat', text: 'hej', id: 2 });
  expect(await ola.next('refused')).toMatchObject({ id: 2, code: 'chat-off' });
});

test('two devices of one seat both see; a table of bots plays by itself for its one person', async () => {
  const { url } = await openHouse({}, INSTANT);
  const { table, token } = await createTable(url, 'rudy', { settings: { quickBots: true } });
  const phone = await connect(url, { table, token });
  const laptop = await connect(url, { table, token });
  phone.say({ t: 'bot', name: 'Robo', level: 'regular', id: 1 });
  await phone.next('done');
  const playing = play(phone, 'rudy', 5);
  phone.say({ t: 'start' });
  const { match } = await playing.over;
  const last = await laptop.next((told) => told.t === 'view' && (told['table'] as { finished: boolean }).finished);
  expect(last).toMatchObject({ match, n: 40, seat: 0 });
});

test('a hello said again is answered again, and nobody else is told anything', async () => {
  const { url } = await openHouse();
  const ala = await createTable(url, 'rudy');
  const ola = await sit(url, ala.table, 'Ola');
  const [one, other] = [await connect(url, ala), await connect(url, ola)];
  const isFull = ({ t, lobby }: Record<string, unknown>): boolean =>
    t === 'lobby' && (lobby as Lobby).chairs.every(({ present }) => present);
  await one.next(isFull);
  const before = one.told.length;
  for (let i = 0; i < 5; i++) {
    other.say({ t: 'hello', protocol: PROTOCOL, table: ola.table, token: ola.token });
    await other.next('welcome');
  }
  one.say({ t: 'chat', text: 'hej', id: 7 });
  await one.next(({ t, id }) => t === 'done' && id === 7);
  expect(one.told.slice(before).map(({ t }) => t)).toEqual(['said', 'done']);
});

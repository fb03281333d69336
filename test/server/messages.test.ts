import { afterEach, expect, test } from 'vitest';
import { levelsOf } from '../../src/games/bots.ts';
import { misfit, ofProtocol, PUBLISHING } from '../schemas.ts';
import { bearer, call, createTable, sit } from './caller.ts';
import { connect, dial, type Client, type Told } from './client.ts';
import { closeHouses, openHouse } from './house.ts';
import { play } from './player.ts';

afterEach(closeHouses);

function expectFit(reference: string, value: unknown): void {
  expect(misfit(reference, value)).toBeUndefined();
}

/** The same client, whose every message up fits what is published. */
function proper(client: Client): Client {
  return {
    ...client,
    say(message) {
      expectFit(ofProtocol('up'), message);
      client.say(message);
    },
  };
}

/** Everything that was told fits; tells which kinds it was. */
function expectAllFit(...clients: readonly Client[]): Set<string> {
  const kinds = new Set<string>();
  for (const { told } of clients) {
    for (const message of told) {
      expectFit(ofProtocol('down'), message);
      expectFit(ofProtocol(`down-${message.t}`), message);
      kinds.add(message.t);
    }
  }
  return kinds;
}

/** A TV shows the table, so its end is revealed to all: the host leads, and the guest lets go. */
function lead(host: Client, guest: Client): void {
  host.listen(({ t, reveal }) => {
    if (t !== 'view' || reveal === undefined) return;
    const { moment, last } = reveal as { readonly moment: number; readonly last: number };
    if (moment === 0) guest.say({ t: 'let-go' });
    host.say({ t: 'reveal', moment: moment === 0 ? 1 : last + 1 });
  });
}

const games = PUBLISHING.flatMap(({ game, options }) => options.map((each) => [game.id, each] as const));

test.each(games)('%s with %j: every message of a whole match fits what is published', async (game, options) => {
  const { url } = await openHouse();
  const ala = await createTable(url, game, { options });
  const ola = await sit(url, ala.table, 'Ola');
  const [host, guest] = await Promise.all([ala, ola].map(async (seat) => proper(await connect(url, seat))));
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  const { links } = host.newest('welcome') as unknown as {
    readonly links: { readonly watch: string; readonly tv: string };
  };
  const tv = await connect(url, { table: ala.table, tv: links.tv });
  const watcher = await connect(url, { table: ala.table, watch: links.watch });
  host.say({ t: 'set', settings: { quickBots: true }, id: 1 });
  host.say({ t: 'bot', name: 'Bot', level: levelsOf(game)[0], id: 2 });
  await host.next((told) => told.t === 'done' && told['id'] === 2);
  const matches = [host, guest].map((client, seed) => play(client, game, seed + 1));
  lead(host, guest);
  host.say({ t: 'start', id: 3 });
  await guest.next('view');
  // A clock may be quicker than anybody: then there is nothing left to pause.
  host.say({ t: 'pause', id: 4 });
  host.say({ t: 'resume', id: 5 });
  guest.say({ t: 'emote', emote: 'clap' });
  const [end] = await Promise.all(matches.map(({ over }) => over));
  await tv.next((told: Told) => (told['lobby'] as { readonly phase: string } | undefined)?.phase === 'ended');
  const kinds = expectAllFit(host, guest, tv, watcher);
  expect([...kinds]).toEqual(expect.arrayContaining(['welcome', 'lobby', 'view', 'done', 'said']));
  expect(tv.told.filter(({ t }) => t === 'view').length).toBeGreaterThan(1);

  const { body: record } = await call(url, 'GET', `/api/tables/${ala.table}/records/${end?.match ?? ''}`);
  expectFit('record.schema.json', record);
  expect(record['outcome']).toEqual(end?.outcome);
});

test('what a table says when it is asked for all there is, and for what cannot be', async () => {
  const { url } = await openHouse();
  const ala = await createTable(url, 'rudy');
  const ola = await sit(url, ala.table, 'Ola');
  const host = proper(await connect(url, ala));
  const guest = proper(await connect(url, ola));
  const asked: readonly [Client, Record<string, unknown>, string | null][] = [
    [guest, { t: 'name', name: 'Ela' }, null],
    [guest, { t: 'name', name: 'Ala' }, 'name-taken'],
    [guest, { t: 'lang', lang: 'pl' }, null],
    [guest, { t: 'face', face: 'cactus' }, null],
    [guest, { t: 'chat', text: 'Hej!' }, null],
    [guest, { t: 'start' }, 'host-only'],
    [guest, { t: 'claim-host' }, 'host-present'],
    [host, { t: 'asleep', on: true }, null],
    [guest, { t: 'asleep', on: true }, null],
    [guest, { t: 'promise', match: 'none', attempt: 1, promise: 'ab'.repeat(32) }, 'old-match'],
    [guest, { t: 'open', match: 'none', attempt: 1, bytes: 'ab'.repeat(32) }, 'old-match'],
    [host, { t: 'set', settings: { chat: false } }, null],
    [guest, { t: 'emote', emote: 'wave' }, 'chat-off'],
    [host, { t: 'game', game: 'mozg', options: { time: 30 } }, null],
    [host, { t: 'bot', name: 'Bot', level: 'none' }, 'no-level'],
    [host, { t: 'abandon' }, 'no-match'],
    [host, { t: 'mind', chair: 9, on: true }, 'no-chair'],
    [host, { t: 'kick', chair: 0 }, 'not-allowed'],
    [host, { t: 'let-in', chair: 1 }, 'no-chair'],
    [host, { t: 'more-time', seconds: 5 }, 'no-match'],
    [host, { t: 'host', chair: 0 }, 'nothing-to-do'],
    [guest, { t: 'pass' }, null],
  ];
  for (const [i, [client, message, code]] of asked.entries()) {
    client.say({ ...message, id: i });
    const answer = await client.next((told) => told['id'] === i);
    expect([message['t'], answer['code'] ?? null]).toEqual([message['t'], code]);
  }
  host.say({ t: 'ping', id: 99 });
  await host.next('pong');
  const stranger = await dial(url);
  stranger.sayText('{');
  stranger.say({ t: 'hello', protocol: 7, table: ala.table });
  await stranger.next((told) => told['code'] === 'old-program');
  guest.say({ t: 'leave' });
  await guest.next('closing');
  const kinds = expectAllFit(host, guest, stranger);
  expect([...kinds].toSorted()).toEqual(['closing', 'done', 'lobby', 'pong', 'refused', 'said', 'welcome']);
});

test('a match that was broken off has a record too, for whoever knows its name; their list is for those at the table', async () => {
  const { url } = await openHouse();
  const { table, token } = await createTable(url, 'rudy', { settings: { minding: false } });
  const me = bearer(token);
  const say = (message: unknown) => call(url, 'POST', `/api/tables/${table}/messages`, message, me);
  await say({ t: 'start' });
  let view = await call(url, 'GET', `/api/tables/${table}/view`, undefined, me);
  while (view.status !== 200) view = await call(url, 'GET', `/api/tables/${table}/view`, undefined, me);
  const { match, question } = view.body;
  const record = `/api/tables/${table}/records/${match as string}`;
  // Keys in any order, numbers as JSON may write them: what is kept is what was meant.
  await say(`{"t":"move","move":{"number":5.0},"question":${question as number}}`);
  expect(await call(url, 'GET', record)).toMatchObject({ status: 404, body: { code: 'no-record' } });
  await say({ t: 'abandon' });
  const { status, body } = await call(url, 'GET', record);
  expect([status, body['outcome'], body['entries']]).toEqual([
    200,
    undefined,
    [{ seat: 0, move: { number: 5 }, by: 'player' }],
  ]);
  expectFit('record.schema.json', body);
  expect(await call(url, 'GET', `/api/tables/${table}/records`)).toMatchObject({ status: 403 });
  expect(await call(url, 'GET', `/api/tables/${table}/records`, undefined, me)).toMatchObject({
    body: { records: [{ match }] },
  });
});

test('bodies and answers over HTTP', async () => {
  const { url } = await openHouse();
  const create = {
    game: 'rudy',
    name: 'Ala',
    lang: 'pl',
    face: 'kite',
    options: { time: 30 },
    settings: { minding: false },
  };
  expectFit(ofProtocol('http-create'), create);
  const made = await call(url, 'POST', '/api/tables', create);
  expectFit(ofProtocol('http-seated'), made.body);
  const { table, code, token } = made.body as Record<string, string>;
  const me = bearer(token ?? '');
  const at = `/api/tables/${table}`;
  const answers: readonly [string, string, unknown?, Record<string, string>?][] = [
    ['http-games', '/api/games'],
    ['http-code', `/api/codes/${code}`],
    ['http-refused', '/api/codes/ZZZZZZ'],
    ['http-seated', `${at}/sit`, { name: 'Ola', cookie: true }],
    ['http-seated', `${at}/sit`, { name: 'Ala' }, me],
    ['http-refused', `${at}/sit`, { name: 'Ala' }],
    ['http-refused', `${at}/sit`, { nickname: 'Ala' }],
    ['http-refused', `${at}/redeem`, { pass: 'none' }],
    ['down-welcome', at, undefined, me],
    ['http-refused', at],
    ['http-refused', `${at}/view`, undefined, me],
    ['down-done', `${at}/messages`, { t: 'start', id: 1 }, me],
    ['down-refused', `${at}/messages`, { t: 'start', id: 1 }, me],
    ['http-refused', `${at}/messages`, { t: 'ping' }, me],
    ['down-done', `${at}/messages`, { t: 'abandon' }, me],
    ['http-records', `${at}/records`, undefined, me],
    ['http-refused', `${at}/records/none`],
    ['http-refused', '/api/none'],
  ];
  for (const [part, path, body, headers] of answers) {
    const answer = await call(url, body === undefined ? 'GET' : 'POST', path, body, headers);
    expect(misfit(ofProtocol(part), answer.body), `${path} ${answer.status}`).toBeUndefined();
    expect(answer.status >= 400, path).toBe(part.endsWith('refused'));
  }
});

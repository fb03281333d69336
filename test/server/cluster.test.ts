import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import { verify } from '../../src/table/verify.ts';
import { bearer, call, createTable, sit, type Seated } from './caller.ts';
import { connect, dial, type Client } from './client.ts';
import { startServers, type Node, type Servers } from './cluster-house.ts';
import { play } from './player.ts';

let servers: Servers;
beforeAll(async () => {
  servers = await startServers();
});
afterEach(() => servers.closeNodes());
afterAll(() => servers.remove());

interface Lobby {
  readonly phase: string;
  readonly chairs: readonly { readonly name: string; readonly present: boolean; readonly minded: boolean }[];
}

/** The i-th of several nodes, again from the first after the last. */
function of(nodes: readonly Node[], i: number): string {
  return nodes[i % nodes.length]?.url ?? '';
}

/** People of one table, each at another node. */
async function seatAt(
  nodes: readonly Node[],
  game: string,
  people: number,
  more = {},
): Promise<{ seats: Seated[]; clients: Client[] }> {
  const seats = [await createTable(of(nodes, 0), game, more)];
  const table = seats[0]?.table ?? '';
  for (let i = 1; i < people; i++) seats.push(await sit(of(nodes, i), table, `Gość ${i}`));
  const clients = await Promise.all(seats.map(({ token }, i) => connect(of(nodes, i), { table, token })));
  return { seats, clients };
}

async function recordOf(url: string, table: string, match: string): Promise<Record<string, unknown>> {
  return (await call(url, 'GET', `/api/tables/${table}/records/${match}`)).body;
}

describe('any node serves any table', () => {
  test.each(Object.keys(GAMES))('people at three nodes play %s to its end, and the record is right', async (game) => {
    const nodes = await servers.nodes(3);
    const { least = 3, most = 3 } = GAMES[game]?.seats ?? {};
    const { seats, clients } = await seatAt(nodes, game, Math.min(Math.max(3, least), most));
    const playing = clients.map((client, i) => play(client, game, 7 + i));
    clients[0]?.say({ t: 'start' });
    const ends = await Promise.all(playing.map(({ over }) => over));
    expect(new Set(ends.map(({ match }) => match)).size).toBe(1);
    for (const { url } of nodes) {
      const record = await recordOf(url, seats[0]?.table ?? '', ends[0]?.match ?? '');
      expect(verify(record, GAMES)).toMatchObject({ flaw: null });
    }
  });

  test('by its code, with a seat taken at one node and used at another, and a pass redeemed at a third', async () => {
    const nodes = await servers.nodes(3);
    const { table, code, token } = await createTable(of(nodes, 0), 'rudy');
    // In memory at every node before anything changes.
    for (const { url } of nodes) {
      expect((await call(url, 'GET', `/api/codes/${code}`)).body).toMatchObject({ table, people: 1 });
    }
    const ola = await sit(of(nodes, 1), table, 'Ola');
    expect((await call(of(nodes, 2), 'GET', `/api/codes/${code}`)).body).toMatchObject({ people: 2 });
    const client = await connect(of(nodes, 2), { table, token: ola.token });
    expect(client.told[0]).toMatchObject({ t: 'welcome', chair: 1 });
    client.say({ t: 'pass', id: 1 });
    const { pass } = await client.next('done');
    const moved = await call(of(nodes, 0), 'POST', `/api/tables/${table}/redeem`, { pass });
    expect(moved.status).toBe(201);
    // The old device is told at the node it is connected to, and its token is worth nothing anywhere.
    expect(await client.next('closing')).toMatchObject({ why: 'moved' });
    for (const { url } of nodes) {
      expect((await call(url, 'GET', `/api/tables/${table}`, undefined, bearer(ola.token))).status).toBe(403);
      const again = await call(url, 'GET', `/api/tables/${table}`, undefined, bearer(String(moved.body['token'])));
      expect(again.status).toBe(200);
    }
    expect((await call(of(nodes, 1), 'GET', `/api/tables/${table}`, undefined, bearer(token))).status).toBe(200);
  });

  test('a name that was taken at another node a moment ago is taken', async () => {
    const nodes = await servers.nodes(2);
    const { table } = await createTable(of(nodes, 0), 'rudy');
    for (const { url } of nodes) await call(url, 'GET', `/api/tables/${table}/view`);
    const asked = await Promise.all(
      [0, 1, 0, 1].map((i) => call(of(nodes, i), 'POST', `/api/tables/${table}/sit`, { name: 'Ola' })),
    );
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('who is there, what is said and who is sent away is known at all of them', async () => {
    const nodes = await servers.nodes(3);
    const { clients } = await seatAt(nodes, 'rudy', 3);
    const present = (client: Client): Promise<unknown> =>
      client.next(
        (told) => (told['lobby'] as Lobby | undefined)?.chairs.filter(({ present: here }) => here).length === 3,
      );
    await Promise.all(clients.map(present));
    clients[1]?.say({ t: 'chat', text: 'Hej!' });
    clients[2]?.say({ t: 'emote', emote: 'fox' });
    for (const client of clients) {
      const said = [await client.next('said'), await client.next('said')];
      expect(said).toContainEqual({ t: 'said', chair: 1, text: 'Hej!' });
      expect(said).toContainEqual({ t: 'said', chair: 2, emote: 'fox' });
    }
    clients[0]?.say({ t: 'kick', chair: 2 });
    expect(await clients[2]?.next('closing')).toMatchObject({ why: 'kicked' });
    clients[1]?.terminate();
    await clients[0]?.next((told) => (told['lobby'] as Lobby | undefined)?.chairs[1]?.present === false);
  });

  test('a phone at one node hands its table to a screen at another, moves it and frees it', async () => {
    const nodes = await servers.nodes(2);
    const tv = await dial(of(nodes, 0));
    tv.say({ t: 'screen', key: '00112233445566778899aabbccddeeff', busy: false });
    const { code } = await tv.next('screen');
    const { table, token } = await createTable(of(nodes, 1), 'rudy');
    const phone = await connect(of(nodes, 1), { table, token });
    const ask = async (id: number, message: object) => {
      phone.say({ ...message, id });
      return phone.next((told) => told['id'] === id);
    };
    // Before the nodes hear each other nobody is found.
    await expect.poll(async () => (await ask(1, { t: 'show-on', screen: code })).t, { timeout: 20_000 }).toBe('done');
    const grip = phone.newest('done')?.['grip'];
    expect(await tv.next('show')).toMatchObject({ at: { table } });
    expect(await ask(2, { t: 'show-on', screen: code })).toMatchObject({ code: 'no-screen' });
    expect(await ask(3, { t: 'show-off', screen: grip })).toMatchObject({ t: 'done' });
    expect(await tv.next('show')).toEqual({ t: 'show', at: null });
  });

  test('everybody races for the same places, over HTTP at all nodes: each move is in the log once', async () => {
    const nodes = await servers.nodes(3);
    const { table, token } = await createTable(of(nodes, 0), 'rudy', { settings: { minding: false } });
    const seats = [{ table, token }];
    for (let i = 1; i < 8; i++) seats.push(await sit(of(nodes, i), table, `Gość ${i}`));
    const say = (i: number, message: unknown) =>
      call(of(nodes, i), 'POST', `/api/tables/${table}/messages`, message, bearer(seats[i]?.token ?? ''));
    await say(0, { t: 'start' });
    const view = async (i: number) =>
      (await call(of(nodes, i), 'GET', `/api/tables/${table}/view`, undefined, bearer(seats[i]?.token ?? ''))).body;
    await expect.poll(async () => (await view(0))['n']).toBe(0);
    for (let turn = 0; turn < 20; turn++) {
      const views = await Promise.all(seats.map((_, i) => view(i)));
      const asked = views.map((each, i) => say(i, { t: 'move', question: each['question'], move: { number: 3 } }));
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(seats.map(() => 200));
    }
    const end = await view(5);
    expect(end['n']).toBe(160);
    expect(verify(await recordOf(of(nodes, 2), table, String(end['match'])), GAMES)).toMatchObject({ flaw: null });
  });
});

describe('NATS', () => {
  test('dead from the start, dying and coming back delays what others see, and loses nothing', async () => {
    await servers.nats.stop();
    const nodes = await servers.nodes(2);
    const { clients } = await seatAt(nodes, 'rudy', 2);
    const playing = clients.map((client, i) => play(client, 'rudy', 3 + i));
    clients[0]?.say({ t: 'start' });
    await clients[1]?.next((told) => Number(told['n']) >= 4);
    await servers.nats.start();
    await clients[1]?.next((told) => Number(told['n']) >= 12);
    await servers.nats.stop();
    await clients[0]?.next((told) => Number(told['n']) >= 20);
    await servers.nats.start();
    const ends = await Promise.all(playing.map(({ over }) => over));
    expect(ends[0]?.outcome).toEqual(ends[1]?.outcome);
    expect(playing.flatMap(({ refused }) => refused)).toEqual([]);
  });
});

describe('PostgreSQL', () => {
  test('away: moves are refused with a reason, the node is not ready; and all goes on when it is back', async () => {
    const nodes = await servers.nodes(2);
    const { seats, clients } = await seatAt(nodes, 'rudy', 2, { settings: { minding: false } });
    clients[0]?.say({ t: 'start' });
    const asked = await clients[0]?.next((told) => typeof told['question'] === 'number');
    const move = { t: 'move', question: asked?.['question'], move: { number: 3 } };
    await servers.postgres.stop('crash');
    clients[0]?.say(move);
    expect(await clients[0]?.next('refused')).toMatchObject({ code: 'store-failed', question: asked?.['question'] });
    expect((await call(of(nodes, 0), 'GET', '/readyz')).status).toBe(503);
    const [seat] = seats;
    const looked = call(of(nodes, 1), 'GET', `/api/tables/${seat?.table}`, undefined, bearer(seat?.token ?? ''));
    expect((await looked).body).toMatchObject({ code: 'store-failed' });
    await servers.postgres.start();
    await expect.poll(async () => (await call(of(nodes, 0), 'GET', '/readyz')).status, { timeout: 20_000 }).toBe(200);
    clients[0]?.say(move);
    await clients[0]?.next((told) => told['n'] === 1);
    await clients[1]?.next((told) => told['n'] === 1);
  });
});

test('metrics are this node’s', async () => {
  const nodes = await servers.nodes(2);
  await seatAt(nodes, 'rudy', 2);
  const { text } = (await call(of(nodes, 1), 'GET', '/metrics')).body;
  expect(text).toContain('stolik_node_info{node="node1"} 1');
  expect(text).toContain('stolik_bus_up 1');
  expect(text).toContain('stolik_bus_tables_watched 1');
});

test('a node that is told to stop says it is not ready while it still serves', async () => {
  const [node] = await servers.nodes(1, { drain: 1 });
  const url = node?.url ?? '';
  expect((await call(url, 'GET', '/readyz')).status).toBe(200);
  const closed = node?.close();
  expect((await call(url, 'GET', '/readyz')).status).toBe(503);
  expect((await call(url, 'GET', '/healthz')).status).toBe(200);
  expect((await createTable(url, 'rudy')).code).toMatch(/^\w{6}$/);
  await closed;
});

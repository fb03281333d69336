import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import type { Lobby } from '../../src/table/lobby.ts';
import { verify } from '../../src/table/verify.ts';
import { bearer, call, createTable, sit, type Seated } from './caller.ts';
import { connect, type Client, type Told } from './client.ts';
import { closeHouses, openHouse, type House } from './house.ts';
import { play } from './player.ts';
import { shareIn } from './share.ts';

afterEach(closeHouses);

const lobbyIn = (told: Told): Lobby | undefined => told['lobby'] as Lobby | undefined;
const views = ({ told }: Client): readonly Readonly<Record<string, unknown>>[] => told.filter(({ t }) => t === 'view');

async function until(client: Client, wanted: (lobby: Lobby) => boolean): Promise<Lobby> {
  const told = await client.next((each) => {
    const lobby = lobbyIn(each);
    return lobby !== undefined && wanted(lobby);
  });
  const lobby = lobbyIn(told);
  if (lobby === undefined) throw new Error('no lobby');
  return lobby;
}

async function atTwoTables(house: House, game: string): Promise<readonly Seated[]> {
  const host = await createTable(house.url, game);
  const others = await Promise.all(['Ola', 'Ula', 'Ela'].map((name) => sit(house.url, host.table, name)));
  const seats = [host, ...others.toSorted((a, b) => a.chair - b.chair)];
  await call(house.url, 'POST', `/api/tables/${host.table}/messages`, { t: 'spread', tables: 2 }, bearer(host.token));
  return seats;
}

const enter = (house: House, { table, token }: Seated): Promise<Client> => connect(house.url, { table, token });

test.each(['rudy', 'mozg'])(
  'two tables of %s over sockets: nobody hears of the other one’s cards, nor of an end before both are done',
  async (game) => {
    let house = await openHouse();
    const seats = await atTwoTables(house, game);
    const [host] = seats;
    if (host === undefined) throw new Error('no host');
    const { table } = host;
    const welcome = await call(house.url, 'GET', `/api/tables/${table}`, undefined, bearer(host.token));
    const { tv: key } = welcome.body['links'] as { tv: string };
    let clients = await Promise.all(seats.map((seat) => enter(house, seat)));
    let tv = await connect(house.url, { table, tv: key });
    for (const client of clients) shareIn(client);
    clients[0]?.say({ t: 'start', id: 1 });
    const { groups } = await until(tv, (lobby) => lobby.groups !== null);
    if (groups === null) throw new Error('not dealt');
    const [first, second] = groups;
    if (first === undefined || second === undefined) throw new Error('not two tables');

    // The first table plays to its end; the other has not begun.
    for (const chair of first.chairs) play(clients[chair] as Client, game, 7 + chair);
    const waiting = await until(tv, (lobby) => lobby.groups?.[0]?.over === true);
    expect([waiting.phase, waiting.ranking]).toEqual(['playing', null]);

    // The house is opened anew, and everybody is back.
    const before = [...clients, tv];
    house = await house.reopen();
    clients = await Promise.all(seats.map((seat) => enter(house, seat)));
    tv = await connect(house.url, { table, tv: key });
    const [done = -1] = first.chairs;
    const path = `/api/tables/${table}`;
    const view = await call(house.url, 'GET', `${path}/view`, undefined, bearer(seats[done]?.token ?? ''));
    const record = await call(house.url, 'GET', `${path}/records/${first.match.match}`);
    expect([view.body['code'], record.body['code']]).toEqual(['no-match', 'no-record']);

    const early = [...before, ...clients, tv];
    for (const [chair, client] of [...before.slice(0, 4).entries(), ...clients.entries()]) {
      const own = groups.find(({ chairs }) => chairs.includes(chair))?.match.match;
      for (const { match } of views(client)) expect(match).toBe(own);
    }
    for (const client of [before[4] as Client, tv]) expect(views(client)).toEqual([]);
    const told = early.flatMap(({ texts }) => texts).join('\n');
    for (const secret of ['"pile":[', '"finished":true', '"secret"', '"outcome":{']) expect(told).not.toContain(secret);

    for (const chair of second.chairs) play(clients[chair] as Client, game, 70 + chair);
    const { ranking } = await until(tv, (lobby) => lobby.phase === 'ended');
    expect(ranking).toHaveLength(4);
    for (const [chair, client] of clients.entries()) {
      const own = groups.find(({ chairs }) => chairs.includes(chair))?.match.match;
      await client.next((each) => each.t === 'view' && each['match'] === own && (each['toAct'] as []).length === 0);
    }
    const records = await Promise.all(
      groups.map(async ({ match }) => (await call(house.url, 'GET', `${path}/records/${match.match}`)).body),
    );
    const secrets = records.map(({ fairness }) => (fairness as { secret: string }).secret);
    for (const each of records) expect(verify(each, GAMES).flaw).toBeNull();
    expect(new Set(secrets).size).toBe(1);
    await Promise.all([...clients, tv].map((client) => client.close()));
  },
);

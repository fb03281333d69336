import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import type { Game } from '../../src/kernel/contract.ts';
import { bearer, call, createTable, sit } from './caller.ts';
import { connect, type Client } from './client.ts';
import { closeHouses, openHouse, QUICK } from './house.ts';
import { play } from './player.ts';
import { gameNamed } from './worlds.ts';

afterEach(closeHouses);

/** Gra o mózg whose views can be broken while it is played. */
interface Planted {
  readonly game: Game;
  failing: 'nothing' | 'table' | 'own';
}

function planted(): Planted {
  const mozg = gameNamed('mozg');
  const fail = (): never => {
    throw new Error('a view that throws');
  };
  const plant: Planted = {
    failing: 'nothing',
    game: {
      ...mozg,
      table: (state: unknown) => (plant.failing === 'table' ? fail() : mozg.table(state)),
      own: (state: unknown, seat: number) => (plant.failing === 'own' && seat === 1 ? fail() : mozg.own(state, seat)),
    },
  };
  return plant;
}

async function seatTwo(url: string, game: string): Promise<{ table: string; tokens: string[]; clients: Client[] }> {
  const host = await createTable(url, game, { settings: { minding: false } });
  const tokens = [host.token, (await sit(url, host.table, 'Ola')).token];
  const clients = await Promise.all(tokens.map((token) => connect(url, { table: host.table, token })));
  return { table: host.table, tokens, clients };
}

test.each([
  { part: 'table', ala: 'refused' },
  { part: 'own', ala: 'view' },
] as const)('$part: a view that throws stays with those it is for', async ({ part, ala: shown }) => {
  const plant = planted();
  const house = await openHouse({}, QUICK, { games: { ...GAMES, mozg: plant.game } });
  const { url, logged } = house;
  const bystanders = await seatTwo(url, 'rudy');
  const neighbours = bystanders.clients.map((client, i) => play(client, 'rudy', 5 + i));
  const { table, tokens, clients } = await seatTwo(url, 'mozg');
  const [ala, ola] = clients as [Client, Client];
  for (const [i, client] of clients.entries()) play(client, 'mozg', 20 + i);
  plant.failing = part;
  ala.say({ t: 'start' });
  expect(await ola.next('refused')).toMatchObject({ code: 'failed' });
  await ala.next(shown);
  expect(logged.join('\n')).toContain('a view that throws');
  await ala.next(({ t, lobby }) => t === 'lobby' && (lobby as { broken: boolean }).broken);

  // Whoever comes now is welcomed, and told that there is nothing to be seen.
  const again = await connect(url, { table, token: tokens[1] ?? '' });
  expect(await again.next('refused')).toMatchObject({ code: 'failed' });
  expect((await call(url, 'GET', `/api/tables/${table}/view`, undefined, bearer(tokens[1] ?? ''))).status).toBe(500);

  bystanders.clients[0]?.say({ t: 'start' });
  await Promise.all(neighbours.map(({ over }) => over));
  expect((await call(url, 'GET', '/healthz')).status).toBe(200);

  ala.say({ t: 'abandon', id: 9 });
  expect(await ala.next(({ t, id }) => t === 'done' && id === 9)).toBeDefined();
  const { body } = await call(url, 'GET', `/api/tables/${table}`, undefined, bearer(tokens[0] ?? ''));
  expect(body['lobby']).toMatchObject({ phase: 'ended', broken: false });
});

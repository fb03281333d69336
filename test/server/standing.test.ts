import { afterEach, expect, test } from 'vitest';
import { call, createTable, sit } from './caller.ts';
import { connect, type Client, type Told } from './client.ts';
import { closeHouses, openHouse } from './house.ts';
import { shareIn } from './share.ts';

afterEach(closeHouses);

const isAsked = (told: Told): boolean => told.t === 'view' && typeof told['question'] === 'number';
const isHeld = (told: Told): boolean => told.t === 'view' && told['held'] === true;

async function answer(client: Client, number: number): Promise<void> {
  const { question } = (await client.next(isAsked)) as unknown as { readonly question: number };
  client.say({ t: 'move', question, move: { number } });
}

test('the last answer is kept through a restart, seen by nobody but its owner, and played when the host says so', async () => {
  const house = await openHouse();
  const teacher = await createTable(house.url, 'rudy', { standing: true, settings: { paced: true, minding: false } });
  const seats = [await sit(house.url, teacher.table, 'Ola'), await sit(house.url, teacher.table, 'Kuba')];
  const [host, ola, kuba] = (await Promise.all([teacher, ...seats].map((seat) => connect(house.url, seat)))) as [
    Client,
    Client,
    Client,
  ];
  shareIn(ola);
  shareIn(kuba);
  host.say({ t: 'start' });
  await answer(ola, 31);
  await answer(kuba, 97);
  expect((await host.next(isHeld))['toAct']).toEqual([]);
  expect((await kuba.next(isHeld))['own']).toMatchObject({
    numbers: expect.arrayContaining([{ number: 97, circled: false }]),
  });
  await ola.next(isHeld);
  for (const client of [host, ola]) expect(client.texts.join('')).not.toContain('"number":97');

  const again = await house.reopen();
  const [leads, plays] = (await Promise.all(
    [teacher, seats[1] ?? teacher].map((seat) => connect(again.url, seat)),
  )) as [Client, Client];
  const kept = await plays.next(isHeld);
  expect([kept['question'], kept['own']]).toMatchObject([
    null,
    { numbers: expect.arrayContaining([{ number: 97, circled: false }]) },
  ]);
  leads.say({ t: 'next', id: 1 });
  expect(await leads.next((told) => told['id'] === 1)).toEqual({ t: 'done', id: 1 });
  expect((await plays.next(isAsked))['table']).toMatchObject({ turn: 2 });
});

test('a name that waits for approval goes to the host and to nobody else', async () => {
  const { url } = await openHouse();
  const settings = { approvedNames: true, cleanNames: true };
  const teacher = await createTable(url, 'rudy', { standing: true, lang: 'en', settings });
  const ola = await sit(url, teacher.table, 'Oleander');
  const rude = await sit(url, teacher.table, 'Fuckface');
  const clients = await Promise.all([ola, rude].map((seat) => connect(url, seat)));
  const host = await connect(url, teacher);
  host.say({ t: 'wishes', id: 1 });
  expect((await host.next('done'))['wishes']).toEqual([
    { chair: 1, name: 'Oleander', bad: false },
    { chair: 2, name: 'Fuckface', bad: true },
  ]);
  clients[0]?.say({ t: 'wishes', id: 2 });
  expect(await clients[0]?.next('refused')).toMatchObject({ code: 'host-only' });
  for (const { texts } of clients) expect(texts.join('')).not.toMatch(/Oleander|Fuckface/);
  const { body } = await call(url, 'GET', `/api/codes/${teacher.code}`);
  expect(body).toMatchObject({ people: 2, host: 'Ala' });
  host.say({ t: 'rename', id: 3, names: [{ chair: 1, name: 'Oleander' }] });
  const shown = await clients[1]?.next((told) => told.t === 'lobby' && JSON.stringify(told).includes('Oleander'));
  expect(JSON.stringify(shown)).not.toContain('Fuckface');
});

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpen, OPEN_LIMITS, startChild, type Child } from '../../bench/server/child.ts';
import { startBalancer, type Balancer } from '../services/balancer.ts';
import { startNats, type Nats } from '../services/nats.ts';
import { startPostgres, type Postgres } from '../services/postgres.ts';
import { seeText, writeNumber } from './acts.ts';
import { openBrowser } from './browser.ts';

const NODES = 3;
const TURNS = 20;
const KILLED_IN = 6;

let browser: Browser;
let postgres: Postgres;
let nats: Nats;
let nodes: Child[];
let doors: Balancer[];

beforeAll(async () => {
  [browser, postgres, nats] = await Promise.all([openBrowser(), startPostgres(), startNats()]);
  const env = { ...OPEN_LIMITS, DATABASE_URL: await postgres.database(), NATS_URL: nats.url };
  nodes = await Promise.all(
    Array.from({ length: NODES }, async (_, i) => {
      const node = await startChild('/dev/null', { ...env, STOLIK_NODE: `node${i}` });
      if (!isOpen(node)) throw new Error(node.err);
      return node;
    }),
  );
  // Everybody's own door leads to a node of their own, and to the next one when that is gone.
  const ports = nodes.map(({ port }) => port);
  doors = await Promise.all(ports.map((_, i) => startBalancer([...ports.slice(i), ...ports.slice(0, i)])));
});
afterAll(async () => {
  await browser.close();
  await Promise.all(doors.map((each) => each.close()));
  await Promise.all(nodes.map((node) => node.kill()));
  await Promise.all([postgres.remove(), nats.stop()]);
});

interface View {
  readonly t: string;
  readonly n: number;
  readonly hash: string;
  readonly question: number | null;
  readonly table: { readonly turn: number; readonly finished: boolean };
}

interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly views: View[];
  sockets: number;
}

function door(i: number): string {
  return doors[i]?.url ?? '';
}

async function comeIn(link: string, name: string): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'pl-PL',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const person: Person = { page, context, views: [], sockets: 0 };
  page.on('websocket', (socket) => {
    person.sockets++;
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as View;
      if (message.t === 'view') person.views.push(message);
    });
  });
  await page.goto(link);
  await page.getByLabel('Twoje imię').fill(name);
  await page.getByRole('button', { name: /Siadam do stołu|Otwieram stolik/ }).click();
  return person;
}

/** Whoever's number did not get through, because their node has just died, writes it again when they are back. */
async function answer({ page, views }: Person, turn: number): Promise<void> {
  const isAnswered = (): boolean => {
    const last = views.at(-1);
    return last !== undefined && (last.table.turn > turn || last.table.finished || last.question === null);
  };
  await expect.poll(() => views.at(-1)?.table.turn, { timeout: 30_000 }).toBeGreaterThanOrEqual(turn);
  for (let tries = 0; tries < 10 && !isAnswered(); tries++) {
    await writeNumber(page, turn, turn % 7);
    for (let waited = 0; waited < 20 && !isAnswered(); waited++) await page.waitForTimeout(200);
  }
  expect(isAnswered()).toBe(true);
}

test('players of one table at three nodes finish a game although one node is killed', async () => {
  const ola = await comeIn(`${door(0)}/new/rudy`, 'Ola');
  await ola.page.getByRole('button', { name: 'Wyślij link' }).waitFor();
  const link = new URL(ola.page.url()).pathname;
  const kuba = await comeIn(door(1) + link, 'Kuba');
  await seeText(ola.page, '2 osoby przy stole');
  const ula = await comeIn(door(2) + link, 'Ula');
  await seeText(ola.page, '3 osoby przy stole');
  const people = [ola, kuba, ula];
  await ola.page.getByRole('button', { name: /^Zaczynamy/ }).click();

  let before = 0;
  for (let turn = 1; turn <= TURNS; turn++) {
    if (turn === KILLED_IN) {
      before = kuba.sockets;
      await nodes[1]?.kill();
    }
    await Promise.all(people.map((person) => answer(person, turn)));
  }
  for (const { views } of people) {
    await expect.poll(() => views.at(-1)?.table.finished, { timeout: 30_000 }).toBe(true);
    // Nobody was ever shown less than before, nor anything else in the same place.
    const shown = views.map(({ n }) => n);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }
  const hashes = new Map<number, Set<string>>();
  for (const { n, hash } of people.flatMap(({ views }) => views)) {
    hashes.set(n, (hashes.get(n) ?? new Set()).add(hash));
  }
  expect([...hashes.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect(kuba.sockets).toBeGreaterThan(before);
  await Promise.all(people.map(({ context }) => context.close()));
}, 400_000);

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeText, turnOf, writeNumber } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const TURNS = 20;

interface View {
  readonly t: string;
  readonly table: { readonly turn: number; readonly card: string; readonly finished: boolean };
}

/** Every view this page is sent, as it comes. */
function views(page: Page): View[] {
  const seen: View[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as View;
      if (message.t === 'view') seen.push(message);
    });
  });
  return seen;
}

/** Whatever a page keeps beyond what it shows. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      cached,
      history.state,
      document.cookie,
    ]);
  });
}

async function sit(context: BrowserContext, link: string, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Twoje imię').fill(name);
  await page.getByRole('button', { name: /Siadam do stołu|Otwieram stolik/ }).click();
  return page;
}

test('two people and a bot play all twenty cards, see the review, and play again; no page keeps a card', async () => {
  const contexts = await Promise.all(
    [1, 2].map(() =>
      browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'pl-PL', reducedMotion: 'reduce' }),
    ),
  );
  const [first, second] = contexts;
  if (first === undefined || second === undefined) throw new Error('no contexts');
  const ola = await sit(first, `${house.url}/new/rudy`, 'Ola');
  const seen = views(ola);
  await ola.getByRole('button', { name: 'Wyślij link' }).waitFor();
  await ola.reload();
  await ola.getByRole('button', { name: 'Wyślij link' }).waitFor();
  const kuba = await sit(second, ola.url(), 'Kuba');
  await seeText(ola, '2 osoby przy stole');
  await ola.locator('.seat.is-free').first().click();
  await ola.getByRole('button', { name: /^Dodaj:/ }).click();
  await ola.getByRole('button', { name: 'Zaczynamy we troje' }).click();

  const cards: string[] = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    await Promise.all([writeNumber(ola, turn, turn % 5), writeNumber(kuba, turn, 1)]);
    const card = seen.findLast(({ table }) => table.turn === turn)?.table.card ?? '';
    expect(card).not.toBe('');
    const kept = await keptBy(ola);
    for (const earlier of cards) expect(kept).not.toContain(`"${earlier}"`);
    cards.push(card);
    if (turn === TURNS) break;
    await expect.poll(() => turnOf(ola), { timeout: 20_000 }).toBe(turn + 1);
  }
  await expect.poll(() => seen.at(-1)?.table.finished, { timeout: 20_000 }).toBe(true);
  // No view but the last told of more than one card.
  expect(
    new Set(seen.filter(({ table }) => !table.finished).map(({ table }) => Object.keys(table).includes('pile'))),
  ).toEqual(new Set([false]));
  await ola.waitForTimeout(1000);
  await ola.getByRole('button', { name: 'Menu' }).click();
  await ola.getByRole('button', { name: 'Wróć do stolika' }).click();
  await ola.getByRole('button', { name: 'Jeszcze raz we troje' }).click();
  await expect.poll(() => turnOf(kuba), { timeout: 20_000 }).toBe(1);
  await Promise.all(contexts.map((context) => context.close()));
}, 240_000);

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnOf, writeNumber } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { visitOnce } from './offline.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'en-GB' };
const TURNS = 20;
const CLOSED = 7;

/** A phone that was here once and has no network any more. */
async function withoutNetwork(): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await visitOnce(page, house.url);
  return { context, page, errors };
}

async function quick(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Quick bots' }).click();
}

test.concurrent('without a network: Rudy against bots, closed and opened in the middle, to the end', async () => {
  const { context, page, errors } = await withoutNetwork();
  await page.getByRole('button', { name: 'Play with bots' }).first().click();
  await expect.poll(() => turnOf(page), { timeout: 20_000 }).toBe(1);
  await quick(page);
  const stored = await storage(page);
  for (let turn = 1; turn <= TURNS; turn++) {
    await writeNumber(page, turn, 2);
    if (turn === CLOSED) await page.reload();
  }
  // A running game is sealed: whoever looks into the storage finds no card there.
  expect(stored.keys).toEqual([false]);
  expect(stored.text).not.toMatch(/secret|contributions|rabbit|giraffe|dolphin|octopus/);
  await page.locator('.r-review').waitFor({ timeout: 20_000 });
  // Then the record is all that is kept of it.
  await expect.poll(async () => (await storage(page)).steps).toBeLessThan(4);
  expect(stored.steps).toBeGreaterThan(3);
  expect(errors).toEqual([]);
  await context.close();
});

test.concurrent('one device for two, with a curtain: Rudy to the end, and nothing of a hand between two players', async () => {
  const { context, page, errors } = await withoutNetwork();
  await page.goto(`${house.url}/pass/rudy`);
  for (const name of ['Ola', 'Kuba']) {
    await page.getByLabel('Add a person').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('.local-people', { hasText: name }).waitFor();
  }
  // Anybody can be named, and go: whoever began the table, too.
  await page.getByRole('button', { name: 'Name and face: Ola' }).click();
  await page.getByLabel('Name', { exact: true }).last().fill('Hania');
  await page.locator('.sheet button.is-fox').click();
  await page.locator('.local-people', { hasText: 'Hania' }).waitFor();
  await page
    .locator('.local-people li')
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => page.locator('.local-people b').allInnerTexts()).toEqual(['Hania', 'Kuba']);
  await page.getByRole('button', { name: 'Start' }).click();
  const called: string[] = [];
  const left: string[] = [];
  const curtain = page.locator('.curtain h1');
  const look = async (): Promise<void> => {
    await curtain.waitFor({ timeout: 15_000 });
    left.push(...(await leftovers(page)));
  };
  for (let turn = 1; turn <= TURNS; turn++) {
    for (let person = 0; person < 2; person++) {
      // Whoever wrote last keeps the device and sees the next card first.
      if (turn === 1 || person > 0) {
        await look();
        if (turn === 3) {
          await page.reload();
          await look();
        }
        called.push(await curtain.innerText());
        await page.getByRole('button', { name: 'let me see' }).click();
      }
      await writeNumber(page, turn, person);
    }
  }
  await page.locator('.r-review').waitFor({ timeout: 20_000 });
  expect(left).toEqual([]);
  expect(called).toHaveLength(1 + TURNS);
  expect(new Set(called).size).toBe(2);
  expect(errors).toEqual([]);
  await context.close();
});

/** Whatever of a card or of a number is on the page or told to a reader's voice. */
async function leftovers(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('.play-board, .r-card, .animal, [class*="r-"], [class*="m-"]')];
    return parts.map((part) => part.outerHTML.slice(0, 80));
  });
  const told = (await page.locator('body').ariaSnapshot()).replaceAll(/\[level=\d\]/g, '');
  return [...found, ...(told.match(/\d+/g) ?? [])];
}

/** All the device keeps of running games, as far as a script can read it, and whether its keys can be taken out. */
async function storage(page: Page): Promise<{ text: string; steps: number; keys: boolean[] }> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('stolik');
    await new Promise((done) => {
      opened.addEventListener('success', done);
    });
    const db = opened.result;
    const all = async (store: string): Promise<unknown[]> => {
      const asked = db.transaction(store).objectStore(store).getAll();
      await new Promise((done) => {
        asked.addEventListener('success', done);
      });
      return asked.result;
    };
    const steps = await all('steps');
    const rows = [...(await all('tables')), ...steps, ...Object.entries(localStorage)];
    const keys = (await all('keys')).map((key) => key instanceof CryptoKey && key.extractable);
    db.close();
    const text = JSON.stringify(rows, (_, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
    );
    return { text, steps: steps.length, keys };
  });
}

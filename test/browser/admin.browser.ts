import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dice } from '../../bench/server/dice.ts';
import { keepTables, imagineWorlds } from '../server/worlds.ts';
import { DESK, sitDown } from './acts.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';

const TOKEN = 'a-token-of-the-operator-that-nobody-guesses';
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'pl-PL' } as const;

let browser: Browser;
const houses: House[] = [];
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  await Promise.all(houses.splice(0).map((house) => house.close()));
});
afterAll(() => browser.close());

async function lookedAfter(data?: string): Promise<House> {
  const house = await openHouse({}, { admin: 'local', adminToken: TOKEN, ...(data !== undefined && { data }) });
  houses.push(house);
  return house;
}

async function comeIn(page: Page, { url }: House): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.locator('input[name=token]').fill(TOKEN);
  await page.getByRole('button', { name: /Wejdź|Come in/ }).click();
  await page.locator('.admin-log li').first().waitFor();
}

const wide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('an evening of the operator: a wrong token, a table, an announcement, a table that is closed', async () => {
  const house = await lookedAfter();
  const guest = await (await browser.newContext(PHONE)).newPage();
  await sitDown(guest, `${house.url}/new/rudy`, 'Ola');
  const context = await browser.newContext({ ...PHONE });
  const page = await context.newPage();

  // Without a token there is nothing to see, and with a wrong one neither.
  await page.goto(`${house.url}/admin`);
  await page.locator('input[name=token]').fill('not-the-token-but-of-the-same-length-or-so');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wejdź' }).click();
  await page.getByText('To nie ten klucz').waitFor();
  expect(await page.locator('.admin-tables').count()).toBe(0);

  await comeIn(page, house);
  const row = page.locator('.admin-tables li');
  await expect.poll(() => row.innerText()).toContain('Ola');
  expect(await violations(page)).toEqual([]);
  expect(await wide(page)).toBe(false);
  // The token is nowhere on the device, and the session where no script reads it.
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]) + document.cookie);
  expect(kept).not.toContain(TOKEN);
  expect(kept).not.toContain('stolik-operator');

  await page.locator('input[name=minutes]').fill('10');
  await page.getByRole('button', { name: 'Powiedz wszystkim' }).click();
  const bar = guest.locator('.notice-bar');
  await bar.waitFor();
  expect(await bar.innerText()).toMatch(/za 10 minut/);
  expect(await violations(guest)).toEqual([]);
  await page.getByRole('button', { name: 'Odwołaj' }).click();
  await bar.waitFor({ state: 'detached' });

  await row.getByRole('button', { name: /Zamknij/ }).click();
  await row.getByRole('button', { name: 'Tak' }).click();
  await guest.getByText('Ten stolik zamknął opiekun').waitFor();
  await expect.poll(() => page.locator('.admin-log').innerText()).toContain('zamknięto stolik');

  await page.getByRole('button', { name: 'Wyjdź' }).click();
  await page.locator('input[name=token]').waitFor();
  await Promise.all([context.close(), guest.context().close()]);
});

test('another page cannot act for the operator, however it asks', async () => {
  const house = await lookedAfter();
  const context = await browser.newContext({ ...DESK, locale: 'en-GB' });
  const page = await context.newPage();
  await comeIn(page, house);
  expect(await violations(page)).toEqual([]);
  const cookies = await context.cookies(`${house.url}/api/admin/house`);
  expect(cookies.find(({ name }) => name === 'stolik-operator')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  // Our own page without its word: refused. It is what a form of another page on this very site could send.
  const bare = await page.evaluate(async () => (await fetch('/api/admin/notice/end', { method: 'POST' })).status);
  expect(bare).toBe(403);
  // Another site's page, with a form and with a script: it is not obeyed, and reads nothing.
  const evil = await context.newPage();
  await evil.route('http://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method=post action="${house.url}/api/admin/notice/end"></form>`,
    }),
  );
  await evil.goto('http://evil.example/');
  const read = await evil.evaluate(
    (url) =>
      fetch(`${url}/api/admin/tables`, { credentials: 'include' }).then(
        () => 'read',
        () => 'refused',
      ),
    house.url,
  );
  expect(read).toBe('refused');
  const answered = evil.waitForResponse(/notice\/end/);
  await evil.evaluate(() => document.forms[0]?.submit());
  expect((await answered).status()).toBeGreaterThanOrEqual(400);
  await page.reload();
  await page.locator('.admin-log li').first().waitFor();
  expect(await page.locator('.admin-log').innerText()).not.toContain('took the announcement back');
  await context.close();
});

test('whatever is hidden in the cards, the page is the same', async () => {
  const random = dice(53);
  const all = ['rudy', 'mozg', 'ruletka'].flatMap((game) =>
    [6, 13].flatMap((moves) => imagineWorlds(`${game} ${moves}`, game, 3, moves, 'table', random) ?? []),
  );
  expect(all.some(({ here, there }) => JSON.stringify(here.state) !== JSON.stringify(there.state))).toBe(true);
  const shown: string[] = [];
  for (const world of ['here', 'there'] as const) {
    const data = mkdtempSync(join(tmpdir(), 'stolik-'));
    await keepTables(data, all, world);
    const house = await lookedAfter(data);
    const context = await browser.newContext({ ...DESK, locale: 'en-GB' });
    const page = await context.newPage();
    await comeIn(page, house);
    const more = page.getByRole('button', { name: /^More/ });
    for (let i = 0; i < all.length; i++) await more.nth(i).click();
    await expect.poll(() => page.getByText('Connected from').count()).toBe(all.length);
    const html = await page.locator('.admin-tables').innerHTML();
    shown.push(html.replaceAll(/(made|touched) \d+ \w+/g, '$1 …'));
    for (const { tokens, watch } of all) for (const secret of [...tokens, watch]) expect(html).not.toContain(secret);
    await context.close();
  }
  expect(shown[1]).toBe(shown[0]);
});

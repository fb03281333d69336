import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comeIn } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { settle } from './settled.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const DESKS = [
  [1280, 800],
  [1920, 1080],
] as const;

describe.each(['pl-PL', 'en-GB'])('in %s', (locale) => {
  test.each(DESKS)(
    'the buttons of a box have their words in one line, with room around, at %i × %i',
    async (width, height) => {
      const { context, page } = await comeIn(browser, { viewport: { width, height } }, locale);
      await page.goto(house.url);
      await page.locator('.home-buttons').first().waitFor();
      await settle(page);
      const tight = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.home-buttons .button:not(.home-more)')].flatMap((button) => {
          const text = document.createRange();
          text.selectNodeContents(button.querySelector('span') ?? button);
          const [words, box] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
          const lines = words.height / Number.parseFloat(getComputedStyle(button).fontSize);
          const room = Math.min(words.left - box.left, box.right - words.right);
          return lines > 1.9 || room < 8 ? [`${button.innerText}: ${lines} lines, ${room} px`] : [];
        }),
      );
      expect(tight).toEqual([]);
      await context.close();
    },
  );
});

test.each([[360, 640] as const, ...DESKS])('names are whole in the lobby at %i × %i', async (width, height) => {
  const { context, page } = await comeIn(browser, { viewport: { width, height } }, 'pl-PL');
  const made = await context.request.post(`${house.url}/api/tables`, {
    data: { game: 'rudy', name: 'Mama Ola', cookie: true },
  });
  const { table, code } = (await made.json()) as { readonly table: string; readonly code: string };
  for (const name of ['Katarzyna', 'Dziadek Stanisław']) {
    const other = await browser.newContext();
    await other.request.post(`${house.url}/api/tables/${table}/sit`, { data: { name, cookie: true } });
    await other.close();
  }
  await page.goto(`${house.url}/t/${code}`);
  await page.locator('.lobby').waitFor();
  await settle(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.seat-plate b')]
      .filter((name) => {
        // Letters may reach below their line; another line may not.
        const spare = Number.parseFloat(getComputedStyle(name).fontSize) / 2;
        return name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + spare;
      })
      .map((name) => name.innerText),
  );
  expect(cut).toEqual([]);
  await context.close();
});

test.each(['/replay', '/check', '/history'])('%s is as wide as a phone, and speaks its language', async (path) => {
  const { context, page } = await comeIn(browser, { viewport: { width: 390, height: 844 } }, 'pl-PL');
  await page.goto(house.url + path);
  await page.locator('h1').first().waitFor();
  await settle(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const seen = page.locator('input[type="file"]');
  for (const each of await seen.all())
    expect(await each.evaluate((input) => getComputedStyle(input).opacity)).toBe('0');
  await context.close();
});

test('a bubble leaves the way back free', async () => {
  const { context, page } = await comeIn(browser, { viewport: { width: 360, height: 640 } }, 'pl-PL');
  const made = await context.request.post(`${house.url}/api/tables`, {
    data: { game: 'rudy', name: 'Ola', cookie: true },
  });
  const { table, code } = (await made.json()) as { readonly table: string; readonly code: string };
  const say = (message: object): Promise<unknown> =>
    context.request.post(`${house.url}/api/tables/${table}/messages`, { data: message });
  await page.goto(`${house.url}/t/${code}`);
  await page.locator('.lobby').waitFor();
  await expect
    .poll(async () => {
      await say({ t: 'chat', text: 'Cześć, czekam na was wszystkich od godziny i jeszcze trochę!' });
      return page.locator('.bubble.at-seat').count();
    })
    .toBeGreaterThan(0);
  const strip = await page.locator('.table-strip').first().boundingBox();
  // The newest line takes the place of the one before.
  const top = async (): Promise<number> => (await page.locator('.bubble.at-seat').first().boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  await context.close();
});

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { seeText, writeNumber, turnOf } from './acts.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

async function comeIn(
  more: object,
  locale: string,
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await browser.newContext({ ...more, locale });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, errors };
}

test('from the first screen to a second card against bots, on a phone', async () => {
  const { context, page, errors } = await comeIn(PHONE, 'pl-PL');
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Graj z botami' }).click();
  await writeNumber(page, 1, 3);
  await expect.poll(() => turnOf(page), { timeout: 15_000 }).toBe(2);
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(scrolls).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('two people by link in two languages, a bot, and the TV', async () => {
  const ola = await comeIn(PHONE, 'pl-PL');
  await ola.page.goto(house.url);
  await ola.page.getByRole('button', { name: 'Otwórz stolik dla znajomych' }).click();
  await ola.page.getByLabel('Twoje imię').fill('Ola');
  await ola.page.getByRole('button', { name: 'Otwieram stolik' }).click();
  await ola.page.getByRole('button', { name: 'Wyślij link' }).waitFor();
  const link = ola.page.url();
  const code = link.split('/').at(-1) ?? '';

  const kuba = await comeIn(DESK, 'en-GB');
  await kuba.page.goto(link);
  await kuba.page.getByLabel('Your name').fill('Kuba');
  await kuba.page.getByRole('radio', { name: 'rocket' }).check();
  await kuba.page.getByRole('button', { name: 'Take a seat' }).click();
  await kuba.page.getByText('Ola starts the game.', { exact: false }).waitFor();
  await seeText(ola.page, '2 osoby przy stole');

  await ola.page.locator('.seat.is-free').first().click();
  await ola.page.getByRole('button', { name: 'Dodaj: Trybik' }).click();
  await seeText(kuba.page, '3 at the table');

  const tv = await ola.context.newPage();
  await tv.setViewportSize({ width: 1920, height: 1080 });
  await tv.goto(`${house.url}/tv/${code}`);
  await seeText(tv, 'Zeskanuj kod, żeby usiąść.');

  await ola.page.getByRole('button', { name: 'Zaczynamy we troje' }).click();
  await writeNumber(ola.page, 1, 2);
  await writeNumber(kuba.page, 1, 4);
  await expect.poll(() => turnOf(ola.page), { timeout: 15_000 }).toBe(2);
  await expect.poll(() => turnOf(kuba.page), { timeout: 15_000 }).toBe(2);
  await expect.poll(async () => (await tv.locator('body').innerText()).includes('2'), { timeout: 15_000 }).toBe(true);
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  await ola.context.close();
  await kuba.context.close();
});

test('a server that restarts in the middle of a turn, and a page that is loaded again', async () => {
  const { context, page, errors } = await comeIn(PHONE, 'pl-PL');
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Graj z botami' }).click();
  await writeNumber(page, 1, 1);
  await expect.poll(() => turnOf(page), { timeout: 15_000 }).toBe(2);
  await house.stop();
  await page.locator('.line-banner-card').waitFor();
  await house.start();
  await page.locator('.line-banner-card').waitFor({ state: 'detached', timeout: 30_000 });
  await writeNumber(page, 2, 2);
  await expect.poll(() => turnOf(page), { timeout: 15_000 }).toBe(3);
  await page.reload();
  await expect.poll(() => turnOf(page), { timeout: 15_000 }).toBe(3);
  expect(errors).toEqual([]);
  await context.close();
});

test('kicked, locked, two tabs, not found', async () => {
  const host = await comeIn(PHONE, 'pl-PL');
  await host.page.goto(`${house.url}/new/rudy`);
  await host.page.getByLabel('Twoje imię').fill('Ola');
  await host.page.getByRole('button', { name: 'Otwieram stolik' }).click();
  await host.page.getByRole('button', { name: 'Wyślij link' }).waitFor();
  const link = host.page.url();

  const guest = await comeIn(PHONE, 'pl-PL');
  await guest.page.goto(link);
  await guest.page.getByLabel('Twoje imię').fill('Kuba');
  await guest.page.getByRole('button', { name: 'Siadam do stołu' }).click();
  await guest.page.getByText('Ola zacznie grę.', { exact: false }).waitFor();

  const second = await guest.context.newPage();
  await second.goto(link);
  await second.getByText('Ola zacznie grę.', { exact: false }).waitFor();
  await seeText(guest.page, 'Grasz w drugiej karcie');
  await guest.page.getByRole('button', { name: 'Graj tutaj' }).click();
  await guest.page.getByText('Ola zacznie grę.', { exact: false }).waitFor();
  await seeText(second, 'Grasz w drugiej karcie');
  await second.close();

  await host.page.locator('.seat', { hasText: 'Kuba' }).click();
  await host.page.getByRole('button', { name: 'Wyproś' }).click();
  await seeText(guest.page, 'Gospodarz cię wyprosił');

  await host.page.getByRole('button', { name: 'Menu' }).click();
  await host.page.getByRole('button', { name: 'Zamknij dla nowych' }).click();
  await seeText(host.page, 'Stolik zamknięty dla nowych');
  await guest.page.goto(link);
  await seeText(guest.page, 'Stolik jest zamknięty');
  await guest.page.goto(`${house.url}/t/ZZZZZZ`);
  await seeText(guest.page, 'Nie ma takiego stolika');
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await host.context.close();
  await guest.context.close();
});

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, PHONE, seeTurn } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { countTaps } from './taps.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Taps are held; seconds are this machine's, and only printed: docs/taps.md has some. */
async function measured(page: Page, what: string, act: () => Promise<void>): Promise<number> {
  const taps = await countTaps(page);
  const began = performance.now();
  await act();
  console.log(`${what}: ${taps()} taps, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return taps();
}

// From the phone to the TV: tv-pairing.browser.ts.
test('home leads to a game, a friend and back to the table in a tap or two', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  await ola.page.goto(house.url);
  const bots = await measured(ola.page, 'home → playing with bots', async () => {
    await ola.page.getByRole('button', { name: 'Graj z botami' }).click();
    await seeTurn(ola.page, 1);
  });
  expect(bots).toBe(1);

  // Another day: the tab is gone, the phone is the same.
  await ola.page.waitForFunction(() => localStorage.getItem('stolik.recent') !== null);
  await ola.page.close();
  const page = await ola.context.newPage();
  await page.goto(house.url);
  const back = await measured(page, 'lost tab → back at the table', async () => {
    await page.locator('.your-table').click();
    await seeTurn(page, 1);
  });
  expect(back).toBe(1);
  await ola.context.close();

  const host = await comeIn(browser, PHONE, 'pl-PL');
  const friend = await comeIn(browser, PHONE, 'pl-PL');
  await host.page.goto(house.url);
  const opens = await measured(host.page, 'home → a table for friends', async () => {
    await host.page.getByRole('button', { name: 'Otwórz stolik dla znajomych' }).click();
    await host.page.getByLabel('Twoje imię').fill('Ola');
    await host.page.getByRole('button', { name: 'Otwieram stolik' }).click();
    await host.page.locator('.lobby').waitFor();
  });
  expect(opens).toBe(2);
  await friend.page.goto(host.page.url());
  const sits = await measured(friend.page, 'link → friend seated', async () => {
    await friend.page.getByLabel('Twoje imię').fill('Kuba');
    await friend.page.getByRole('button', { name: 'Siadam do stołu' }).click();
    await friend.page.locator('.lobby').waitFor();
  });
  expect(sits).toBe(1);

  expect([...host.errors, ...friend.errors]).toEqual([]);
  await Promise.all([host, friend].map(({ context }) => context.close()));
});

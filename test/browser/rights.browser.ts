import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, DESK, PHONE, seeText, sitDown } from './acts.ts';
import { openBrowser } from './browser.ts';
import { layCable } from './cable.ts';
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

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
}

async function twice(page: Page, name: string | RegExp, sure: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: sure }).click();
}

test.each([
  ['locks itself', 'asleep', /take over in [45]:\d\d\./],
  ['is only cut off', 'awake', /take over in [01]:\d\d\./],
])('a host whose phone %s is waited for, and whoever would take over is told how long', async (_, how, told) => {
  const cable = await layCable(house.port);
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB');
  await sitDown(ola.page, `${cable.url}/new/rudy`, 'Ola');
  await sitDown(kuba.page, house.url + new URL(ola.page.url()).pathname, 'Kuba');
  if (how === 'asleep') {
    await ola.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // What it said is there once something said after it is.
    await ola.page.evaluate(() => fetch('/api/games').then((answer) => answer.text()));
  }
  cable.pull();
  await kuba.page.getByRole('button', { name: 'I will be the host' }).click();
  await seeText(kuba.page, told);
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  await Promise.all([ola.context.close(), kuba.context.close()]);
  await cable.close();
});

test('whom the host sends away stays away, until the host lets them in', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB');
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  const link = house.url + new URL(ola.page.url()).pathname;
  await sitDown(kuba.page, link, 'Kuba');
  await ola.page.locator('.seat', { hasText: 'Kuba' }).click();
  await twice(ola.page, 'Wyproś', 'Na pewno? Stuknij jeszcze raz');
  await seeText(ola.page, 'Kuba już tu nie usiądzie');
  await seeText(kuba.page, 'Only the host can let you in again.');
  await kuba.page.goto(link);
  await kuba.page.getByLabel('Your name').fill('Ela');
  await kuba.page.getByRole('button', { name: 'Take a seat' }).click();
  await seeText(kuba.page, 'Only the host can let you in again.');

  const other = await comeIn(browser, DESK, 'en-GB');
  await other.page.goto(link);
  await other.page.getByLabel('Your name').fill('Кubа');
  await other.page.getByRole('button', { name: 'Take a seat' }).click();
  await seeText(other.page, 'The host sent somebody of that name away. Try another.');

  await openMenu(ola.page);
  await ola.page.getByRole('button', { name: 'Wszyscy przy stole' }).click();
  await ola.page.getByRole('button', { name: 'Wpuść z powrotem: Kuba' }).click();
  await ola.page.getByRole('button', { name: 'Wpuść z powrotem: Kuba' }).waitFor({ state: 'detached' });
  await sitDown(kuba.page, link, 'Kuba');
  expect([...ola.errors, ...kuba.errors, ...other.errors]).toEqual([]);
  await Promise.all([ola.context.close(), kuba.context.close(), other.context.close()]);
});

test('new links shut out the TV that has the old one, and the menu has the new ones', async () => {
  const ola = await comeIn(browser, PHONE, 'en-GB');
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  const openTv = async (): Promise<Page> => {
    const opening = ola.context.waitForEvent('page');
    await ola.page.getByRole('button', { name: 'Show on a TV' }).click();
    await ola.page.getByRole('button', { name: 'Open the TV view on this device' }).click();
    await ola.page.getByRole('button', { name: 'Close' }).click();
    return opening;
  };
  await openMenu(ola.page);
  const old = await openTv();
  await old.locator('.big-screen').waitFor();
  await openMenu(ola.page);
  await twice(ola.page, 'New links for TV and watchers', 'Sure? Tap once more');
  await seeText(old, 'This link is shut');
  await seeText(ola.page, 'The old links are shut.');
  const fresh = await openTv();
  await fresh.locator('.big-screen').waitFor();
  await openMenu(ola.page);
  expect(fresh.url()).not.toBe(old.url());
  await twice(ola.page, 'Switch watching and TV off', 'Sure? Tap once more');
  await seeText(fresh, 'This link is shut');
  await ola.page.getByRole('button', { name: 'Switch watching and TV on' }).click();
  await (await openTv()).locator('.big-screen').waitFor();
  expect(ola.errors).toEqual([]);
  await ola.context.close();
});

import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, DESK, PHONE, seeText, seeTurn, sitDown, writeNumber } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, PATIENT, type House } from './house.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([
    openHouse({ tempo: { ...PATIENT, hostAway: 0, hostAsleep: 0 } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test('from the first screen to a second card against bots, on a phone', async () => {
  const { context, page, errors } = await comeIn(browser, PHONE, 'pl-PL');
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Graj z botami' }).click();
  await writeNumber(page, 1, 3);
  await seeTurn(page, 2);
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(scrolls).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('kicked, locked, two tabs, not found', async () => {
  const host = await comeIn(browser, PHONE, 'pl-PL');
  await sitDown(host.page, `${house.url}/new/rudy`, 'Ola');
  const link = host.page.url();
  const guest = await comeIn(browser, PHONE, 'pl-PL');
  await guest.page.goto(link);
  await seeText(guest.page, 'Zaprasza Ola');
  await sitDown(guest.page, link, 'Kuba');

  const second = await guest.context.newPage();
  await second.goto(link);
  await second.getByText('Ola zacznie grę.', { exact: false }).waitFor();
  await seeText(guest.page, 'Grasz w drugiej karcie');
  await guest.page.getByRole('button', { name: 'Graj tutaj' }).click();
  await guest.page.getByText('Ola zacznie grę.', { exact: false }).waitFor();
  await seeText(second, 'Grasz w drugiej karcie');
  await second.close();

  await guest.page.getByRole('button', { name: 'Menu' }).click();
  await guest.page.getByRole('button', { name: 'Odejdź od stołu' }).click();
  await guest.page.getByRole('button', { name: 'Na pewno? Stuknij jeszcze raz' }).click();
  await seeText(guest.page, 'Nie siedzisz już przy stole');
  expect(await guest.page.locator('.toast').count()).toBe(0);
  await sitDown(guest.page, link, 'Kuba');

  await host.page.locator('.seat', { hasText: 'Kuba' }).click();
  await host.page.getByRole('button', { name: 'Wyproś' }).click();
  await host.page.getByRole('button', { name: 'Na pewno? Stuknij jeszcze raz' }).click();
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

test('a seat moves to another device; the host pauses, gives time, changes the options and hands the table over', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB');
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  await sitDown(kuba.page, ola.page.url(), 'Kuba');
  await ola.page.locator('.lobby-options').click();
  await ola.page.getByRole('radio', { name: '60 s' }).check();
  await ola.page.getByRole('button', { name: 'Tak gramy' }).click();
  await seeText(kuba.page, 'The usual rules · 60 s');
  await ola.page.getByRole('button', { name: 'Zaczynamy we dwoje' }).click();
  await seeTurn(kuba.page, 1);

  const left = async (): Promise<number> => Number(await kuba.page.locator('.r-clock b').innerText());
  const before = await left();
  // A clock only ever runs down: if there is more on it, it was given. Enough of it for the slowest machine.
  for (let given = 0; given < 8; given++) {
    await ola.page.getByRole('button', { name: 'Menu' }).click();
    await ola.page.getByRole('button', { name: '30 sekund więcej' }).click();
    await ola.page.locator('dialog').waitFor({ state: 'detached' });
  }
  await expect.poll(left, { timeout: 60_000 }).toBeGreaterThan(before);
  await ola.page.getByRole('button', { name: 'Menu' }).click();
  await ola.page.getByRole('button', { name: 'Pauza' }).click();
  await seeText(kuba.page, 'Ola stopped the clock.');
  await ola.page.getByRole('button', { name: 'Gramy dalej' }).click();
  await writeNumber(kuba.page, 1, 3);

  await kuba.page.getByRole('button', { name: 'Menu' }).click();
  await kuba.page.getByRole('button', { name: 'Move to another device' }).click();
  await kuba.page.getByRole('img', { name: 'QR code that moves your seat' }).waitFor();
  await kuba.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await kuba.page.getByRole('button', { name: 'Send the link to myself' }).click();
  const pass = await kuba.page.evaluate(() => navigator.clipboard.readText());
  const tablet = await comeIn(browser, PHONE, 'en-GB');
  await tablet.page.goto(pass);
  await tablet.page.getByRole('button', { name: 'Play here' }).click();
  await seeTurn(tablet.page, 1);
  await seeText(tablet.page, 'You wrote');
  expect(tablet.page.url()).not.toContain('#');
  await seeText(kuba.page, 'You play on another device');
  await kuba.page.goto(pass);
  await kuba.page.getByRole('button', { name: 'Play here' }).click();
  await seeText(kuba.page, 'This link is used up');

  await ola.page.getByRole('button', { name: 'Menu' }).click();
  await ola.page.getByRole('button', { name: 'Wszyscy przy stole' }).click();
  await ola.page.locator('.people button', { hasText: 'Kuba' }).click();
  await ola.page.getByRole('button', { name: 'Oddaj koronę' }).click();
  await ola.page.getByRole('button', { name: 'Na pewno? Stuknij jeszcze raz' }).click();
  await tablet.page.getByRole('button', { name: 'Menu' }).click();
  await tablet.page.getByRole('button', { name: 'Pause' }).waitFor();
  await tablet.page.keyboard.press('Escape');
  // The host goes away: whoever is still there may take the table, in this house at once.
  await tablet.context.close();
  // How many sheets still lie on each other depends on how quickly the house answered.
  await expect
    .poll(
      async () => {
        await ola.page.keyboard.press('Escape');
        return ola.page.locator('dialog').count();
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  await ola.page.getByRole('button', { name: 'Menu' }).click();
  await ola.page.getByRole('button', { name: 'Będę gospodarzem' }).click();
  await ola.page.getByRole('button', { name: 'Menu' }).click();
  await ola.page.getByRole('button', { name: 'Pauza' }).waitFor();
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  for (const { context } of [ola, kuba]) await context.close();
});

test('while cards are turned people talk in faces only, and the host closes a card for whoever is late', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB');
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  await sitDown(kuba.page, ola.page.url(), 'Kuba');
  await kuba.page.locator('.strip-talk').click();
  await kuba.page.getByLabel('Say something').fill('Hello!');
  await kuba.page.getByRole('button', { name: 'Send', exact: true }).click();
  await seeText(ola.page, 'Hello!');
  await kuba.page.keyboard.press('Escape');
  await ola.page.getByRole('button', { name: 'Zaczynamy we dwoje' }).click();
  await seeTurn(kuba.page, 1);

  await kuba.page.locator('.strip-talk').click();
  await seeText(kuba.page, 'This game allows no notes');
  expect(await kuba.page.getByLabel('Say something').count()).toBe(0);
  await kuba.page.getByRole('button', { name: 'thinking' }).click();
  await kuba.page.locator('dialog').waitFor({ state: 'detached' });
  await ola.page.locator('.strip-talk').click();
  await ola.page.locator('.chat-log', { hasText: 'hmm' }).waitFor();
  await ola.page.keyboard.press('Escape');

  await writeNumber(ola.page, 1, 3);
  await ola.page.getByRole('button', { name: 'Menu' }).click();
  await ola.page.getByRole('button', { name: 'Zamknij kartę za spóźnionych' }).click();
  await ola.page.getByRole('button', { name: 'Na pewno? Stuknij jeszcze raz' }).click();
  await seeTurn(kuba.page, 2);
  await seeTurn(ola.page, 2);
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  for (const { context } of [ola, kuba]) await context.close();
});

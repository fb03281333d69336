import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, DESK, PHONE, seeText, seeTurn, sitDown, turnOf, writeNumber } from './acts.ts';
import { openBrowser } from './browser.ts';
import { layCable } from './cable.ts';
import { openHouse, type House } from './house.ts';
import { houseProcess } from './process.ts';
import { finish, openTable, person, phaseOf, playOn } from './ruletka-acts.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** On a slow machine coming back may take longer than a seat is kept from a bot. */
async function noMinding(host: Page): Promise<void> {
  const { origin, pathname } = new URL(host.url());
  const table = await host.evaluate((code) => localStorage.getItem(`stolik.table.${code}`), pathname.split('/').at(-1));
  const data = { t: 'set', settings: { minding: false } };
  await host.request.post(`${origin}/api/tables/${table}/messages`, { data });
}

test('a phone loses its network in mid-turn and goes on; one is closed and opened again', async () => {
  const cable = await layCable(house.port);
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB');
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  const path = new URL(ola.page.url()).pathname;
  await sitDown(kuba.page, cable.url + path, 'Kuba');
  await ola.page.getByRole('button', { name: 'Zaczynamy we dwoje' }).click();
  await writeNumber(kuba.page, 1, 1);

  await kuba.context.setOffline(true);
  cable.pull();
  await seeText(kuba.page, 'This device is offline. We go on when it is back.');
  await kuba.page.locator('.strip-signal.is-off').waitFor();
  // The others play on as far as the rules let them.
  await writeNumber(ola.page, 1, 2);
  await seeTurn(ola.page, 2);
  await writeNumber(ola.page, 2, 3);
  expect(await turnOf(kuba.page)).toBe(1);

  cable.plug();
  await kuba.context.setOffline(false);
  await kuba.page.locator('.line-banner-card').waitFor({ state: 'detached' });
  await writeNumber(kuba.page, 2, 4);
  await seeTurn(ola.page, 3);

  await kuba.page.close();
  const again = await kuba.context.newPage();
  await again.goto(cable.url + path);
  await seeTurn(again, 3);
  // What was written is still there.
  expect(await again.locator('.r-tape .f b').allInnerTexts()).toEqual(expect.arrayContaining(['1', '4']));
  await Promise.all([writeNumber(again, 3, 5), writeNumber(ola.page, 3, 1)]);
  await seeTurn(again, 4);
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  await ola.context.close();
  await kuba.context.close();
  await cable.close();
});

test('a server that is killed in mid-turn and started again has forgotten nothing', async () => {
  const server = await houseProcess();
  try {
    const ola = await comeIn(browser, PHONE, 'pl-PL');
    const kuba = await comeIn(browser, DESK, 'en-GB');
    await sitDown(ola.page, `${server.url}/new/rudy`, 'Ola');
    await sitDown(kuba.page, ola.page.url(), 'Kuba');
    await noMinding(ola.page);
    await ola.page.getByRole('button', { name: 'Zaczynamy we dwoje' }).click();
    await Promise.all([writeNumber(ola.page, 1, 7), writeNumber(kuba.page, 1, 1)]);
    await writeNumber(ola.page, 2, 9);
    await seeText(ola.page, 'Czekamy na');
    await server.kill();
    await Promise.all([ola, kuba].map(({ page }) => page.locator('.line-banner-card').waitFor()));
    await server.start();
    await Promise.all([ola, kuba].map(({ page }) => page.locator('.line-banner-card').waitFor({ state: 'detached' })));
    // Ola has written in this turn already; Kuba has not.
    await seeText(ola.page, 'Czekamy na');
    expect(await ola.page.locator('.r-tape .f b').allInnerTexts()).toEqual(expect.arrayContaining(['7', '9']));
    await writeNumber(kuba.page, 2, 2);
    await Promise.all([seeTurn(ola.page, 3), seeTurn(kuba.page, 3)]);
    expect([...ola.errors, ...kuba.errors]).toEqual([]);
    await ola.context.close();
    await kuba.context.close();
  } finally {
    await server.close();
  }
});

test('a server that restarts in order tells everybody, and a page that is loaded again finds its seat', async () => {
  const { context, page, errors } = await comeIn(browser, PHONE, 'pl-PL');
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Graj z botami' }).click();
  await writeNumber(page, 1, 1);
  await seeTurn(page, 2);
  await house.stop();
  await page.locator('.line-banner-card').waitFor();
  await house.start();
  await page.locator('.line-banner-card').waitFor({ state: 'detached' });
  await writeNumber(page, 2, 2);
  await seeTurn(page, 3);
  await page.reload();
  await seeTurn(page, 3);
  expect(errors).toEqual([]);
  await context.close();
});

test('a menu that cannot be fetched says what to do, and then it opens', async () => {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const part = '**/assets/menu-*.js';
  await page.route(part, (route) => route.abort());
  await sitDown(page, `${house.url}/new/rudy`, 'Ola');
  await page.getByRole('button', { name: 'Menu' }).click();
  await seeText(page, 'Load the page again');
  await page.unroute(part);
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  expect(await menu.isVisible()).toBe(true);
  await context.close();
});

test('where the rules cannot be fetched the game is played all the same', async () => {
  const { context, page, errors } = await comeIn(browser, PHONE, 'pl-PL');
  const refused = new Promise<void>((tell) => {
    void page.route('**/assets/*rules-*.js', (route) => {
      tell();
      return route.abort();
    });
  });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Graj z botami' }).click();
  await seeTurn(page, 1);
  await refused;
  await writeNumber(page, 1, 1);
  await seeTurn(page, 2);
  expect(errors).toEqual([]);
  await context.close();
});

test('a phase that cannot be fetched says what to do, and then it is there', async () => {
  const ola = await person(browser, 'Ola', PHONE, 'pl-PL', { pocket: 'click', bet: 1 });
  const phase = '**/assets/*betting-*.js';
  await ola.page.route(phase, (route) => route.abort());
  await openTable(house, [ola], ['regular'], {});
  const missing = ola.page.locator('.rl-missing');
  await playOn([ola], async () => (await phaseOf(ola.page)) === 'betting');
  await missing.waitFor();
  await ola.page.unroute(phase);
  await missing.getByRole('button').click();
  await ola.page.locator('.rl-betting').waitFor();
  expect(await missing.count()).toBe(0);
  expect(ola.errors).toEqual([]);
  await finish([ola]);
});

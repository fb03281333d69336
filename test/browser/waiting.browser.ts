import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, DESK, PHONE, seeText, seeTurn, sitDown, writeNumber } from './acts.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { openHouse, PATIENT, type House } from './house.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  // The page counts the seconds; the table takes its word for it.
  [house, browser] = await Promise.all([openHouse({ tempo: { ...PATIENT, patience: 0 } }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const PATIENCE = 45_000;

async function tvOf(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Pokaż na telewizorze' }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Otwórz widok telewizora na tym urządzeniu' }).click();
  const tv = await opening;
  await page.keyboard.press('Escape');
  return tv;
}

test('who does not answer is stood in for by one tap, marked on every screen, and back with a touch', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB');
  await ola.page.clock.install();
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  await sitDown(kuba.page, ola.page.url(), 'Kuba');
  const tv = await tvOf(ola.page);
  await ola.page.getByRole('button', { name: 'Zaczynamy we dwoje' }).click();
  await seeTurn(kuba.page, 1);

  // Nobody is asked about somebody else's silence while their own answer is missing.
  await ola.page.clock.fastForward(PATIENCE);
  const go = ola.page.getByRole('button', { name: 'Niech zagra bot' });
  expect(await go.count()).toBe(0);
  await writeNumber(ola.page, 1, 3);
  await ola.page.clock.fastForward(PATIENCE - 1000);
  expect(await go.count()).toBe(0);
  await ola.page.clock.fastForward(1000);
  await seeText(ola.page, 'Nie odpowiada: Kuba');
  expect(await violations(ola.page)).toEqual([]);
  await go.click();

  await seeTurn(ola.page, 2);
  await ola.page.locator('.r-rail .pl', { hasText: 'gra bot' }).waitFor();
  await tv.locator('.r-tv li', { hasText: 'Kuba' }).locator('[data-stand-in]').waitFor();
  await seeText(kuba.page, 'A bot is playing for you.');
  expect(await violations(kuba.page)).toEqual([]);

  await kuba.page.mouse.click(640, 200);
  await kuba.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  await tv.locator('[data-stand-in]').waitFor({ state: 'detached' });
  // The bot has written the second number; the third is Kuba's own.
  await writeNumber(ola.page, 2, 1);
  await writeNumber(kuba.page, 3, 1);
  await writeNumber(ola.page, 3, 1);

  await writeNumber(ola.page, 4, 1);
  await ola.page.clock.fastForward(PATIENCE);
  await go.click();
  for (let turn = 5; turn <= 20; turn++) await writeNumber(ola.page, turn, 1);
  await tv.locator('.r-bars [data-stand-in="partly"]').waitFor();
  await ola.page.getByRole('button', { name: 'Do końca' }).click();
  await seeText(ola.page, 'częściowo grał bot: Kuba');
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  await Promise.all([ola.context.close(), kuba.context.close()]);
});

test('a number typed and not sent is its player’s own when time runs out', async () => {
  const { context, page, errors } = await comeIn(browser, PHONE, 'en-GB');
  await page.clock.install();
  await sitDown(page, `${house.url}/new/rudy`, 'Ola');
  // The table's own clock is far away: what is there by then came from the device.
  await page.evaluate(async () => {
    const code = location.pathname.split('/').at(-1) ?? '';
    const { table } = (await (await fetch(`/api/codes/${code}`)).json()) as { table: string };
    await fetch(`/api/tables/${table}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ t: 'game', game: 'rudy', options: { time: 600 } }),
    });
  });
  await page.getByRole('button', { name: 'Play solo' }).click();
  await seeTurn(page, 1);
  const typed = page.locator('.r-tape .f.now[data-n="1"] b');
  await typed.waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      await page.keyboard.press('7');
      return typed.textContent();
    })
    .toContain('7');
  const meant = (await typed.textContent()) ?? '';
  await page.clock.fastForward(600_000 - 3000);
  expect(await typed.textContent()).toBe(meant);
  await page.clock.fastForward(2500);
  await seeTurn(page, 2);
  expect(await page.locator('.r-tape .f[data-n="1"] b').textContent()).toBe(meant);
  expect(errors).toEqual([]);
  await context.close();
});

test('home leads back to the table one has left, and says whose turn it is', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB');
  await ola.page.goto(house.url);
  expect(await ola.page.locator('.your-tables').count()).toBe(0);
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  const link = ola.page.url();
  await sitDown(kuba.page, link, 'Kuba');
  await ola.page.getByRole('button', { name: 'Zaczynamy we dwoje' }).click();
  await seeTurn(ola.page, 1);
  await ola.page.getByRole('button', { name: 'Menu' }).click();
  await ola.page.getByRole('button', { name: 'Do gier' }).click();
  const way = ola.page.getByRole('link', { name: /Rudy · Kuba/ });
  await seeText(ola.page, 'Twoja kolej');
  expect(await violations(ola.page)).toEqual([]);
  expect(await ola.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await way.click();
  await writeNumber(ola.page, 1, 2);
  await ola.page.goto(house.url);
  await seeText(ola.page, 'Teraz myślą inni');
  await way.click();
  await seeTurn(ola.page, 1);
  expect(ola.page.url()).toBe(link);
  await ola.page.goBack();
  await way.waitFor();

  await way.click();
  await ola.page.getByRole('button', { name: 'Menu' }).click();
  await ola.page.getByRole('button', { name: 'Odejdź od stołu' }).click();
  await ola.page.getByRole('button', { name: 'Na pewno? Stuknij jeszcze raz' }).click();
  await seeText(ola.page, 'Nie siedzisz już przy stole');
  await ola.page.goto(house.url);
  await ola.page.getByRole('button', { name: 'Graj z botami' }).waitFor();
  expect(await way.count()).toBe(0);
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  await Promise.all([ola.context.close(), kuba.context.close()]);
});

test('a rematch asks who is in, and begins with those who said yes', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB');
  const ela = await comeIn(browser, PHONE, 'pl-PL', { colorScheme: 'dark' });
  const all = [ola, kuba, ela];
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  await sitDown(kuba.page, ola.page.url(), 'Kuba');
  await sitDown(ela.page, ola.page.url(), 'Ela');
  const tv = await tvOf(ola.page);
  await ola.page.getByRole('button', { name: 'Zaczynamy we troje' }).click();
  for (let turn = 1; turn <= 20; turn++) await Promise.all(all.map(({ page }) => writeNumber(page, turn, 1)));
  await ola.page.getByRole('button', { name: 'Do końca' }).click();
  await kuba.page.getByRole('button', { name: 'Play again' }).click();
  for (const page of [ola.page, ela.page, tv]) await seeText(page, 'Jeszcze raz?');
  expect(await violations(ola.page)).toEqual([]);
  await ela.page.getByRole('button', { name: 'Tym razem nie' }).click();
  await ola.page.locator('.once-more [data-said="out"]', { hasText: 'Ela' }).waitFor();
  await ola.page.getByRole('button', { name: 'Zagraj jeszcze raz' }).click();
  await seeText(kuba.page, 'Starting in');
  await Promise.all([seeTurn(ola.page, 1), seeTurn(kuba.page, 1), seeTurn(ela.page, 1)]);
  await seeText(ola.page, '2 z 2');
  await seeText(ela.page, 'Grasz od następnej gry.');
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(all.map(({ context }) => context.close()));
});

test('a name and a face are changed in the middle of a game, and everybody sees it', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB');
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  await sitDown(kuba.page, ola.page.url(), 'Kuba');
  await ola.page.getByRole('button', { name: 'Zaczynamy we dwoje' }).click();
  await seeTurn(ola.page, 1);
  await ola.page.getByRole('button', { name: 'Menu' }).click();
  await ola.page.getByRole('button', { name: 'Imię i obrazek' }).click();
  await ola.page.getByLabel('Twoje imię').fill('kuba');
  await ola.page.getByRole('button', { name: 'To ja' }).click();
  await seeText(ola.page, 'Ktoś tu już ma takie imię.');
  await ola.page.getByLabel('Twoje imię').fill('Ula');
  await ola.page.getByLabel('rakieta').check({ force: true });
  expect(await violations(ola.page)).toEqual([]);
  await ola.page.getByRole('button', { name: 'To ja' }).click();
  await kuba.page
    .locator('.r-rail .pl', { hasText: 'Ula' })
    .locator('use[href$="#rocket"]')
    .waitFor({ state: 'attached' });
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  await Promise.all([ola.context.close(), kuba.context.close()]);
});

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, DESK, PHONE, seeText, sitDown } from './acts.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { openHouse, PATIENT, type House } from './house.ts';
import { say, standIn } from './messages.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  // Bots may be let play for whoever says nothing at once: whole games, in seconds.
  [house, browser] = await Promise.all([
    openHouse({ tempo: { ...PATIENT, patience: 0, countdown: 200 } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

async function choose(host: Page, game: string): Promise<void> {
  await host.getByRole('button', { name: 'Inna gra' }).click();
  await seeText(host, 'W co teraz gramy?');
  expect(await violations(host)).toEqual([]);
  await host.locator('.next-game', { hasText: game }).click();
}

test('three games in a row at one table with the same people, by a button beside "once more"', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB', { colorScheme: 'dark' });
  await sitDown(ola.page, `${house.url}/new/mozg`, 'Ola');
  await sitDown(kuba.page, ola.page.url(), 'Kuba');
  expect(await kuba.page.getByRole('button', { name: 'Another game' }).count()).toBe(0);
  await say(ola.page, { t: 'set', settings: { quickBots: true } });
  await say(ola.page, { t: 'bot', name: 'Cień', level: 'beginner' });

  // From the lobby, by keyboard.
  await ola.page.getByRole('button', { name: 'Inna gra' }).focus();
  await ola.page.keyboard.press('Enter');
  await ola.page.locator('dialog[open]').waitFor();
  await ola.page.locator('.next-game', { hasText: 'Rudy' }).focus();
  await ola.page.keyboard.press('Enter');
  await seeText(kuba.page, 'Ola has chosen the next game: Rudy.');
  await ola.page.getByRole('button', { name: 'Zaczynamy we troje' }).click();
  await standIn([ola.page, kuba.page]);
  for (const { page } of [ola, kuba]) await page.getByRole('button', { name: /^(Wynik|Score)$/ }).click();

  // Both look at the end of Rudy while mózg is chosen.
  await choose(ola.page, 'Gra o mózg');
  await seeText(kuba.page, 'Next: ');
  await seeText(ola.page, 'Następna gra: Gra o mózg');
  await kuba.page.locator('.r-final').waitFor();
  expect(await violations(kuba.page)).toEqual([]);
  await kuba.page.getByRole('button', { name: 'I am in' }).click();
  await ola.page.getByRole('button', { name: 'Gram', exact: true }).click();
  await Promise.all([ola, kuba].map(({ page }) => page.locator('.mozg').first().waitFor()));
  await standIn([ola.page, kuba.page]);

  await choose(ola.page, 'Ruletka');
  for (const { page } of [kuba, ola]) await page.getByRole('button', { name: /^(I am in|Gram)$/ }).click();
  await Promise.all([ola, kuba].map(({ page }) => page.locator('.ruletka').first().waitFor()));

  const played = await kuba.page.evaluate(
    () => JSON.parse(localStorage.getItem('stolik.history') ?? '[]') as unknown[],
  );
  expect(played).toMatchObject([{ game: 'mozg' }, { game: 'rudy' }]);
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  await Promise.all([ola, kuba].map(({ context }) => context.close()));
});

test('where more sit than the next game seats, the lobby says who waits, and who waited plays next', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  const code = ola.page.url().split('/').at(-1) ?? '';
  const { table } = (await (await fetch(`${house.url}/api/codes/${code}`)).json()) as { table: string };
  for (const name of ['Ala', 'Ela', 'Iga', 'Ida']) {
    await fetch(`${house.url}/api/tables/${table}/sit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
  }
  const kuba = await comeIn(browser, DESK, 'en-GB');
  await sitDown(kuba.page, ola.page.url(), 'Kuba');
  await choose(ola.page, 'Gra o mózg');
  // Ida is not here, and Kuba, who came last, is.
  await seeText(ola.page, 'Miejsc jest 5. Tym razem czeka Ida, a w następnej grze gra.');
  await seeText(kuba.page, 'There are 5 seats. Ida sits this one out and plays the next.');
  expect(await violations(ola.page)).toEqual([]);
  await ola.page.getByRole('button', { name: 'Zaczynamy w piątkę' }).click();
  await Promise.all([ola, kuba].map(({ page }) => page.locator('.mozg').first().waitFor()));
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  await Promise.all([ola, kuba].map(({ context }) => context.close()));
});

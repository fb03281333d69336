import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, DESK, PHONE, seeText } from './acts.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { openHouse, PATIENT, type House } from './house.ts';
import { say, seatOf, standIn } from './messages.ts';
import { movableClock } from './movable-clock.ts';
import { countTaps } from './taps.ts';

const clock = movableClock();
let house: House;
let browser: Browser;
beforeAll(async () => {
  const io = { tempo: { ...PATIENT, patience: 0 }, clock: clock.of };
  [house, browser] = await Promise.all([openHouse(io, { people: true }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const GATHERING = 20_000;
const board = (page: Page) => page.locator('.rudy').first();

test('two who do not know each other find one table, bots fill it, and one gives way to a third', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB', { colorScheme: 'dark' });
  await ola.page.goto(house.url);
  await seeText(ola.page, 'Nikt teraz nie czeka');
  expect(await violations(ola.page)).toEqual([]);
  expect(await ola.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const taps = await countTaps(ola.page);
  await ola.page.getByRole('button', { name: /^Graj z ludźmi/ }).click();
  await seeText(ola.page, /Zaczynamy za (20|19)/);
  expect(taps()).toBe(1);
  await seeText(ola.page, 'Szukamy ludzi do gry.');
  expect(await violations(ola.page)).toEqual([]);

  await kuba.page.goto(house.url);
  const open = kuba.page.getByRole('button', { name: /starts soon/ });
  await open.waitFor();
  expect(await open.innerText()).toMatch(/Rudy.*5 free seats · in Polish · no hurry/s);
  expect(await violations(kuba.page)).toEqual([]);
  await kuba.page.getByRole('button', { name: /^Play with people/ }).focus();
  await kuba.page.keyboard.press('Enter');
  await seeText(kuba.page, 'There are 2 of you.');
  await seeText(ola.page, 'Jest was dwoje.');
  expect(kuba.page.url()).toBe(ola.page.url());
  expect(await violations(kuba.page)).toEqual([]);
  await say(ola.page, { t: 'set', settings: { quickBots: true } });

  clock.forward(GATHERING);
  await Promise.all([board(ola.page).waitFor(), board(kuba.page).waitFor()]);
  expect((await seatOf(ola.page)).lobby.chairs.map(({ bot }) => bot !== null)).toEqual([false, false, true, true]);

  const ela = await comeIn(browser, PHONE, 'pl-PL', { colorScheme: 'dark' });
  await ela.page.goto(house.url);
  await ela.page.getByRole('button', { name: /zagrasz w następnej grze/ }).click();
  await seeText(ela.page, 'Grasz od następnej gry.');
  expect(ela.page.url()).toBe(ola.page.url());
  await standIn([ola.page, kuba.page]);

  // Ela waits, so it is counted; once everybody has answered, it is three seconds.
  for (const page of [ola.page, kuba.page]) await seeText(page, /^(Zaczynamy za|Starting in)/);
  await kuba.page.getByRole('button', { name: 'I am in' }).click();
  await ola.page.getByRole('button', { name: 'Gram', exact: true }).click();
  clock.forward(3000);
  await seeText(ela.page, '1 z 20');
  const { lobby, chair } = await seatOf(ela.page);
  const seated = lobby.chairs.filter(({ seat }) => seat !== null);
  expect(seated.filter(({ bot }) => bot === null).map((each) => each.chair)).toContain(chair);
  expect([seated.length, seated.filter(({ bot }) => bot !== null).length]).toEqual([4, 1]);
  expect([...ola.errors, ...kuba.errors, ...ela.errors]).toEqual([]);
  await Promise.all([ola, kuba, ela].map(({ context }) => context.close()));
});

test('whoever does not want to wait goes home by one tap, and is not waited for', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  await ola.page.goto(house.url);
  await ola.page.getByRole('button', { name: /^Graj z ludźmi/ }).click();
  await seeText(ola.page, 'Zaczynamy za');
  await ola.page.getByRole('button', { name: 'Nie teraz' }).click();
  await ola.page.getByRole('button', { name: /^Graj z ludźmi/ }).waitFor();
  expect(await ola.page.locator('.your-table').count()).toBe(0);
  expect(ola.errors).toEqual([]);
  await ola.context.close();
});

import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { drawing } from './luck.ts';
import { DESK, finish, openTable, PATIENCE, person, PHONE, playOn, seesNewest, type Person } from './ruletka-acts.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  const tempo = { promises: 400, absence: 600_000 };
  [house, browser] = await Promise.all([openHouse({ random: drawing('clock'), tempo }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const momentOf = ({ views }: Person): string => {
  const table = views.at(-1)?.table;
  return `${table?.round} ${table?.shot} ${table?.phase}`;
};

test('by the clock: a page reloaded while it counts down comes back to the same moment or to what came of it', async () => {
  const ola = await person(browser, 'Ola', PHONE, 'pl-PL', { pocket: 'bullet', bet: 5 });
  const jan = await person(browser, 'Jan', DESK, 'en-GB', { pocket: 'bullet', bet: 5 });
  const people = [ola, jan];
  await openTable(house, people, [], { pace: 'fast' });
  await playOn(people, () => people.every(({ views }) => views.at(-1)?.table.phase === 'shot'));
  // Nobody passes: the last three seconds of the window are the countdown, on every screen.
  await ola.page.locator('.rl-count').waitFor();
  const before = momentOf(ola);
  const sent = ola.views.length;
  await ola.page.reload();
  await expect.poll(() => ola.views.length, { timeout: PATIENCE }).toBeGreaterThan(sent);
  await seesNewest(ola);
  await expect.poll(() => momentOf(ola), { timeout: PATIENCE }).not.toBe(before);
  await expect.poll(() => momentOf(jan) === momentOf(ola), { timeout: PATIENCE }).toBe(true);
  await seesNewest(ola);
  expect([...ola.errors, ...jan.errors]).toEqual([]);
  await finish(people);
}, 300_000);

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { botNamed } from '../../src/games/all-bots.ts';
import { playMatch } from '../../src/arena/match.ts';
import { GAMES } from '../../src/games/rules.ts';
import { seedKey } from '../../src/kernel/fairness.ts';
import { makeRecord } from '../../src/kernel/record.ts';
import { openBrowser } from './browser.ts';
import { servePages, type Pages } from './pages.ts';

let pages: Pages;
let browser: Browser;
beforeAll(async () => {
  [pages, browser] = await Promise.all([servePages(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  pages.close();
});

const GAME_IDS = Object.keys(GAMES);
const NAMES = ['Ola', 'Kuba', 'Zosia'];

/** A whole game among bots, as its record. */
function recorded(id: string): { readonly entries: readonly unknown[] } {
  const game = GAMES[id];
  const bot = botNamed(id, 'random');
  const options = game?.options({}, '');
  if (game === undefined || bot === undefined || options === undefined || !options.ok) throw new Error(id);
  const names = NAMES.slice(0, game.seats.most);
  const seated = names.map(() => bot);
  const { match, entries } = playMatch(game, options.value, seated, seedKey('replay'));
  return makeRecord(match, names, entries) as unknown as { entries: unknown[] };
}

async function open(record: object): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, locale: 'en-GB' });
  await page.goto(`${pages.url}/replay`);
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
  return page;
}

// What is built must play as the sources do, to the last entry: a bundler that drops a call it takes for idle is caught.
test.each(GAME_IDS)('a whole game of %s is gone through, from the table and through a player’s eyes', async (id) => {
  const record = recorded(id);
  const page = await open(record);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const most = record.entries.length;
  const counter = page.locator('.replay-n');
  await counter.waitFor();
  expect(await counter.innerText()).toBe(`0/${most}`);
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Through whose eyes').selectOption('Kuba');
  await page.getByRole('button', { name: 'One move on' }).click();
  expect(await counter.innerText()).toBe(`2/${most}`);
  await page.getByRole('slider').fill(String(Math.floor(most / 2)));
  expect(await counter.innerText()).toBe(`${Math.floor(most / 2)}/${most}`);
  await page.locator('.replay-stage').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('End');
  expect(await counter.innerText()).toBe(`${most}/${most}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await page.close();
});

test('through the eyes of one who is writing, nothing can be written', async () => {
  const page = await open(recorded('rudy'));
  await page.getByLabel('Through whose eyes').selectOption('Kuba');
  await page.locator('.r-say').waitFor();
  expect(await page.locator('.r-controls').count()).toBe(0);
  await page.locator('body').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  expect(await page.locator('.r-say').innerText()).toMatch(/^How many/);
  await page.close();
});

test('it plays and pauses, with the faces of the match, the eyes by name, and everybody’s numbers from above', async () => {
  const page = await open({ ...recorded('rudy') });
  const played = { game: 'rudy', table: 't1', match: 'm1', at: 1, seat: null, places: [1, 2, 3], names: NAMES };
  await page.evaluate(
    (kept) => localStorage.setItem('stolik.history', kept),
    JSON.stringify([{ ...played, faces: ['kite', 'lemon', 'robot-plum'] }]),
  );
  await page.route('**/api/**', (route) => route.fulfill({ json: recorded('rudy') }));
  await page.goto(`${pages.url}/replay/t1/m1#0`);
  const faces = page.locator('.r-rail [data-who]');
  await faces.first().waitFor();
  const shown = await faces.evaluateAll((all) => all.map((each) => each.innerHTML));
  expect(shown.map((drawn) => /#([\w-]+)/.exec(drawn)?.[1])).toEqual(['kite', 'lemon', 'robot-plum']);
  const counter = page.locator('.replay-n');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => counter.innerText()).toMatch(/^[1-9]/);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const at = await counter.innerText();
  await page.getByRole('button', { name: 'One move on' }).click();
  expect(await counter.innerText()).toBe(at.replace(/^\d+/, (n) => String(Number(n) + 1)));
  await page.getByRole('slider').fill('4');
  const numbers = (recorded('rudy').entries as { move: { number: number } }[])
    .slice(0, 3)
    .map(({ move }) => move.number);
  const told = await page.locator('.r-open small').allInnerTexts();
  expect(new Set(told)).toEqual(new Set(numbers.map(String)));
  await page.getByLabel('Through whose eyes').selectOption('Kuba');
  expect(await page.locator('.replay-now').innerText()).toMatch(/^Through the eyes of Kuba/);
  await page.close();
});

test('a file that is no record is refused, and another can be opened', async () => {
  const page = await open({ stolik: 1, game: 'chess' });
  await page.getByText('This file is not a record that can be shown.').waitFor();
  expect(await page.getByText('Open a record').count()).toBe(1);
  await page.close();
});

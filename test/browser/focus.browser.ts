import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comeIn, DESK, PHONE, seeTurn, sitDown } from './acts.ts';
import { openBrowser } from './browser.ts';
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

/** Goes there as the client itself does, without loading a page. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until what has the focus is the page's heading; its main part where it has none; or something that is typed or tapped. */
async function isPlaced(page: Page, shows: string): Promise<void> {
  await page.locator(shows).first().waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const at = document.activeElement?.tagName ?? '';
        return at === 'MAIN' && document.querySelector('h1') !== null ? 'MAIN, beside a heading' : at;
      }),
    )
    .toMatch(/^(H1|H2|MAIN|INPUT|BUTTON)$/);
}

const ROUTES: readonly (readonly [path: string, shows: string])[] = [
  ['/about', '.about, main h1'],
  ['/history', '.history'],
  ['/replay', '.file-button'],
  ['/check', '.check-buttons'],
  ['/new/rudy', '.join'],
  ['/rules/rudy', '.rulebook, main h1'],
  ['/learn/rudy', 'main.rudy'],
  ['/pass/rudy', 'main.local'],
  ['/alone/rudy', 'main.rudy'],
  ['/nowhere', '.notice'],
  ['/t/ZZZZZZ', '.notice'],
  ['/', '.home'],
];

describe('the focus goes with the page', () => {
  test.each(ROUTES)('to %s', async (path, shows) => {
    const { context, page, errors } = await comeIn(browser, PHONE, 'pl-PL');
    await page.goto(path === '/' ? `${house.url}/history` : house.url);
    await page.locator('h1').first().waitFor();
    await page.locator('button').first().focus();
    await go(page, path);
    await isPlaced(page, shows);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('from the lobby to the cards', async () => {
    const { context, page, errors } = await comeIn(browser, DESK, 'pl-PL');
    await sitDown(page, `${house.url}/new/rudy`, 'Ola');
    await isPlaced(page, '.lobby');
    await page.locator('.lobby-foot .button.is-fox').click();
    await seeTurn(page, 1);
    await isPlaced(page, 'main.rudy');
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** What has the focus, by what it is called. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');

test('a sheet that is put away gives the focus back to what opened it', async () => {
  const { context, page, errors } = await comeIn(browser, DESK, 'pl-PL');
  await sitDown(page, `${house.url}/new/rudy`, 'Ola');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Menu');
  // From one sheet to another, and away with the cross.
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] button', { hasText: 'Imię i obrazek' }).click();
  await page.locator('dialog[open] .sheet-close').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Menu');
  expect(errors).toEqual([]);
  await context.close();
});

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function open(game: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'en-GB' });
  await page.goto(`${pages.url}/learn/${game}`);
  return page;
}

async function step(page: Page, n: number): Promise<void> {
  await page.locator('.learn-says small', { hasText: new RegExp(`^${n} of`) }).waitFor({ timeout: 15_000 });
}

test('the lesson of Rudy is played to its end; a wrong number gets a hint and another try', async () => {
  const page = await open('rudy');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // Keys are not heard while a card turns or a number is on its way: they are pressed until the pad shows the number.
  const write = async (number: number): Promise<void> => {
    const shown = page.locator('.commit .shown b');
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Backspace');
          await page.keyboard.press(String(number));
          return shown.textContent();
        },
        { timeout: 15_000 },
      )
      .toBe(String(number));
  };
  await step(page, 1);
  await write(7);
  await page.keyboard.press('Enter');
  await page.getByText('One bear, this one.').waitFor();
  for (const [i, number] of [1, 3, 4, 1].entries()) {
    await step(page, i + 1);
    await write(number);
    await page.keyboard.press('Enter');
  }
  await step(page, 5);
  await write(8);
  await page.getByRole('button', { name: /circle/i }).click();
  await page.keyboard.press('Enter');
  await step(page, 6);
  await write(4);
  await page.keyboard.press('Enter');
  await step(page, 7);
  await write(1);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Now a real game' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await page.close();
});

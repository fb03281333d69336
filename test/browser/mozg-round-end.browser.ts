import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { galleryPath, serveGalleries, showState } from './gallery.ts';
import type { Pages } from './pages.ts';

let pages: Pages;
let browser: Browser;
beforeAll(async () => {
  [pages, browser] = await Promise.all([serveGalleries(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  pages.close();
});

test('the end of a round is a dialog: no key gets past it to what lies underneath, and then they work again', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await page.goto(`${pages.url}${galleryPath('mozg', 'pl')}`);
  await showState(page, 'round-end');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  const chosen = () => page.locator('.m-offered [aria-pressed="true"]').count();
  const before = await chosen();
  for (const key of ['1', 'p', 'ArrowRight', 'Tab', 'Tab']) await page.keyboard.press(key);
  expect(await dialog.count()).toBe(1);
  expect(await focused()).toBe(true);
  // Somebody tapped elsewhere: the keys are still the dialog's.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const key of ['1', 'p', 'ArrowRight']) await page.keyboard.press(key);
  expect(await chosen()).toBe(before);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('1');
  await expect.poll(chosen).toBe(before + 1);
  await page.close();
});

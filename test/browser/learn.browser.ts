import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { learnRudy } from './learn-acts.ts';
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

test('the lesson of Rudy is played to its end; a wrong number gets a hint and another try', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'en-GB' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${pages.url}/learn/rudy`);
  await learnRudy(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await page.close();
});

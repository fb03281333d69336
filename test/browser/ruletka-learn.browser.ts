import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { learnRuletka } from './learn-acts.ts';
import { servePages, type Pages } from './pages.ts';
import { fixHand, PATIENCE, PHONE } from './ruletka-acts.ts';
import { settle } from './settled.ts';

let pages: Pages;
let browser: Browser;
beforeAll(async () => {
  [pages, browser] = await Promise.all([servePages(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  pages.close();
});

test('the lesson of Ruletka is played to its end by keyboard; a wrong card gets a hint and another try', async () => {
  const page = await browser.newPage({ ...PHONE, locale: 'en-GB', reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
  await fixHand(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${pages.url}/learn/ruletka`);
  const scrolled: string[] = [];
  await learnRuletka(page, async (step) => {
    await settle(page);
    const over = await page.evaluate(() => {
      const room = document.querySelector('.rl-room');
      return Math.max(
        document.documentElement.scrollHeight - innerHeight,
        document.documentElement.scrollWidth - innerWidth,
        (room?.scrollHeight ?? 0) - (room?.clientHeight ?? 0),
      );
    });
    if (over > 0) scrolled.push(`${step}: ${over}`);
  });
  expect(scrolled).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

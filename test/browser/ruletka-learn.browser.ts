import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
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
  const said = page.locator('.learn-says');
  const scrolled: string[] = [];
  /** Presses until `what` is said: a key that falls into a change of windows is not heard. */
  const until = async (what: string | RegExp, ...keys: readonly string[]): Promise<void> => {
    await expect
      .poll(
        async () => {
          if ((await said.getByText(what).count()) > 0) return true;
          for (const key of keys) await page.keyboard.press(key);
          return false;
        },
        { timeout: PATIENCE, interval: 300 },
      )
      .toBe(true);
    await settle(page);
    const over = await page.evaluate(() => {
      const room = document.querySelector('.rl-room');
      return Math.max(
        document.documentElement.scrollHeight - innerHeight,
        document.documentElement.scrollWidth - innerWidth,
        (room?.scrollHeight ?? 0) - (room?.clientHeight ?? 0),
      );
    });
    if (over > 0) scrolled.push(`${what}: ${over}`);
  };
  await page.locator('.rl-pad').waitFor();
  await until('Choose a click for your pocket.', '7', 'Enter');
  await until(/^2 of/, '1', 'Enter');
  await until(/^3 of/, 'Enter');
  await until('Choose 2 this time.', '5', 'Enter');
  await until(/^4 of/, '2', 'Enter');
  await until(/^5 of/, 'p');
  await until(/^6 of/, 'p');
  await until(/^7 of/, 'p');
  await until('Play the air gun from your hand.', 'p');
  await page
    .locator('.rl-controls')
    .getByRole('button', { name: /air gun/i })
    .first()
    .click();
  await until(/^8 of/, 'Enter');
  await until(/^9 of/, '1', 'Enter');
  await until(/^10 of/, 'Enter');
  await until(/^11 of/, '3', 'Enter');
  await until(/^12 of/, '1', 'Enter');
  await page.getByRole('button', { name: 'Now a real game' }).waitFor();
  await until('A bullet in the pocket!');
  expect(scrolled).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

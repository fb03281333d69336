import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { violations } from './axe.ts';
import { BOARDS } from './boards.ts';
import { openBrowser } from './browser.ts';
import { servePages, type Pages } from './pages.ts';
import { pretend, SCREENS } from './screens.ts';
import { STANDING } from './standing.ts';
import { openScreen, settle } from './settled.ts';

let pages: Pages;
let browser: Browser;
beforeAll(async () => {
  [pages, browser] = await Promise.all([servePages(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  pages.close();
});

const WAYS = [
  { locale: 'pl-PL', size: { width: 360, height: 640 } },
  { locale: 'en-GB', size: { width: 1280, height: 800 } },
] as const;

/** Boards inside the house, one way each; every state of them is looked at by itself in the galleries. */
const INSIDE = /^rudy-(circle|waiting|watching|review-7|final-ties|tv)$/;
const inside = BOARDS.filter(({ name }) => INSIDE.test(name));

for (const screen of [...SCREENS, ...STANDING, ...inside]) {
  const i = inside.indexOf(screen);
  for (const { locale, size } of i < 0 ? WAYS : WAYS.slice(i % 2, (i % 2) + 1)) {
    test.concurrent(`${screen.name}, ${locale}, ${size.width} wide: nothing for axe in both lights, nothing too wide`, async ({
      expect,
    }) => {
      const context = await browser.newContext({
        viewport: size,
        colorScheme: 'light',
        locale,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await pretend(page, screen);
      await openScreen(page, pages.url, screen);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await settle(page);
      expect(await violations(page, ['color-contrast'])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await context.close();
    });
  }
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { servePages, type Pages } from './pages.ts';
import { pretend, SCREENS } from './screens.ts';

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
  { theme: 'light', locale: 'pl-PL', size: { width: 360, height: 640 } },
  { theme: 'dark', locale: 'en-GB', size: { width: 1280, height: 800 } },
] as const;

for (const screen of SCREENS) {
  for (const { theme, locale, size } of WAYS) {
    test(`${screen.name} in ${theme}, ${locale}, ${size.width} wide: nothing for axe, nothing too wide`, async () => {
      const context = await browser.newContext({ viewport: size, colorScheme: theme, locale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await pretend(page, screen);
      await page.goto(pages.url + screen.path);
      await page.waitForTimeout(500);
      await screen.act?.(page);
      await page.waitForTimeout(300);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
      expect(told).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await context.close();
    });
  }
}

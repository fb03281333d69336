import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { BOARDS } from './boards.ts';
import { openBrowser } from './browser.ts';
import { servePages, type Pages } from './pages.ts';
import { pretend, SCREENS } from './screens.ts';
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

/** The house in both languages and sizes; of the many states of a board every other one in each. */
function waysOf(name: string, i: number): readonly (typeof WAYS)[number][] {
  return name.startsWith('rudy-') ? WAYS.filter((_, way) => way === i % WAYS.length) : WAYS;
}

/** States of the board that differ in what is on the screen, not only in its numbers. */
const LOOKED_AT =
  /^rudy-(circle|refused|waiting|fox|aloud|clock|solo|watching|thirty|long|review-7|review-solo|final-ties|tv|tv-fox|tv-review)$/;

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
}

for (const [i, screen] of [...SCREENS, ...BOARDS.filter(({ name }) => LOOKED_AT.test(name))].entries()) {
  for (const { locale, size } of waysOf(screen.name, i)) {
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

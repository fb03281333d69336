import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { GALLERIES, galleryPath, serveGalleries, showState, stateNames } from './gallery.ts';
import type { Pages } from './pages.ts';
import { settle } from './settled.ts';

let pages: Pages;
let browser: Browser;
beforeAll(async () => {
  [pages, browser] = await Promise.all([serveGalleries(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  pages.close();
});

const WAYS = [
  { lang: 'pl', size: { width: 360, height: 640 } },
  { lang: 'en', size: { width: 1280, height: 800 } },
] as const;
/** Sheets that show the art: no screens. */
const SHEETS: ReadonlySet<string> = new Set(['cards', 'teams']);
/** `EVERY_WAY=1` looks at all states in both ways; otherwise they take turns. */
const everyWay = process.env['EVERY_WAY'] === '1';

/** Buttons that nobody can see: beside the screen, and in nothing that scrolls sideways. */
function hiddenAside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        if (width === 0 || (left >= -1 && right <= innerWidth + 1)) return false;
        for (let around = each.parentElement; around !== null; around = around.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return false;
        }
        return true;
      })
      .map((each) => `beside the screen: ${each.textContent?.slice(0, 40)}`),
  );
}

async function troublesOf(page: Page, name: string): Promise<string[]> {
  await showState(page, name);
  await settle(page);
  const found = await violations(page);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await settle(page);
  found.push(...(await violations(page, ['color-contrast'])).map((each) => `dark, ${each}`));
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth - innerWidth,
    scrollHeight: document.documentElement.scrollHeight - innerHeight,
  }));
  if (scrollWidth > 0) found.push(`${scrollWidth} px too wide`);
  if (scrollHeight > 0) found.push(`${scrollHeight} px too high`);
  found.push(...(await hiddenAside(page)));
  return found.map((each) => `${name}: ${each}`);
}

for (const game of GALLERIES) {
  for (const [way, { lang, size }] of WAYS.entries()) {
    test.concurrent(`every state of ${game} in ${lang}, ${size.width} wide: nothing for axe in both lights, nothing scrolls`, async ({
      expect,
    }) => {
      const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      await page.goto(pages.url + galleryPath(game, lang));
      const names = (await stateNames(page)).filter((name) => !SHEETS.has(name));
      for (const [i, name] of names.entries()) {
        if (everyWay || i % WAYS.length === way) troubles.push(...(await troublesOf(page, name)));
      }
      expect(names.length).toBeGreaterThan(20);
      expect(troubles).toEqual([]);
      await page.close();
    }, 1_200_000);
  }
}

import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BOARDS } from '../test/browser/boards.ts';
import { openBrowser } from '../test/browser/browser.ts';
import { GALLERIES, galleryPath, serveGalleries, showState, stateNames } from '../test/browser/gallery.ts';
import { servePages } from '../test/browser/pages.ts';
import { pretend, SCREENS } from '../test/browser/screens.ts';
import { STANDING } from '../test/browser/standing.ts';
import { openScreen, settle } from '../test/browser/settled.ts';

/**
 * Every screen of the house and every state of every board, in every size and both themes, into `shots/`.
 * `npm run shots -- lobby 360x640 dark` makes only what matches all that is said.
 */
const SIZES = ['360x640', '390x844', '1280x800', '1920x1080'] as const;
const OUT = new URL('../shots/', import.meta.url);

const said = process.argv.slice(2);
const asked = said.filter((word) => /^\d+x\d+$/.test(word));
const sizes = asked.length === 0 ? SIZES : asked;
/** `text=2`: letters twice as large. */
const text = said.find((word) => word.startsWith('text='))?.slice(5);
const themes = (['light', 'dark'] as const).filter(
  (theme) => !(said.includes('light') || said.includes('dark')) || said.includes(theme),
);
const lang = said.includes('en') ? 'en' : 'pl';
const words = said.filter((word) => !/^\d+x\d+$|^(light|dark|en)$|^text=/.test(word));
const isWanted = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word));

mkdirSync(OUT, { recursive: true });
const [pages, galleries, browser] = await Promise.all([servePages(), serveGalleries(), openBrowser()]);
let taken = 0;
let troubles = 0;

function trouble(told: string): void {
  troubles++;
  console.error(told);
}

async function take(page: Page, name: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) trouble(`${name}: ${wide} px too wide`);
  await page.screenshot({ path: new URL(`${name}.png`, OUT).pathname });
  if (++taken % 25 === 0) console.error(`${taken} taken`);
}

for (const size of sizes) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  for (const colorScheme of themes) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: width < 600 ? 2 : 1,
      hasTouch: width < 600,
      colorScheme,
      locale: lang === 'en' ? 'en-GB' : 'pl-PL',
      serviceWorkers: 'block',
    });
    const open = async (): Promise<Page> => {
      const page = await context.newPage();
      page.on('pageerror', (error) => trouble(error.message));
      return page;
    };
    for (const screen of [...SCREENS, ...STANDING, ...BOARDS].filter(({ name }) => isWanted(name))) {
      const page = await open();
      await page.addInitScript((wanted) => {
        localStorage.clear();
        if (wanted !== undefined) localStorage.setItem('stolik.text', wanted);
      }, text);
      await pretend(page, screen);
      await openScreen(page, pages.url, screen);
      await take(page, `${screen.name}-${size}-${colorScheme}`);
      await page.close();
    }
    for (const game of GALLERIES) {
      const page = await open();
      const letters = text === undefined ? '' : `&text=${text}`;
      await page.goto(`${galleries.url}${galleryPath(game, lang)}&theme=${colorScheme}${letters}`);
      for (const name of await stateNames(page)) {
        if (!isWanted(`${game}-${name}`)) continue;
        await showState(page, name);
        await settle(page);
        await take(page, `${game}-${name}-${size}-${colorScheme}`);
      }
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
pages.close();
galleries.close();
console.error(`${taken} taken, ${troubles} troubles`);
if (troubles > 0) process.exitCode = 1;

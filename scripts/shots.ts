import { mkdirSync } from 'node:fs';
import { openBrowser } from '../test/browser/browser.ts';
import { servePages } from '../test/browser/pages.ts';
import { BOARDS } from '../test/browser/boards.ts';
import { pretend, SCREENS } from '../test/browser/screens.ts';
import { openScreen } from '../test/browser/settled.ts';

/**
 * Every screen of the house in every size and both themes, into `shots/`.
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
const locale = said.includes('en') ? 'en-GB' : 'pl-PL';
const names = said.filter((word) => !/^\d+x\d+$|^(light|dark|en)$|^text=/.test(word));
const screens = [...SCREENS, ...BOARDS].filter(
  ({ name }) => names.length === 0 || names.some((word) => name.includes(word)),
);

mkdirSync(OUT, { recursive: true });
const pages = await servePages();
const browser = await openBrowser();
let troubles = 0;
for (const size of sizes) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  for (const theme of themes) {
    for (const screen of screens) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: width < 600 ? 2 : 1,
        hasTouch: width < 600,
        colorScheme: theme,
        locale,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        troubles++;
        console.error(`${screen.name}: ${error.message}`);
      });
      if (text !== undefined) await page.addInitScript((wanted) => localStorage.setItem('stolik.text', wanted), text);
      await pretend(page, screen);
      await openScreen(page, pages.url, screen);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) {
        troubles++;
        console.error(`${screen.name} ${size}: ${wide} px too wide`);
      }
      await page.screenshot({ path: new URL(`${screen.name}-${size}-${theme}.png`, OUT).pathname });
      await context.close();
    }
  }
}
await browser.close();
pages.close();
if (troubles > 0) process.exitCode = 1;

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STATES } from '../../src/client/board/generic/gallery/states.ts';
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

/** As long as a board takes a tap for one that was meant for the question before. */
const DEAF = 400;
/** More than any move has parts. */
const STEPS = 6;

/** Says something by keyboard alone, one thing after the other, until a whole move is said. */
async function sayAnything(page: Page): Promise<unknown> {
  for (let step = 0; step < STEPS; step++) {
    await page.waitForTimeout(DEAF);
    await page.locator('.g-answer, .g-alone .button:not(.is-small)').first().focus();
    await page.keyboard.press('Enter');
    const sent = await page.evaluate(() => document.body.dataset['sent']);
    if (sent !== undefined) return JSON.parse(sent) as unknown;
  }
  return undefined;
}

const asked = Object.entries(STATES).filter(([name]) => /-(first|middle)$/.test(name));

test.each(asked)(
  'on the board of games without a screen a move is said by keyboard, and it is a legal one: %s',
  async (name, states) => {
    const props = states().at(-1);
    if (props?.seat === undefined) throw new Error(`nobody is asked in ${name}`);
    const page = await browser.newPage({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
    await page.goto(pages.url + galleryPath('generic', 'en'));
    await page.locator('.contents a').first().waitFor();
    await showState(page, name);
    const move = await sayAnything(page);
    expect(move).toBeDefined();
    expect(props.game.refusal(props.view, props.seat, move)).toBeUndefined();
    await page.close();
  },
  60_000,
);

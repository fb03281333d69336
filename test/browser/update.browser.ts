import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfRepository, type Copy } from '../copy.ts';
import { seeTurn, writeNumber } from './acts.ts';
import { openBrowser } from './browser.ts';
import { houseProcess, type HouseProcess } from './process.ts';

const PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const;

let copy: Copy;
let house: HouseProcess;
let browser: Browser;
let version = 100;

/** Another version of everything, with a protocol of its own. */
async function write(): Promise<void> {
  const path = join(copy.root, 'src/wire/protocol.ts');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/PROTOCOL = \d+/, `PROTOCOL = ${++version}`));
  const built = await copy.run('npm run -s build');
  if (built.code !== 0) throw new Error(built.said);
}

async function update(): Promise<void> {
  await house.kill();
  await write();
  await house.start();
}

beforeAll(async () => {
  copy = copyOfRepository();
  await write();
  [house, browser] = await Promise.all([houseProcess(copy.root), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
  copy.remove();
});

/** Comes in, and the worker of the version there is keeps what was fetched. */
async function visit(path: string): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(house.url + path);
  await controlled(page);
  return { context, page };
}

const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Which version a page is of: the name of what it began with. */
const programOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].map(({ src }) => src).join(' '),
  );

test('an update takes over by itself where no game runs, and on one tap where one does, losing nothing', async () => {
  const idle = await visit('/');
  const before = await programOf(idle.page);
  const alone = await visit('/alone/rudy');
  await writeNumber(alone.page, 1, 3);
  await seeTurn(alone.page, 2);
  const playing = await visit('/');
  await playing.page.getByRole('button', { name: 'Play with bots' }).first().click();
  await writeNumber(playing.page, 1, 3);
  await seeTurn(playing.page, 2);
  const field = playing.page.locator('.r-tape .f.now b');
  await expect
    .poll(async () => {
      if ((await field.textContent()) !== '4') await playing.page.keyboard.press('4');
      return field.textContent();
    })
    .toBe('4');
  const longAway = await visit('/');
  await longAway.page.close();

  await update();
  await playing.page.getByRole('button', { name: 'Load again' }).click();
  await seeTurn(playing.page, 2);
  await expect.poll(() => field.textContent()).toBe('4');
  await writeNumber(playing.page, 2, 4);
  await seeTurn(playing.page, 3);

  // Nobody touched this one: it looks for news when it is seen again, and is the new one.
  await idle.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => programOf(idle.page).catch(() => before)).not.toBe(before);

  // A game on this device goes on in the old program as long as it is open, and in the new one after that.
  await writeNumber(alone.page, 2, 3);
  await seeTurn(alone.page, 3);
  await alone.page.reload();
  await seeTurn(alone.page, 3);

  await update();
  const back = await longAway.context.newPage();
  await back.goto(house.url);
  await back.getByRole('button', { name: 'Play with bots' }).first().click();
  await writeNumber(back, 1, 3);
  await seeTurn(back, 2);
  for (const { context } of [idle, alone, playing, longAway]) await context.close();
});

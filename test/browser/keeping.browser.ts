import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, seeTurn, sitDown, writeNumber } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'pl-PL' } as const;

/** What the service worker has on the device. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('stolik');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

const has = (files: readonly string[], name: RegExp): boolean => files.some((file) => name.test(file));

test('whoever plays keeps the game they play and no other; at home, idle, everything is kept', async () => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await sitDown(page, `${house.url}/new/rudy`, 'Ola');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('.lobby-foot .button.is-fox').click();
  await writeNumber(page, 1, 3);
  await seeTurn(page, 2);
  await expect.poll(async () => has(await kept(page), /rudy-board/)).toBe(true);
  const files = await kept(page);
  expect(has(files, /index\.html/)).toBe(true);
  expect(files.filter((file) => /(mozg|ruletka)-(board|rules|bots|book)|rudy-bots|thinker/.test(file))).toEqual([]);

  await page.goto(house.url);
  await page.locator('html[data-kept="all"]').waitFor({ state: 'attached' });
  const all = await kept(page);
  for (const part of [/mozg-board/, /ruletka-board/, /mozg-bots/, /rudy-bots/, /thinker/]) {
    expect([part, has(all, part)]).toEqual([part, true]);
  }
  await context.close();
});

test('where every byte is paid for, nothing is kept but what is used', async () => {
  const context = await browser.newContext({ ...DESK, locale: 'pl-PL' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // Nothing is to be seen of what does not happen: whoever asks for everything is noted down.
    const said: unknown[] = [];
    Object.assign(globalThis, { said });
    const worker = ServiceWorker.prototype as { postMessage: (this: ServiceWorker, message: unknown) => void };
    const { postMessage: say } = worker;
    worker.postMessage = function (message) {
      said.push(message);
      say.call(this, message);
    };
  });
  const page = await context.newPage();
  await page.goto(house.url);
  const said = (): Promise<{ readonly t: string }[]> =>
    page.evaluate(() => (globalThis as unknown as { said: { t: string }[] }).said);
  await expect.poll(async () => (await said()).map(({ t }) => t)).toContain('used');
  // Once it has been home again, idle, it would have asked.
  await page.getByRole('button', { name: 'Co to jest?' }).click();
  await page.goBack();
  await page.evaluate(
    () =>
      new Promise((idle) => {
        requestIdleCallback(() => requestIdleCallback(idle));
      }),
  );
  expect((await said()).map(({ t }) => t)).not.toContain('all');
  await context.close();
});

test('a newer version that changes the stores is not blocked by an old tab; the old tab comes again', async () => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const old = await context.newPage();
  await old.goto(`${house.url}/alone/rudy`);
  await seeTurn(old, 1);
  const loaded = old.waitForEvent('load');
  const newer = await context.newPage();
  await newer.goto(`${house.url}/healthz`);
  const told = await newer.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('stolik', 2);
        request.addEventListener('blocked', () => resolve('blocked'));
        request.addEventListener('success', () => {
          request.result.close();
          resolve('open');
        });
      }),
  );
  expect(told).toBe('open');
  await loaded;
  await context.close();
});

test('the history says how much is kept, and for how long', async () => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${house.url}/history`);
  const rule = await page.locator('.history-rule').innerText();
  expect(rule).toContain('100 ostatnich gier');
  expect(rule).toContain('60 dni');
  await context.close();
});

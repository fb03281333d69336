import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comeIn, PHONE, seeText, sitDown, type Visitor } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { settle } from './settled.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const TV = { viewport: { width: 1920, height: 1080 } } as const;

async function turnOn(tv: Visitor, path = '/tv'): Promise<string> {
  await tv.page.goto(house.url + path);
  return codeOn(tv.page);
}

/** What somebody in the room reads off the big screen, once it is there. */
async function codeOn(page: Page): Promise<string> {
  await page.locator('.pair-ticket .qr').waitFor();
  return (await page.locator('.pair-code b').allInnerTexts()).join('');
}

/** Opens a table, and counts what is tapped from then on. */
async function phoneAtTable(locale = 'en-GB'): Promise<Visitor & { readonly code: string; taps(): Promise<number> }> {
  const phone = await comeIn(browser, PHONE, locale);
  await sitDown(phone.page, `${house.url}/new/rudy`, 'Ola');
  const code = new URL(phone.page.url()).pathname.split('/').at(-1) ?? '';
  await phone.page.evaluate(() => {
    const counting = globalThis as { taps?: number };
    counting.taps = 0;
    // Enter in a field taps its button; the hand did not.
    addEventListener(
      'click',
      ({ isTrusted, detail }) => isTrusted && detail > 0 && (counting.taps = (counting.taps ?? 0) + 1),
      {
        capture: true,
      },
    );
  });
  return { ...phone, code, taps: () => phone.page.evaluate(() => (globalThis as { taps?: number }).taps ?? -1) };
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^(Show on a TV|Pokaż na telewizorze)$/ }).click();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await openSheet(page);
  await page.getByLabel('The screen’s code').fill(code);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
}

async function seeTable(tv: Page, code: string): Promise<void> {
  await tv.locator('.tv-ticket strong', { hasText: code }).waitFor();
}

test('by the code on the screen, however it is typed: three taps', async () => {
  const tv = await comeIn(browser, TV, 'en-GB');
  const phone = await phoneAtTable();
  const screen = await turnOn(tv);
  const from = Date.now();
  await typeCode(phone.page, `${screen.slice(0, 2).toLowerCase()} - ${screen.slice(2)}`);
  await seeTable(tv.page, phone.code);
  const taps = await phone.taps();
  console.log(`phone → TV by typing: ${taps} taps, ${screen.length} letters, ${Date.now() - from} ms here`);
  expect(taps).toBe(3);
  await seeText(phone.page, 'It is on the screen.');
  expect([...tv.errors, ...phone.errors]).toEqual([]);
  await Promise.all([tv.context.close(), phone.context.close()]);
});

test('by the picture on the screen: one tap, and back at the table', async () => {
  const tv = await comeIn(browser, TV, 'pl-PL');
  const phone = await phoneAtTable();
  const screen = await turnOn(tv);
  const scanned = await tv.page.locator('.pair-ticket .qr').getAttribute('data-text');
  expect(scanned).toBe(`${house.url}/screen/${screen}`);
  await phone.page.goto(scanned ?? '');
  await phone.page.getByRole('button', { name: 'Show Rudy on the screen' }).click();
  await seeTable(tv.page, phone.code);
  await phone.page.locator('.lobby').waitFor();
  expect(new URL(phone.page.url()).pathname).toBe(`/t/${phone.code}`);
  expect([...tv.errors, ...phone.errors]).toEqual([]);
  await Promise.all([tv.context.close(), phone.context.close()]);
});

test('a phone without a table is told to sit down first, and finds the code typed in when it sits', async () => {
  const tv = await comeIn(browser, TV, 'en-GB');
  const host = await phoneAtTable();
  const screen = await turnOn(tv);
  const guest = await comeIn(browser, PHONE, 'en-GB');
  await guest.page.goto(`${house.url}/screen/${screen}`);
  await seeText(guest.page, 'First, sit down at a table');
  await guest.page.getByLabel('Table code, 6 characters').fill(host.code);
  await guest.page.keyboard.press('Enter');
  await guest.page.getByLabel('Your name').fill('Kuba');
  await guest.page.getByRole('button', { name: 'Take a seat' }).click();
  await guest.page.locator('.lobby').waitFor();
  await openSheet(guest.page);
  expect(await guest.page.getByLabel('The screen’s code').inputValue()).toBe(screen);
  await guest.page.getByRole('button', { name: 'Show', exact: true }).click();
  await seeTable(tv.page, host.code);
  await Promise.all([tv.context.close(), host.context.close(), guest.context.close()]);
});

test('after both were off the TV is back by itself, and is still this phone’s', async () => {
  const tv = await comeIn(browser, TV, 'en-GB');
  const phone = await phoneAtTable();
  await typeCode(phone.page, await turnOn(tv));
  await seeTable(tv.page, phone.code);
  await tv.page.close();
  await house.stop();
  await house.start();
  const again = await tv.context.newPage();
  await again.goto(`${house.url}/tv`);
  await seeTable(again, phone.code);
  // And while only the house is away.
  await house.stop();
  await house.start();
  await phone.page.locator('.strip-signal:not(.is-off)').waitFor();
  await openSheet(phone.page);
  // Its line may have to come back first.
  await expect
    .poll(
      async () => {
        if (await phone.page.getByRole('button', { name: 'Disconnect' }).isVisible()) {
          await phone.page.getByRole('button', { name: 'Disconnect' }).click();
        }
        return again.locator('.pair-code').isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await seeText(again, `Disconnected from table ${phone.code}.`);
  await Promise.all([tv.context.close(), phone.context.close()]);
});

test('it is moved to another table, and disconnected, by the phone that connected it and by no stranger', async () => {
  const tv = await comeIn(browser, TV, 'en-GB');
  const phone = await phoneAtTable();
  const stranger = await phoneAtTable();
  const screen = await turnOn(tv);
  await typeCode(phone.page, screen);
  await seeTable(tv.page, phone.code);

  await typeCode(stranger.page, screen);
  await seeText(stranger.page, 'No screen waits under that code.');
  await stranger.page.getByRole('button', { name: 'Close' }).click();
  await seeTable(tv.page, phone.code);

  await sitDown(phone.page, `${house.url}/new/rudy`, 'Ola').catch(() => phone.page.locator('.lobby').waitFor());
  const other = new URL(phone.page.url()).pathname.split('/').at(-1) ?? '';
  expect(other).not.toBe(phone.code);
  await openSheet(phone.page);
  await seeText(phone.page, `shows table ${phone.code}`);
  await phone.page.getByRole('button', { name: 'Show here' }).click();
  await seeTable(tv.page, other);

  await openSheet(phone.page);
  await seeText(phone.page, 'shows this table');
  await phone.page.getByRole('button', { name: 'Disconnect' }).click();
  expect(await codeOn(tv.page)).toBe(screen);
  await seeText(tv.page, `Disconnected from table ${other}.`);
  // It waits again, for anybody who sees it.
  await typeCode(stranger.page, screen);
  await seeTable(tv.page, stranger.code);
  // At the screen itself it can be freed, and made nobody’s.
  await tv.page.getByRole('button', { name: 'Disconnect' }).click();
  await tv.page.getByRole('button', { name: 'New code' }).click();
  await expect.poll(() => codeOn(tv.page)).not.toBe(screen);
  await openSheet(stranger.page);
  await stranger.page.getByRole('button', { name: 'Show again' }).click();
  await seeText(stranger.page, `Screen ${screen} does not answer.`);
  expect([...tv.errors, ...phone.errors, ...stranger.errors]).toEqual([]);
  await Promise.all([tv.context.close(), phone.context.close(), stranger.context.close()]);
});

test('somebody types the table’s code on the TV: it says what to do on the phone, and does it by itself where it sits there', async () => {
  const phone = await phoneAtTable();
  const tv = await comeIn(browser, TV, 'en-GB');
  const screen = await turnOn(tv, `/tv/${phone.code}`);
  await seeText(tv.page, `On a phone at table ${phone.code}`);
  await typeCode(phone.page, screen);
  await seeTable(tv.page, phone.code);
  expect(new URL(tv.page.url()).pathname).toBe('/tv');
  // Another table's, on a screen that has one.
  const other = await phoneAtTable();
  await turnOn(tv, `/tv/${other.code}`);
  await seeText(tv.page, `On a phone at table ${other.code}`);
  await typeCode(other.page, screen);
  await seeTable(tv.page, other.code);
  await other.context.close();
  const own = await phone.context.newPage();
  await own.goto(`${house.url}/tv/${phone.code}`);
  await seeTable(own, phone.code);
  await Promise.all([tv.context.close(), phone.context.close()]);
});

test('where the table lets nobody watch any more, the screen says why and waits for another', async () => {
  const tv = await comeIn(browser, TV, 'en-GB');
  const phone = await phoneAtTable();
  const screen = await turnOn(tv);
  await typeCode(phone.page, screen);
  await seeTable(tv.page, phone.code);
  await phone.page.getByRole('button', { name: 'Menu' }).click();
  await phone.page.getByRole('button', { name: 'Switch watching and TV off' }).click();
  await phone.page.getByRole('button', { name: 'Sure? Tap once more' }).click();
  await seeText(tv.page, `Table ${phone.code} lets nobody watch now`);
  expect(await codeOn(tv.page)).toBe(screen);
  await Promise.all([tv.context.close(), phone.context.close()]);
});

const SIZES = [
  [1920, 1080],
  [1280, 800],
  [1080, 1920],
  [360, 640],
  [640, 360],
] as const;

/** What lies over something else, or beyond the edge. */
function collisions(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const boxes = selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((part) => ({ selector, box: part.getBoundingClientRect() })),
    );
    const beyond = boxes
      .filter(({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      .map(({ selector }) => `${selector} is beyond the edge`);
    const over = boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
        )
        .map(({ selector }) => `${one.selector} and ${selector}`),
    );
    return [...beyond, ...over];
  }, parts);
}

/** Of the lesser side of a screen of 1080. */
async function qrSize(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  // Four modules of quiet on each side are not the code.
  const modules = Number(/^-4 -4 (\d+)/.exec((await page.locator(selector).getAttribute('viewBox')) ?? '')?.[1]);
  return ((box?.width ?? 0) * (modules - 8) * 1080) / modules / Math.min(width, height);
}

describe.each(SIZES)('at %i × %i', (width, height) => {
  test('nothing covers anything, and the code for late-comers is scanned from three metres', async () => {
    const phone = await phoneAtTable();
    const tv = await comeIn(browser, { viewport: { width, height } }, 'pl-PL');
    const screen = await turnOn(tv);
    await settle(tv.page);
    expect(
      await collisions(tv.page, ['.tv-brand', '.pair-words', '.pair-ticket', '.pair-code', '.tv-now', '.tv-switches']),
    ).toEqual([]);
    await typeCode(phone.page, screen);
    await seeTable(tv.page, phone.code);
    await settle(tv.page);
    expect(
      await collisions(tv.page, [
        '.tv-brand',
        '.tv-poster',
        '.tv-title',
        '.tv-ticket',
        '.tv-chair',
        '.tv-plate',
        '.tv-now',
        '.tv-switches',
      ]),
    ).toEqual([]);
    expect(await qrSize(tv.page, '.tv-ticket .qr')).toBeGreaterThanOrEqual(320);
    await phone.page
      .getByRole('button', { name: /^(Start|Deal|Play)/ })
      .first()
      .click();
    await tv.page.locator('.tv-side .qr').waitFor();
    await settle(tv.page);
    expect(await collisions(tv.page, ['.play-board', '.tv-side-ticket', '.tv-side .tv-switches'])).toEqual([]);
    expect(await qrSize(tv.page, '.tv-side .qr')).toBeGreaterThanOrEqual(320);
    expect(tv.errors).toEqual([]);
    await Promise.all([tv.context.close(), phone.context.close()]);
  });
});

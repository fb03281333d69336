import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, DESK, PHONE, seeTurn } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { drawing, fixLuck } from './luck.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse({ random: drawing('house') }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** A device that writes down all it says to those who listen. */
async function listenTo(page: Page): Promise<void> {
  await fixLuck(page);
  await page.addInitScript(() => {
    const said: string[] = [];
    const heard = new WeakMap<Element, string>();
    Object.assign(globalThis, { said });
    const hear = (): void => {
      for (const region of document.querySelectorAll('.rudy [aria-live]')) {
        const text = region.textContent ?? '';
        if (text !== '' && heard.get(region) !== text) said.push(text);
        heard.set(region, text);
      }
    };
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

function transcript(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

/** Tab, until what has the focus is called `name`. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    const called = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return '';
      const label = at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? '') : '';
      return at.getAttribute('aria-label') ?? (label === '' ? (at.textContent ?? '') : label);
    });
    if (name.test(called)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard finds no ${name}`);
}

async function typeNumber(page: Page, turn: number, number: number, circled: boolean): Promise<void> {
  await seeTurn(page, turn);
  const field = page.locator(`.r-tape .f.now[data-n="${turn}"] b`);
  await field.waitFor({ state: 'attached' });
  while ((await field.textContent()) !== String(number)) {
    await page.keyboard.press(String(number));
    await page.waitForTimeout(40);
  }
  if (circled) await page.keyboard.press('k');
  await page.keyboard.press('Enter');
}

async function hears(page: Page, what: RegExp): Promise<void> {
  await expect
    .poll(async () => (await transcript(page)).some((each) => what.test(each)), { timeout: 60_000 })
    .toBe(true);
}

/** `UPDATE_STORIES=1` writes them anew: read them before they are kept. */
function expectStory(name: string, said: readonly string[]): void {
  const file = new URL(`golden/${name}`, import.meta.url);
  const text = `${said.join('\n')}\n`;
  if (process.env['UPDATE_STORIES'] === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

const TURNS = 20;

test('a whole game by keyboard alone is told as a story, in Polish and in English', async () => {
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  const kuba = await comeIn(browser, DESK, 'en-GB');
  await Promise.all([listenTo(ola.page), listenTo(kuba.page)]);

  await ola.page.goto(house.url);
  await ola.page.locator('.home').waitFor();
  await tabTo(ola.page, /^Otwórz stolik/);
  await ola.page.keyboard.press('Enter');
  await ola.page.locator('.join').waitFor();
  await tabTo(ola.page, /Twoje imię/);
  await ola.page.keyboard.press('Control+A');
  await ola.page.keyboard.type('Ola');
  await ola.page.keyboard.press('Enter');
  await ola.page.locator('.lobby').waitFor();

  await kuba.page.goto(ola.page.url());
  await kuba.page.locator('.join').waitFor();
  await tabTo(kuba.page, /Your name/);
  await kuba.page.keyboard.press('Control+A');
  await kuba.page.keyboard.type('Kuba');
  await kuba.page.keyboard.press('Enter');
  await kuba.page.locator('.lobby').waitFor();

  await ola.page.getByText('2 osoby przy stole').first().waitFor();
  await tabTo(ola.page, /Zaczynamy we dwoje/);
  await ola.page.keyboard.press('Enter');

  for (let turn = 1; turn <= TURNS; turn++) {
    await typeNumber(ola.page, turn, Math.min(9, Math.ceil(turn / 3)), turn === 12);
    // One after the other: who is done first is part of the story.
    await hears(kuba.page, new RegExp(`Turn ${turn} of 20`));
    await expect.poll(async () => (await transcript(kuba.page)).at(-1), { timeout: 60_000 }).toMatch(/Ola/);
    await typeNumber(kuba.page, turn, turn % 7, turn === 5);
  }

  for (const { page } of [ola, kuba]) {
    await page.locator('.r-review').waitFor();
    for (let turn = 2; turn <= TURNS; turn++) {
      await page.keyboard.press('ArrowRight');
      await hears(page, new RegExp(`^(Karta|Card) ${turn}\\.`));
    }
    await page.keyboard.press('ArrowRight');
    await page.locator('.r-final').waitFor();
    await hears(page, /wygr|win/i);
  }
  expectStory('story.pl.txt', await transcript(ola.page));
  expectStory('story.en.txt', await transcript(kuba.page));
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  await ola.context.close();
  await kuba.context.close();
}, 480_000);

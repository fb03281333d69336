import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHELF } from '../../src/games/shelf.ts';
import { comeIn, PHONE, seeTurn, sitDown, writeNumber } from './acts.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { settle } from './settled.ts';
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

test.each(SHELF.map(({ id }) => id))(
  'rules, points and the lesson of %s from its menu, and back at the table',
  async (id) => {
    const { page, context, errors } = await comeIn(browser, PHONE, 'en-GB');
    await page.goto(`${house.url}/alone/${id}`);
    const board = page.locator(`.play-board .${id}`);
    await board.waitFor();
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await page.getByRole('button', { name: 'The rules' }).click();
    await page.locator('.rulebook-contents').waitFor();
    await settle(page);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'How do points work?' }).click();
    await page.locator('.rulebook [data-place]:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'A lesson in three minutes' }).click();
    await page.locator(`.learn-board .${id}`).waitFor();
    expect(await page.locator('.play-board').count()).toBe(0);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await board.waitFor();
    // The device's own way back does the same, and nobody has left the table.
    await menu.click();
    await page.getByRole('button', { name: 'A lesson in three minutes' }).click();
    await page.locator('.learn-board').waitFor();
    await page.goBack();
    await board.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/alone/${id}`);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('in the lobby an option says what it does, and its rule opens at its place', async () => {
  const { page, context, errors } = await comeIn(browser, PHONE, 'en-GB');
  await sitDown(page, `${house.url}/new/rudy`, 'Ola');
  await page.getByRole('button', { name: 'How it is played' }).click();
  await page.getByRole('button', { name: 'How do points work?' }).waitFor();
  await settle(page);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.lobby-options').click();
  await page.getByText('Their circle stays secret.').waitFor();
  await page.getByRole('button', { name: /^The rule: The last/ }).click();
  await page.locator('.rulebook [data-place="R19"]:focus').waitFor();
  await page.keyboard.press('Escape');
  await settle(page);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

const LINES = [/^Remember this card/, /^Add them up/, /too high scores nothing/, /^The circle/];

test('the first game of Rudy explains itself, each line once, and nothing moves for it', async () => {
  const { page, context, errors } = await comeIn(browser, PHONE, 'en-GB');
  // Noted as they are shown, over a reload too: no line is waited for, and none is missed.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const found = { shown: '.tip.is-seen', read: '.at > [role=status]' };
      for (const [key, what] of Object.entries(found)) {
        const text = document.querySelector(what)?.textContent ?? '';
        const kept = JSON.parse(sessionStorage.getItem(key) ?? '[""]') as string[];
        if (kept.at(-1) !== text) sessionStorage.setItem(key, JSON.stringify([...kept, text]));
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.goto(`${house.url}/alone/rudy`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Quick bots' }).click();
  const places = new Set<string>();
  for (let turn = 1; turn <= 9; turn++) {
    await seeTurn(page, turn);
    await page.locator('.r-controls').waitFor();
    places.add(JSON.stringify(await page.locator('.r-controls').boundingBox()));
    if (turn === 2) await page.reload();
    await writeNumber(page, turn, 1);
  }
  const noted = (key: string): Promise<string[]> =>
    page.evaluate(
      (of) => (JSON.parse(sessionStorage.getItem(of) ?? '[]') as string[]).filter((text) => text !== ''),
      key,
    );
  const said = await noted('shown');
  for (const line of LINES) expect(said.filter((each) => line.test(each)).length).toBe(1);
  expect(said.length).toBe(LINES.length);
  expect(await noted('read')).toEqual(said);
  expect(places.size).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

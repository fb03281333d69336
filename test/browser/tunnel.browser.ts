import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProxy, type Proxy } from '../services/proxy.ts';
import { comeIn, PHONE } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { goOn } from './ruletka-screen.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

interface Player {
  readonly page: Page;
  readonly proxy: Proxy;
  readonly errors: string[];
  /** The questions that moves answered which left this page, over whatever socket. */
  readonly moved: number[];
  readonly refused: string[];
  /** The question the house asks this seat now, whatever its screen knows. */
  asked(): Promise<number | null>;
  /** Waits until the screen was shown another question, or none, than `question`. */
  answered(question: number): Promise<void>;
  close(): Promise<void>;
}

/** Somebody at a table with a bot, behind a wire that can be made bad, with the first question open. */
async function play(game: string, bots: number): Promise<Player> {
  const proxy = await startProxy(house.port);
  const url = `http://127.0.0.1:${proxy.port}`;
  const { context, page, errors } = await comeIn(browser, PHONE, 'pl-PL');
  const post = async (path: string, data: object): Promise<{ readonly table: string; readonly code: string }> =>
    (await context.request.post(`${house.url}${path}`, { data })).json() as Promise<{ table: string; code: string }>;
  const settings = { quickBots: true };
  const { table, code } = await post('/api/tables', { game, name: 'Ola', lang: 'pl', settings, cookie: true });
  for (let i = 0; i < bots; i++)
    await post(`/api/tables/${table}/messages`, { t: 'bot', name: `Bot ${i}`, level: 'beginner' });
  const moved: number[] = [];
  const refused: string[] = [];
  let shown: number | null | undefined;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const said = JSON.parse(String(payload)) as { readonly t: string; readonly question: number };
      if (said.t === 'move') moved.push(said.question);
    });
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload)) as { readonly t: string; question?: number | null; code: string };
      if (told.t === 'view') shown = told.question ?? null;
      if (told.t === 'refused') refused.push(told.code);
    });
  });
  await page.goto(`${url}/t/${code}`);
  await page.locator('.lobby').waitFor();
  await post(`/api/tables/${table}/messages`, { t: 'start' });
  await expect.poll(() => shown).toEqual(expect.any(Number));
  return {
    page,
    proxy,
    errors,
    moved,
    refused,
    async asked() {
      const view = await context.request.get(`${house.url}/api/tables/${table}/view`);
      return ((await view.json()) as { readonly question: number | null }).question;
    },
    async answered(question) {
      await expect.poll(() => shown).not.toBe(question);
    },
    async close() {
      await context.close();
      await proxy.close();
    },
  };
}

/** Presses until it is on the screen: keys are not heard while cards are laid out. */
async function chooses(page: Page, key: string, chosen: string): Promise<void> {
  await expect
    .poll(async () => {
      await goOn(page);
      if ((await page.locator(chosen).count()) === 0) await page.keyboard.press(key);
      return page.locator(chosen).count();
    })
    .toBeGreaterThan(0);
}

/** Presses until the move has left the page: a key right after a choice may be meant for what was there before. */
async function sends({ page, moved }: Player): Promise<void> {
  await expect
    .poll(async () => {
      if (moved.length === 0) await page.keyboard.press('Enter');
      return moved.length;
    })
    .toBeGreaterThan(0);
}

/** How the first question of each game is answered, up to the key that sends it, and what shows the choice. */
const GAMES = [
  { game: 'rudy', bots: 1, key: '7', chosen: '.r-tape .f.now b:text-is("7")' },
  { game: 'mozg', bots: 1, key: '1', chosen: '.m-offered [aria-pressed="true"]' },
  { game: 'ruletka', bots: 1, key: '1', chosen: '.rl-room li.on[data-place]' },
] as const;

describe.each(GAMES)('$game', ({ game, bots, key, chosen }) => {
  test('a move that a dead wire swallowed is sent again by itself, and counts once', async () => {
    const it = await play(game, bots);
    const question = await it.asked();
    if (question === null) throw new Error('nobody is asked');
    await chooses(it.page, key, chosen);
    it.proxy.strand();
    await sends(it);
    await it.answered(question);
    expect(it.moved.filter((each) => each === question)).toEqual([question, question]);
    expect(it.refused).toEqual([]);
    expect(it.errors).toEqual([]);
    await it.close();
  });

  test('a move whose answer was lost is not sent again', async () => {
    const it = await play(game, bots);
    const question = await it.asked();
    if (question === null) throw new Error('nobody is asked');
    await chooses(it.page, key, chosen);
    it.proxy.deaf = true;
    await sends(it);
    await expect.poll(() => it.asked()).not.toBe(question);
    // What was chosen is still to be seen: nobody has answered as far as this screen knows.
    expect(await it.page.locator(chosen).count()).toBeGreaterThan(0);
    it.proxy.deaf = false;
    it.proxy.cut();
    await it.answered(question);
    expect(it.moved.filter((each) => each === question)).toEqual([question]);
    expect(it.refused).toEqual([]);
    expect(it.errors).toEqual([]);
    await it.close();
  });

  test('a move made in a tunnel arrives when it is over', async () => {
    const it = await play(game, bots);
    const question = await it.asked();
    if (question === null) throw new Error('nobody is asked');
    await chooses(it.page, key, chosen);
    it.proxy.closed = true;
    it.proxy.cut();
    await it.page.locator('.line-banner-card').waitFor();
    await it.page.keyboard.press('Enter');
    expect(await it.page.locator(chosen).count()).toBeGreaterThan(0);
    it.proxy.closed = false;
    await it.answered(question);
    expect(it.moved.filter((each) => each === question)).toEqual([question]);
    expect(it.refused).toEqual([]);
    expect(it.errors).toEqual([]);
    await it.close();
  });
});

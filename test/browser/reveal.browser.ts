import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, PHONE, seeText, sitDown, type Visitor } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { drawing, fixLuck } from './luck.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse({ random: drawing('reveal') }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const TV = { viewport: { width: 1920, height: 1080 } } as const;
const TURNS = 20;

interface Frame {
  readonly t: string;
  readonly table?: { readonly pile?: readonly string[]; readonly boards?: readonly (readonly unknown[])[] };
  readonly reveal?: { readonly moment: number; readonly last: number; readonly outcome?: object };
  readonly lobby?: { readonly phase: string; readonly match: { readonly outcome: object | null } | null };
}

interface Screen extends Visitor {
  /** Everything that came over the line since the last card was written. */
  readonly frames: Frame[];
}

async function arrive(size: object): Promise<Screen> {
  const visitor = await comeIn(browser, size, 'pl-PL');
  await fixLuck(visitor.page);
  const frames: Frame[] = [];
  visitor.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void frames.push(JSON.parse(String(payload)) as Frame)),
  );
  return { ...visitor, frames };
}

/** The furthest that a screen was told of the end: cards, numbers, and whether it was told who has won. */
function furthest({ frames }: Screen): { cards: number; numbers: number; outcome: boolean } {
  const lengths = (of: (frame: Frame) => number | undefined): number =>
    Math.max(0, ...frames.map((each) => of(each) ?? 0));
  return {
    cards: lengths(({ table }) => table?.pile?.length),
    numbers: lengths(({ table }) => table?.boards?.[0]?.length),
    outcome: frames.some(
      ({ reveal, lobby }) => reveal?.outcome !== undefined || (lobby?.match?.outcome ?? null) !== null,
    ),
  };
}

interface At {
  readonly url: string;
  readonly tv: string;
}

async function tableOf(page: Page): Promise<At> {
  const { origin, pathname } = new URL(page.url());
  const code = pathname.split('/').at(-1) ?? '';
  const table = await page.evaluate((key) => localStorage.getItem(key), `stolik.table.${code}`);
  const url = `${origin}/api/tables/${table}`;
  const { links } = (await (await page.request.get(url)).json()) as { links: { tv: string } };
  return { url, tv: `${origin}/tv/${code}#${links.tv}` };
}

/** Every number but for how it is typed, which other tests look at. */
async function writeAll(players: readonly Page[], { url }: At): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [seat, { request }] of players.entries()) {
      const { question } = (await (await request.get(`${url}/view`)).json()) as { question: number };
      const move = { number: (turn * (seat + 2)) % 7 };
      const answer = await request.post(`${url}/messages`, { data: { t: 'move', question, move } });
      expect(answer.status()).toBe(200);
    }
  }
}

/** The same card is on every screen, and no screen was told of more. */
async function seeCard(screens: readonly Screen[], card: number): Promise<void> {
  for (const screen of screens) {
    await screen.page.locator(`.r-strip .turn:has(b:text-is("${card}"))`).waitFor();
    expect(furthest(screen)).toEqual({ cards: card, numbers: card, outcome: false });
    expect(await screen.page.locator('.r-final, .b-podium').count()).toBe(0);
    expect(await screen.page.locator('.r-scrub .past, .r-scrub .now').count()).toBe(card);
  }
}

test('three screens see the end together, the host leads, one lets go, and nobody is told of it early', async () => {
  const [host, guest, tv] = await Promise.all([arrive(PHONE), arrive(PHONE), arrive(TV)]);
  const screens = [host, guest, tv];
  await sitDown(host.page, `${house.url}/new/rudy`, 'Ola');
  const at = await tableOf(host.page);
  await sitDown(guest.page, host.page.url(), 'Kuba');
  await tv.page.goto(at.tv);
  await seeText(tv.page, 'Kuba');
  await host.page.getByRole('button', { name: /^Zaczynamy/ }).click();
  for (const { page } of screens) await page.locator('.rudy').waitFor();
  await writeAll([host.page, guest.page], at);

  for (const { page } of screens) await page.locator('.r-ready').waitFor();
  for (const screen of screens) expect(furthest(screen)).toEqual({ cards: 0, numbers: 0, outcome: false });
  // Held: a slow machine must not see it go on by itself.
  await host.page.getByRole('button', { name: 'Zaczekaj' }).click();
  await seeText(guest.page, 'Ola trzyma nas w napięciu');
  expect(await tv.page.locator('.b-steer').count()).toBe(0);
  for (let card = 1; card <= 3; card++) {
    await host.page.locator('.b-next').click();
    await seeCard(screens, card);
  }

  // The record and the proof wait, too.
  const { lobby } = (await (await host.page.request.get(at.url)).json()) as { lobby: { match: { match: string } } };
  const record = (): Promise<number> =>
    host.page.request.get(`${at.url}/records/${lobby.match.match}`).then((answer) => answer.status());
  expect(await record()).toBe(404);

  // A restart loses nothing, and everybody is back where they were.
  await house.stop();
  await house.start();
  for (const { frames } of screens) {
    await expect.poll(() => frames.filter(({ t }) => t === 'welcome').length).toBeGreaterThan(1);
  }
  await host.page.locator('.b-next').click();
  await seeCard(screens, 4);

  await guest.page.getByRole('button', { name: 'Obejrzę sam(a)' }).click();
  await guest.page.getByRole('button', { name: 'Wynik' }).click();
  await guest.page.locator('.r-final .b-podium').waitFor();
  expect(furthest(guest)).toEqual({ cards: TURNS, numbers: TURNS, outcome: true });
  expect(await guest.page.getByRole('button', { name: 'Zagraj jeszcze raz' }).count()).toBe(0);
  await host.page.locator('.b-next').click();
  await seeCard([host, tv], 5);

  await host.page.getByRole('button', { name: 'Do końca' }).click();
  for (const { page } of screens) await page.locator('.r-final .b-podium').waitFor();
  await guest.page.getByRole('button', { name: 'Zagraj jeszcze raz' }).waitFor();
  expect(furthest(tv)).toEqual({ cards: TURNS, numbers: TURNS, outcome: true });
  expect(await record()).toBe(200);
  expect(screens.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(screens.map(({ context }) => context.close()));
});

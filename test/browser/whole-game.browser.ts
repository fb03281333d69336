import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, DESK, PHONE, seeText, seeTurn, sitDown, writeNumber, type Visitor } from './acts.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { drawing, fixLuck } from './luck.ts';
import { placesOf, readPlaces, readTogether, reviewOf, type RudyRecord } from './reviewing.ts';
import { look, remembered, type Shown } from './secrets.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse({ random: drawing('whole') }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const TURNS = 20;
const LATE = 4;
const TALL = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const BIG = { viewport: { width: 1280, height: 720 } } as const;
/** The turns after which every screen's memory is searched; the last one has all the earlier cards to forget. */
const SEARCHED: ReadonlySet<number> = new Set([8, TURNS]);

interface Screen extends Visitor {
  readonly name: string;
  readonly seen: Shown[];
}

async function arrive(name: string, size: object, locale: string, more: object = {}): Promise<Screen> {
  const visitor = await comeIn(browser, size, locale, more);
  await fixLuck(visitor.page);
  return { ...visitor, name, seen: [] };
}

/** Which card lay on the table in which turn, as it came over the line. */
function overhear(page: Page): ReadonlyMap<number, string> {
  const cards = new Map<number, string>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as {
        t: string;
        table: { turn: number; card: string; finished: boolean };
      };
      if (message.t === 'view' && !message.table.finished) cards.set(message.table.turn, message.table.card);
    }),
  );
  return cards;
}

async function tableOf(page: Page): Promise<{ readonly url: string; readonly tv: string; readonly watch: string }> {
  const { origin, pathname } = new URL(page.url());
  const code = pathname.split('/').at(-1) ?? '';
  const table = await page.evaluate((key) => localStorage.getItem(key), `stolik.table.${code}`);
  const url = `${origin}/api/tables/${table}`;
  const { links } = (await (await page.request.get(url)).json()) as { links: { tv: string; watch: string } };
  return { url, tv: `${origin}/tv/${code}#${links.tv}`, watch: `${origin}/watch/${code}#${links.watch}` };
}

/** By the buttons: the circle is one that is pressed and then gone. */
async function pressNumber({ page }: Screen, turn: number, number: number): Promise<void> {
  await seeTurn(page, turn);
  const field = page.locator(`.r-tape .f.now[data-n="${turn}"]`);
  await expect
    .poll(
      async () => {
        await page.locator(`.r-controls [data-digit="${number}"]`).click();
        return field.locator('b').textContent();
      },
      { timeout: 60_000 },
    )
    .toBe(String(number));
  await page.locator('.r-controls .circle').click();
  await page.locator('.r-controls .commit').click();
  await field.waitFor({ state: 'detached' });
}

/** After the start: one may look on, or sit down and wait for the next game. */
async function comeLate({ page, name }: Screen, watch: string, link: string): Promise<void> {
  await page.goto(watch);
  await seeText(page, 'You are watching');
  await page.goto(link);
  await seeText(page, 'The game has begun.');
  await sitDown(page, link, name);
  await seeText(page, 'You play from the next game on.');
  if ((await page.locator('.r-controls, .r-tape').count()) > 0) throw new Error(`${name} has numbers to write`);
}

/** Every card that one of the screens could know and must not; in the texts of memory too, if it is to be thorough. */
async function searchAll(screens: readonly Screen[], thorough: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    const now = screen.seen.at(-1);
    if (now === undefined) throw new Error(`${screen.name} has seen nothing`);
    // What others were shown, one must not know either, nor oneself know in one's own words.
    const earlier = [...(screens[0]?.seen.slice(0, -1) ?? []), ...screen.seen.slice(0, -1)];
    const kept = await remembered(screen.page, now, earlier, { texts: thorough.includes(screen) });
    found.push(...kept.map((each) => `${screen.name || 'TV'} in turn ${now.turn}: ${each}`));
  }
  return found;
}

/** Everybody writes, each something else; two press the circle's button, two its key. */
async function writeAll(players: readonly Screen[], turn: number): Promise<void> {
  await Promise.all(
    players.map((screen, seat) => {
      const number = ((turn * (seat + 2)) % 9) + (turn > 12 ? 1 : 0);
      const circled = turn === 4 + seat;
      if (circled && seat % 2 === 0) return pressNumber(screen, turn, number);
      return writeNumber(screen.page, turn, number, circled);
    }),
  );
}

async function recordOf(page: Page, table: string): Promise<RudyRecord> {
  const { records } = (await (await page.request.get(`${table}/records`)).json()) as { records: { match: string }[] };
  return (await (await page.request.get(`${table}/records/${records[0]?.match}`)).json()) as RudyRecord;
}

test('four people and a TV play a whole game; nobody is shown a covered card again; the review is the record; they play on', async () => {
  const [ola, kuba, babcia, wojtek, tv, ewa] = await Promise.all([
    arrive('Ola', PHONE, 'pl-PL', { serviceWorkers: 'allow' }),
    arrive('Kuba', DESK, 'en-GB'),
    arrive('Babcia', TALL, 'pl-PL'),
    arrive('Wojtek', DESK, 'pl-PL'),
    arrive('', BIG, 'pl-PL'),
    arrive('Ewa', PHONE, 'en-GB'),
  ]);
  const players = [ola, kuba, babcia, wojtek];
  const cards = overhear(ola.page);
  await sitDown(ola.page, `${house.url}/new/rudy`, 'Ola');
  const link = ola.page.url();
  const table = await tableOf(ola.page);
  await tv.page.goto(table.tv);
  for (const { page, name } of players.slice(1)) await sitDown(page, link, name);
  await seeText(tv.page, 'Wojtek');
  await ola.page.getByRole('button', { name: 'Zaczynamy w czwórkę' }).click();

  const screens = [...players, tv];
  const kept: string[] = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    if (turn === LATE) {
      await comeLate(ewa, table.watch, link);
      screens.push(ewa);
    }
    await Promise.all(
      screens.map(async (screen) => {
        await screen.page.locator(turnOn(screen, turn)).waitFor();
        screen.seen.push(await look(screen.page, turn, cards.get(turn) ?? ''));
      }),
    );
    if (SEARCHED.has(turn)) kept.push(...(await searchAll(screens, turn === TURNS ? [ola, tv] : [])));
    await writeAll(players, turn);
  }
  expect(kept).toEqual([]);

  // A TV shows the table, so all see the end together, and Ola leads: card by card, however slow a machine is.
  await ola.page.getByRole('button', { name: 'Zaczekaj' }).click();
  const reviews = await readTogether(ola.page, screens);
  const told = await Promise.all(
    screens.map(async ({ page, name }, i) => ({ review: reviews[i], places: await readPlaces(page, name) })),
  );
  const record = await recordOf(ola.page, table.url);
  expect(record.seats).toEqual(['Ola', 'Kuba', 'Babcia', 'Wojtek']);
  expect(record.entries).toHaveLength(4 * TURNS);
  for (const { review, places } of told) {
    expect(review).toEqual(reviewOf(record));
    expect(places).toEqual(placesOf(record));
  }

  await ola.page.getByRole('button', { name: 'Zagraj jeszcze raz' }).click();
  await ola.page.getByRole('button', { name: 'Zaczynamy' }).click();
  await Promise.all(screens.map((screen) => screen.page.locator(turnOn(screen, 1)).waitFor()));
  await writeNumber(ewa.page, 1, 3);
  expect(screens.flatMap(({ errors }) => errors)).toEqual([]);
  for (const { context } of screens) await context.close();
}, 480_000);

function turnOn({ name }: Screen, turn: number): string {
  return `${name === '' ? '.r-tv' : '.r-strip'} .turn:has(b:text-is("${turn}"))`;
}

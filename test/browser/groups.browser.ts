import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import { verify } from '../../src/table/verify.ts';
import { comeIn, DESK, PHONE, seeText, seeTurn, sitDown, writeNumber } from './acts.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { drawing } from './luck.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  // The lot sends the two people of this story to different tables.
  [house, browser] = await Promise.all([openHouse({ random: drawing('one deal') }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const TURNS = 20;

interface Seen {
  readonly match: string;
  readonly question: number | null;
  readonly table: { readonly turn: number; readonly card: string; readonly pile?: readonly string[] };
}

/** What this device's seat sees, over HTTP; nothing where there is nothing to see. */
function look(page: Page, table: string): Promise<Seen | undefined> {
  return page.evaluate(async (id) => {
    const answer = await fetch(`/api/tables/${id}/view`);
    return answer.ok ? ((await answer.json()) as Seen) : undefined;
  }, table);
}

/** Plays on for the page's own seat until its match is over; tells the cards it saw. */
async function playOn(page: Page, table: string, number: number): Promise<string[]> {
  const cards: string[] = [];
  for (;;) {
    const seen = await look(page, table);
    if (seen === undefined || seen.table.pile !== undefined) return cards;
    cards[seen.table.turn - 1] = seen.table.card;
    if (seen.question === null) continue; // The bot at this table writes.
    await page.evaluate(
      async ({ id, move, question }) => {
        await fetch(`/api/tables/${id}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ t: 'move', question, move }),
        });
      },
      { id: table, move: { number }, question: seen.question },
    );
    if (seen.table.turn === TURNS) return cards;
  }
}

test('two tables get the same deal, wait for each other, and have one ranking, side by side on the TV', async () => {
  const ala = await comeIn(browser, PHONE, 'pl-PL');
  const ben = await comeIn(browser, DESK, 'en-GB');
  await sitDown(ala.page, `${house.url}/new/rudy`, 'Ala');
  await sitDown(ben.page, ala.page.url(), 'Ben');
  const code = new URL(ala.page.url()).pathname.split('/').at(-1) ?? '';
  const table = await ala.page.evaluate(async (typed) => {
    const found = (await (await fetch(`/api/codes/${typed}`)).json()) as { table: string };
    const say = (body: object) =>
      fetch(`/api/tables/${found.table}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const name of ['Bot Ada', 'Bot Bo']) await say({ t: 'bot', name, level: 'casual' });
    await say({ t: 'set', settings: { quickBots: true } });
    return found.table;
  }, code);

  // The host's way: the menu, how many tables, done.
  await ala.page.getByRole('button', { name: 'Menu' }).click();
  await ala.page.getByRole('button', { name: 'Kilka stolików, jedno rozdanie' }).click();
  await ala.page.getByRole('radio', { name: '2', exact: true }).check();
  await seeText(ala.page, '4 osoby: 2 · 2');
  expect(await violations(ala.page)).toEqual([]);
  await ala.page.getByRole('button', { name: 'Gotowe' }).click();
  await seeText(ala.page, '2 stoliki, jedno rozdanie');
  await seeText(ben.page, '2 tables, one deal');
  expect(await violations(ala.page)).toEqual([]);

  await ala.page.getByRole('button', { name: 'Menu' }).click();
  await ala.page.getByRole('button', { name: 'Pokaż na telewizorze' }).click();
  const opening = ala.context.waitForEvent('page');
  await ala.page.getByRole('button', { name: 'Otwórz widok telewizora na tym urządzeniu' }).click();
  const tv = await opening;
  await tv.setViewportSize({ width: 1920, height: 1080 });
  await ala.page.keyboard.press('Escape');

  await ala.page.getByRole('button', { name: /Zaczynamy/ }).click();
  await seeTurn(ala.page, 1);
  await seeTurn(ben.page, 1);
  await tv.getByRole('heading', { name: 'Stolik 2' }).waitFor();
  expect((await look(ala.page, table))?.match).not.toBe((await look(ben.page, table))?.match);
  await writeNumber(ala.page, 1, 1);
  await seeTurn(ala.page, 2);
  expect(await violations(tv)).toEqual([]);

  // Ala's table is done: nothing of it is told, on no way, while the other plays.
  const hers = await playOn(ala.page, table, 1);
  await seeText(ala.page, 'To już koniec!');
  await seeText(ala.page, 'Jeszcze jeden stolik gra');
  expect(await look(ala.page, table)).toBeUndefined();
  const records = await ala.page.evaluate(
    async (id) => (await (await fetch(`/api/tables/${id}/records`)).json()) as { records: { match: string }[] },
    table,
  );
  expect(records.records).toEqual([]);
  expect(await violations(ala.page)).toEqual([]);
  await tv.locator('.group-tables .is-over').waitFor();

  const his = await playOn(ben.page, table, 2);
  expect(his.slice(1)).toEqual(hers.slice(1));
  expect(his).toHaveLength(TURNS);

  // Everybody has their own end, and there is one ranking.
  await ala.page.getByRole('button', { name: 'Wszystkie stoliki' }).click();
  await ben.page.getByRole('button', { name: 'All tables' }).click();
  for (const page of [ala.page, ben.page, tv]) expect(await page.locator('.group-ranking > li').count()).toBe(4);
  expect(await ala.page.locator('.group-ranking').innerText()).toContain('Bot Ada');
  for (const page of [ala.page, ben.page, tv]) expect(await violations(page)).toEqual([]);

  // Each table's record verifies, and both are of one deal.
  const kept = await ala.page.evaluate(async (id) => {
    const list = (await (await fetch(`/api/tables/${id}/records`)).json()) as { records: { match: string }[] };
    return Promise.all(
      list.records.map(
        async ({ match }) => (await (await fetch(`/api/tables/${id}/records/${match}`)).json()) as object,
      ),
    );
  }, table);
  expect(kept).toHaveLength(2);
  for (const record of kept) expect(verify(record, GAMES).flaw).toBeNull();
  const [one, two] = kept as { fairness: { match: string; secret: string; group: { number: number } } }[];
  expect(one?.fairness.secret).toBe(two?.fairness.secret);
  expect(new Set([one?.fairness.group.number, two?.fairness.group.number])).toEqual(new Set([1, 2]));

  // And once more, with the same people.
  await ala.page.getByRole('button', { name: 'Następne rozdanie' }).click();
  await seeTurn(ala.page, 1);
  await tv.getByRole('heading', { name: 'Stolik 1' }).waitFor();
  expect([...ala.errors, ...ben.errors]).toEqual([]);
  await Promise.all([ala.context.close(), ben.context.close()]);
});

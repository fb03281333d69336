import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Client } from '../server/client.ts';
import { play } from '../server/player.ts';
import { comeIn, DESK, PHONE, seeText, seeTurn, sitDown, writeNumber } from './acts.ts';
import { violations } from './axe.ts';
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

interface Sat {
  readonly table: string;
  readonly token: string;
}

/** A pupil's device without a page: sits down, or is told why not. */
async function sit(code: string, name: string): Promise<Sat | string> {
  const found = (await (await fetch(`${house.url}/api/codes/${code}`)).json()) as { readonly table: string };
  const answer = await fetch(`${house.url}/api/tables/${found.table}/sit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, lang: 'pl' }),
  });
  const told = (await answer.json()) as Sat & { readonly code: string };
  return answer.ok ? told : told.code;
}

async function pupil(code: string, name: string): Promise<Client> {
  const sat = await sit(code, name);
  if (typeof sat === 'string') throw new Error(sat);
  return connect(house.url, sat);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
}

const waiting = (page: Page, count: number): Promise<void> =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('.stand-tile:is([data-state=awaited], [data-state=absent])').length === wanted,
    count,
  ) as unknown as Promise<void>;

/** For all who have not answered. */
async function closeCard(page: Page): Promise<void> {
  await press(page, /^Zamknij za spóźnionych/);
  await press(page, 'Na pewno? Stuknij jeszcze raz');
}

test('a teacher runs Rudy for thirty and does not play: one is missing, one is rude, and the results are a file', async () => {
  const teacher = await comeIn(browser, DESK, 'pl-PL', { acceptDownloads: true });
  const { page } = teacher;
  await page.goto(house.url);
  await press(page, 'Więcej: Rudy');
  await press(page, /^Tylko prowadzę/);
  await page.getByLabel('Twoje imię').fill('Pani Anna');
  await press(page, 'Otwieram stolik');
  await page.locator('.stand').waitFor();
  const code = new URL(page.url()).pathname.slice(3);

  // A rude name is refused, kindly; on a page too.
  expect(await sit(code, 'K u r w a')).toBe('bad-word');
  const ola = await comeIn(browser, PHONE, 'pl-PL');
  await ola.page.goto(`${house.url}/t/${code}`);
  await ola.page.getByLabel('Twoje imię').fill('Dupa');
  await press(ola.page, 'Siadam do stołu');
  await seeText(ola.page, 'którego wolimy nie czytać');
  await sitDown(ola.page, `${house.url}/t/${code}`, 'Ola');
  await seeText(ola.page, 'Pani Anna prowadzi grę i nie gra.');
  const tom = await comeIn(browser, PHONE, 'en-GB');
  await sitDown(tom.page, `${house.url}/t/${code}`, 'Tom');

  const devices: Client[] = [];
  for (let i = 0; i < 26; i++) devices.push(await pupil(code, `Osoba ${i + 1}`));
  devices.push(await pupil(code, '=SUM(A1)'));
  for (const [i, device] of devices.entries()) play(device, 'rudy', i + 1);
  const franek = await sit(code, 'Franek');
  if (typeof franek === 'string') throw new Error(franek);
  const missing = await connect(house.url, franek);
  await seeText(page, '30 osób');

  // Names are shown once approved; only the teacher reads the wish.
  await press(page, 'Imiona');
  await page.getByRole('switch', { name: /^Najpierw je zatwierdzam/ }).check();
  await page.keyboard.press('Escape');
  await missing.close();
  const wishes = await sit(code, 'Zosia');
  if (typeof wishes === 'string') throw new Error(wishes);
  const late = await connect(house.url, wishes);
  play(late, 'rudy', 99);
  await press(page, 'Imiona (1)');
  await seeText(page, 'Zosia');
  expect(JSON.stringify(devices[0]?.newest('lobby'))).not.toContain('Zosia');
  expect(await violations(page)).toEqual([]);
  await press(page, 'Zatwierdź');
  await page.locator('.stand-wishes').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await devices[0]?.next((told) => JSON.stringify(told['lobby'] ?? null).includes('Zosia'));

  await press(page, 'Zaczynamy');
  await seeTurn(ola.page, 1);
  await page.getByRole('switch', { name: /^Ja mówię, kiedy dalej/ }).check();
  await waiting(page, 3);
  expect(await page.locator('.stand-tile b').allInnerTexts()).toEqual(expect.arrayContaining(['Franek', 'Ola', 'Tom']));
  expect((await page.locator('.stand-tile b').allInnerTexts()).slice(0, 3).toSorted()).toEqual([
    'Franek',
    'Ola',
    'Tom',
  ]);
  await page.locator('.stand-tile', { hasText: 'Franek' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]', { hasText: 'Franek' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);

  // Closing the card for who is missing goes on at once.
  await writeNumber(ola.page, 1, 3);
  await writeNumber(tom.page, 1, 4);
  await closeCard(page);
  await seeTurn(ola.page, 2);

  // Once all have answered, the next card is the teacher's to turn, and the last number stands as it was written.
  const back = await connect(house.url, franek);
  await waiting(page, 3);
  await writeNumber(tom.page, 2, 1);
  const asked = await back.next((told) => told.t === 'view' && typeof told['question'] === 'number');
  back.say({ t: 'move', question: asked['question'], move: { number: 2 } });
  await writeNumber(ola.page, 2, 7);
  await seeText(page, 'Wszyscy odpowiedzieli');
  await seeText(ola.page, 'Czekamy na następną kartę');
  expect(await ola.page.locator('.r-waiting .number').innerText()).toBe('7');
  expect(await violations(ola.page)).toEqual([]);
  await press(page, 'Dalej');
  await seeTurn(ola.page, 3);

  // The rest of the game without the three.
  await page.getByRole('switch', { name: /^Ja mówię, kiedy dalej/ }).uncheck();
  for (let turn = 3; turn <= 20; turn++) {
    await seeTurn(ola.page, turn);
    await waiting(page, 3);
    await closeCard(page);
  }
  await seeText(page, 'Koniec gry');
  await press(page, 'Wyniki');
  await page.locator('.results tbody tr').first().waitFor();
  expect(await page.locator('.results tbody tr').count()).toBe(31);
  expect(await violations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await press(page, 'Zapisz jako CSV');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`stolik-${code}.csv`);
  const text = readFileSync((await saved.path()) ?? '', 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFNr gry;Czas;Gra;Miejsce;Imię;Punkty;Punkty za kartę 1;/);
  expect(lines.length).toBe(31);
  expect(lines.every((line) => line.startsWith('1;') && line.split(';').length === head.split(';').length)).toBe(true);
  expect(lines.some((line) => line.includes(";'=SUM(A1);"))).toBe(true);
  expect(lines.some((line) => line.includes(';Zosia;'))).toBe(true);

  await press(page, 'Wróć do sali');
  await press(page, 'Jeszcze raz, ci sami');
  await seeTurn(ola.page, 1);
  expect([...teacher.errors, ...ola.errors, ...tom.errors]).toEqual([]);
  await Promise.all([...devices, late, back].map((device) => device.close()));
  await Promise.all([teacher, ola, tom].map(({ context }) => context.close()));
});

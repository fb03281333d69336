import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfRepository, type Copy } from '../copy.ts';
import { comeIn, DESK, PHONE, sitDown } from './acts.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { visitOnce } from './offline.ts';
import { houseProcess, type HouseProcess } from './process.ts';

// A game with rules alone, as `npm run new-game` writes it, and the tutorial's, in everything a browser does with a game.

interface Tried {
  readonly id: string;
  /** What can be pressed when one is asked. */
  readonly answers: string;
  readonly end: string;
  readonly option: string;
}

const GAMES: readonly Tried[] = [
  { id: 'probe', answers: '.g-choices button:not([aria-disabled])', end: '.g-final', option: 'loses' },
  { id: 'goofspiel', answers: 'button.goof-card:not([aria-disabled])', end: '.goof-hand h2', option: 'is gone' },
];

let copy: Copy;
let house: HouseProcess;
let browser: Browser;
beforeAll(async () => {
  copy = copyOfRepository();
  const finished = 'cp -r examples/goofspiel src/games';
  for (const command of [...GAMES.map(({ id }) => `npm run -s new-game -- ${id}`), finished, 'npm run -s build']) {
    const { code, said } = await copy.run(command);
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`);
  }
  [house, browser] = await Promise.all([houseProcess(copy.root), openBrowser()]);
}, 240_000);
afterAll(async () => {
  await browser.close();
  await house.close();
  copy.remove();
});

/** Answers whenever it is asked, until there is an end. */
async function playOn(page: Page, game: Tried): Promise<void> {
  const answers = page.locator(game.answers);
  const end = page.locator(game.end);
  while (!(await end.isVisible())) {
    await answers.or(end).first().waitFor();
    // Whoever else is quicker takes the button away.
    await answers
      .last()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
}

test.each(GAMES)('two browsers and a bot play $id at a table; its record is checked and gone through', async (game) => {
  const ola = await comeIn(browser, PHONE, 'en-GB');
  const kuba = await comeIn(browser, DESK, 'pl-PL');
  await sitDown(ola.page, `${house.url}/new/${game.id}`, 'Ola');
  await sitDown(kuba.page, ola.page.url(), 'Kuba');
  await ola.page.locator('.lobby-options').click();
  await ola.page.getByRole('radio', { name: game.option }).check();
  await ola.page.getByRole('button', { name: 'That is how we play' }).click();
  await ola.page
    .getByRole('button', { name: /add a bot/ })
    .first()
    .click();
  await ola.page.getByRole('button', { name: /^Add / }).click();
  await ola.page.getByText(/^3 of \d seats taken$/).waitFor();
  await ola.page.getByRole('button', { name: /^Start/ }).click();
  await Promise.all([ola, kuba].map(({ page }) => playOn(page, game)));
  expect(await violations(ola.page)).toEqual([]);

  await ola.page.getByRole('button', { name: 'Check this game' }).click();
  await ola.page.getByRole('heading', { name: 'All of it fits' }).waitFor();
  await ola.page.goto(ola.page.url().replace('/check/', '/replay/'));
  const counter = ola.page.locator('.replay-n');
  await counter.waitFor();
  const atTheEnd = async (): Promise<string> => {
    await ola.page.keyboard.press('End');
    return counter.innerText();
  };
  await expect.poll(atTheEnd).toMatch(/^(\d+)\/\1$/);
  expect([...ola.errors, ...kuba.errors]).toEqual([]);
  await Promise.all([ola, kuba].map(({ context }) => context.close()));
});

test.each(GAMES)('without a network: $id alone against bots, to the end', async (game) => {
  const { context, page, errors } = await comeIn(browser, PHONE, 'en-GB', { serviceWorkers: 'allow' });
  await visitOnce(page, house.url);
  await page.goto(`${house.url}/alone/${game.id}`);
  await page.locator(game.answers).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await playOn(page, game);
  expect(errors).toEqual([]);
  await context.close();
});

test('the lesson of goofspiel is played to its end', async () => {
  const { context, page, errors } = await comeIn(browser, PHONE, 'pl-PL');
  await page.goto(`${house.url}/learn/goofspiel`);
  for (const bid of [2, 3, 1]) {
    const card = page.getByRole('button', { name: `Licytuj ${bid}`, exact: true });
    await card.waitFor();
    // A tap right after the question has changed is taken for one that was meant for the question before.
    while (await card.isVisible()) await card.click({ timeout: 500 }).catch(() => undefined);
  }
  await page.getByText('To wszystko: reszta to dobre zgadywanie.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

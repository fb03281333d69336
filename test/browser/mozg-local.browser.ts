import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { learnMozg } from './learn-acts.ts';
import { finish, person, PHONE, playOn, see, type Person } from './mozg-acts.ts';
import { overflows } from './mozg-looks.ts';
import { answer } from './mozg-ways.ts';
import { visitOnce } from './offline.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** What one has on the table: it must be the same when the page comes back. */
function own(page: Page): Promise<string[]> {
  return page
    .locator('.m-own, .m-hand .held, .m-strip p')
    .evaluateAll((parts) => parts.map((each) => each.textContent ?? ''));
}

/** Somebody whose phone was here once and has no network any more. */
async function withoutNetwork(): Promise<Person> {
  const visitor = await person(browser, 'Ola', 'finger', { ...PHONE, serviceWorkers: 'allow' }, 'en-GB');
  await visitOnce(visitor.page, house.url);
  return visitor;
}

test('without a network: against bots, closed and opened in the middle, to the end', async () => {
  const ola = await withoutNetwork();
  const { page } = ola;
  await page.getByRole('button', { name: 'Gra o mózg', exact: true }).click();
  await page.getByRole('button', { name: 'Play with bots' }).first().click();
  await page.locator('main.mozg').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Quick bots' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  let turns = 0;
  await playOn(
    [ola],
    (who, sight) => answer(who, sight, 'passes'),
    async (_, { phase, question }) => {
      if (phase !== 'turn' || question === undefined || ++turns !== 3) return;
      const before = await own(page);
      await page.reload();
      await page.locator('main.mozg').waitFor();
      await expect.poll(() => own(page)).toEqual(before);
      expect(before.length).toBeGreaterThan(3);
    },
  );
  expect(turns).toBeGreaterThan(3);
  await page.locator('.m-final').waitFor();
  expect(ola.errors).toEqual([]);
  await finish([ola]);
}, 600_000);

/** All that a curtain says: to one, and where both are asked. */
const CALLED = `- main:
  - heading "Hand it to NAME" [level=1]
  - paragraph: Everybody else looks away.
  - 'button "I am NAME: let me see"'`;
const CURTAINS: ReadonlySet<string> = new Set([
  CALLED,
  `${CALLED}
  - region "Or is somebody else quicker?":
    - paragraph: Or is somebody else quicker?
    - button "NAME"`,
]);

/** Whatever of a board, a card or a number is still on the page, or told to a reader's voice. */
async function leftovers(page: Page, names: readonly string[]): Promise<string[]> {
  const parts = await page.evaluate(() => [
    ...[...document.querySelectorAll('.play-board, .mozg, [class*="m-"], [data-card], use:not(.curtain-face use)')].map(
      (each) => each.outerHTML.slice(0, 80),
    ),
    ...(document.body.textContent?.match(/\d+/g) ?? []),
  ]);
  const told = (await page.locator('body').ariaSnapshot()).replace(/\n- status$/, '');
  const nameless = names.reduce((text, name) => text.replaceAll(name, 'NAME'), told);
  return CURTAINS.has(nameless) ? parts : [...parts, told];
}

test('one device for two, with a curtain: to the end, and nothing of a hand between two players', async () => {
  const ola = await withoutNetwork();
  const { page } = ola;
  await page.goto(`${house.url}/pass/mozg`);
  await page.getByLabel('Add a person').fill('Ola');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('.local-people', { hasText: 'Ola' }).waitFor();
  const names = await page.locator('.local-people b').allInnerTexts();
  await page.getByRole('button', { name: 'Start' }).click();
  const curtain = page.locator('.curtain h1');
  await curtain.waitFor();
  const called = new Set<string>();
  const left: string[] = [];
  const trouble: string[] = [];
  const looked = new Set<string>();
  let turned = 0;
  let holder = '';
  await playOn(
    [ola],
    (who, sight) => answer(who, sight, holder === 'Ola' ? 'passes' : 'plays'),
    async (_, sight) => {
      if (!sight.curtain) {
        if (looked.has(sight.look)) return;
        looked.add(sight.look);
        trouble.push(...(await overflows(page)));
        return;
      }
      left.push(...(await leftovers(page, names)));
      if (++turned === 4) {
        await page.reload();
        await curtain.waitFor();
        left.push(...(await leftovers(page, names)));
      }
      holder = (await curtain.innerText()).replace('Hand it to ', '');
      called.add(holder);
      await page.getByRole('button', { name: 'let me see' }).click();
      await page.locator('main.mozg').waitFor();
    },
  );
  await page.locator('.m-final').waitFor();
  expect(left).toEqual([]);
  expect(trouble).toEqual([]);
  expect(turned).toBeGreaterThan(10);
  expect(called.size).toBe(2);
  expect(ola.errors).toEqual([]);
  await finish([ola]);
}, 600_000);

test('the lesson is played to its end; a wrong card gets a hint and another try', async () => {
  const ola = await person(browser, 'Ola', 'finger', PHONE, 'en-GB');
  const { page } = ola;
  await page.goto(`${house.url}/learn/mozg`);
  const trouble: string[] = [];
  await learnMozg(page, async (step) => {
    trouble.push(...(await overflows(page)).map((told) => `${step}: ${told}`));
  });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  expect((await see(page)).phase).toBe('turn');
  expect(trouble).toEqual([]);
  expect(ola.errors).toEqual([]);
  await finish([ola]);
});

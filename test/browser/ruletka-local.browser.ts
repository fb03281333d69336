import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { servePages, type Pages } from './pages.ts';
import { visitOnce } from './offline.ts';
import { fixHand, PATIENCE, PHONE, type Habit } from './ruletka-acts.ts';
import { answerShown, shownOn } from './ruletka-screen.ts';

let pages: Pages;
let browser: Browser;
beforeAll(async () => {
  [pages, browser] = await Promise.all([servePages(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  pages.close();
});

/** Presses again after this what fell into a change of windows. */
const AGAIN = 250;
const LONG = 4 * PATIENCE;

/** A phone that was here once and has no network any more. */
async function withoutNetwork(): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await fixHand(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await visitOnce(page, pages.url);
  return { context, page, errors };
}

async function shortGame(page: Page): Promise<void> {
  await page.locator('.lobby-options').click();
  await page.getByRole('radio', { name: '10', exact: true }).click();
  await page.getByRole('button', { name: 'That is how we play' }).click();
  await page.locator('.lobby-options', { hasText: '10' }).waitFor();
}

/** To the end on this screen: what is still shown of the last shot is gone through. */
async function seeEnd(page: Page): Promise<void> {
  const final = page.locator('.rl-final');
  const on = page.locator('.rl-controls .rl-btn', { hasText: /^Go on/i });
  while (!(await final.isVisible())) {
    await on.or(final).first().waitFor();
    await on.click({ timeout: 500 }).catch(() => undefined);
  }
}

test.concurrent('without a network: Ruletka against bots, closed and opened in the middle, to the end', async () => {
  const { context, page, errors } = await withoutNetwork();
  await page.goto(`${pages.url}/alone/ruletka`);
  await page.locator('main.ruletka').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Quick bots' }).click();
  await page.keyboard.press('Escape');
  const habit: Habit = { pocket: 'bullet', bet: 5 };
  let reloaded: { readonly before: unknown; readonly after: unknown } | undefined;
  await expect
    .poll(
      async () => {
        const shown = await answerShown(page, habit);
        // In the middle of the shooting, or where the second round begins.
        if (reloaded === undefined && shown !== undefined && (shown.phase === 'shot' || shown.round > 1)) {
          const before = await shownOn(page);
          await page.reload();
          await page.locator('main.ruletka').waitFor();
          reloaded = { before: before?.round, after: (await shownOn(page))?.round };
        }
        return shown?.phase;
      },
      { timeout: LONG, interval: AGAIN },
    )
    .toBe('over');
  expect(reloaded?.after).toBe(reloaded?.before);
  await seeEnd(page);
  expect(errors).toEqual([]);
  await context.close();
}, 600_000);

const OLA: Habit = { pocket: 'bullet', bet: 5 };
const OTHER: Habit = { pocket: 'click', bet: 1 };

test.concurrent('one device for two, with a curtain: Ruletka to the end, and nothing of a hand between two players', async () => {
  const { context, page, errors } = await withoutNetwork();
  await page.goto(`${pages.url}/pass/ruletka`);
  await page.getByLabel('Add a person').fill('Ola');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('.local-people', { hasText: 'Ola' }).waitFor();
  await shortGame(page);
  await page.getByRole('button', { name: 'Start' }).click();
  const curtain = page.locator('.curtain h1');
  await curtain.waitFor();
  const called: string[] = [];
  const left: string[] = [];
  let holder = '';
  let found: number | undefined;
  await expect
    .poll(
      async () => {
        if (await curtain.isVisible()) {
          left.push(...(await leftovers(page)));
          holder = await curtain.innerText();
          called.push(holder);
          if (called.length === 5) {
            await page.reload();
            await curtain.waitFor();
            left.push(...(await leftovers(page)));
          }
          await page.getByRole('button', { name: 'let me see' }).click();
          await page.locator('main.ruletka').waitFor();
          // Whoever holds it sees a lot: the look finds what there is to find.
          found ??= (await leftovers(page)).length;
        }
        return (await answerShown(page, holder.includes('Ola') ? OLA : OTHER))?.phase;
      },
      { timeout: LONG, interval: AGAIN },
    )
    .toBe('over');
  await seeEnd(page);
  expect(left).toEqual([]);
  expect(found).toBeGreaterThan(10);
  expect(new Set(called).size).toBe(2);
  expect(called.length).toBeGreaterThan(10);
  expect(errors).toEqual([]);
  await context.close();
}, 600_000);

const CURTAIN = '.curtain h1';
const QUICKER = '.curtain-others button';

/** Whoever is called takes the device, or who is quicker. */
async function take(page: Page, button = '.curtain > .button'): Promise<void> {
  await page.locator(button).first().click();
  await page.locator('main.ruletka').waitFor();
}

/** Does something again and again, for a key may fall into a change of windows, until the device goes on. */
async function untilHandedOn(page: Page, act: () => Promise<void>): Promise<string> {
  const curtain = page.locator(CURTAIN);
  await expect
    .poll(
      async () => {
        if (!(await curtain.isVisible())) await act();
        return curtain.isVisible();
      },
      { timeout: PATIENCE, interval: AGAIN },
    )
    .toBe(true);
  return curtain.innerText();
}

test.concurrent('one device for three: no clock hurries who joins, and who has passed may take it again', async () => {
  const { context, page, errors } = await withoutNetwork();
  await page.goto(`${pages.url}/pass/ruletka`);
  for (const name of ['Ola', 'Iga']) {
    await page.getByLabel('Add a person').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('.local-people', { hasText: name }).waitFor();
  }
  await page.locator('.lobby-options').click();
  await page.getByRole('radio', { name: '10', exact: true }).waitFor();
  expect(await page.getByText('The pace').count(), 'a pace is offered').toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect
    .poll(
      async () => {
        if (await page.locator(CURTAIN).isVisible()) await take(page);
        const shown = await shownOn(page);
        return shown?.phase === 'accusing' ? shown.phase : (await answerShown(page, OTHER))?.phase;
      },
      { timeout: LONG, interval: AGAIN },
    )
    .toBe('accusing');
  // Whoever holds it points at the next; the third is quicker than the accused.
  const accused = await untilHandedOn(page, async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  });
  await take(page, QUICKER);
  await page.locator('main.ruletka[data-phase="accused"] .rl-band').waitFor();
  expect(await page.locator('.rl-clock, .rl-band b').count(), 'clocks that run').toBe(0);
  await page.waitForTimeout(2500);
  await page.locator('.rl-btn', { hasText: 'I join in!' }).click();
  expect(await untilHandedOn(page, async () => {})).toBe(accused);
  await take(page);
  await expect
    .poll(
      async () => {
        if ((await shownOn(page))?.phase === 'accused') await page.keyboard.press('p');
        return (await shownOn(page))?.phase;
      },
      { timeout: PATIENCE, interval: AGAIN },
    )
    .toBe('accusing');
  // The accused passes, is not called again, and may be quicker than who is.
  const next = await untilHandedOn(page, () => page.keyboard.press('p'));
  expect(next).not.toBe(accused);
  await page.locator(QUICKER).last().waitFor();
  await page
    .locator(QUICKER)
    .filter({ hasText: nameIn(accused) })
    .click();
  await page.locator('main.ruletka').waitFor();
  expect((await shownOn(page))?.asked, 'whether the table waits for who has passed').toBe(false);
  await page.locator('.rl-btn.plain', { hasText: 'I accuse!' }).waitFor();
  expect(await untilHandedOn(page, () => page.keyboard.press('l'))).toBe(next);
  expect(errors).toEqual([]);
  await context.close();
}, 600_000);

/** `Hand it to Ola`: Ola. */
function nameIn(heading: string): string {
  return heading.replace(/^Hand it to /i, '');
}

/** Whatever of a board, a hand or a gun is on the page or told to a reader's voice. */
async function leftovers(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('.play-board, main.ruletka, [class*="rl-"]')];
    return parts.map((part) => part.outerHTML.slice(0, 80));
  });
  const told = await page.locator('body').ariaSnapshot();
  return [...found, ...(told.match(/click|bullet|pocket|air gun|\b\d+ points?\b/gi) ?? [])];
}

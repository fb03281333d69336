import type { Browser, BrowserContext, Page as ChromiumPage } from '@playwright/test';
import type { Page } from './engines/page.ts';

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;
export const DESK = { viewport: { width: 1280, height: 800 } } as const;
const PATIENCE = 60_000;

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: ChromiumPage;
  /** What broke on the page: nothing may. */
  readonly errors: string[];
}

export async function comeIn(browser: Browser, size: object, locale: string, more: object = {}): Promise<Visitor> {
  const context = await browser.newContext({
    ...size,
    locale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...more,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, errors };
}

/** A name, and one is at the table, on either side of the language. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/^(Twoje imię|Your name)$/).fill(name);
  await page.getByRole('button', { name: /^(Siadam do stołu|Take a seat|Otwieram stolik|Open the table)$/ }).click();
  await page.locator('.lobby, .rudy').first().waitFor();
}

/** The turn a board says it is in; 0 where there is none. */
export async function turnOf(page: Page): Promise<number> {
  const said = await page
    .locator('.r-strip .turn')
    .first()
    .innerText({ timeout: 1000 })
    .catch(() => '');
  return Number(/\d+/.exec(said)?.[0] ?? 0);
}

export async function seeTurn(page: Page, turn: number): Promise<void> {
  try {
    await page.waitForFunction(
      (wanted) => new RegExp(`\\b${wanted}\\b`).test(document.querySelector('.r-strip .turn')?.textContent ?? ''),
      turn,
      { timeout: PATIENCE },
    );
  } catch {
    throw new Error(`not at turn ${turn} but ${await shownBy(page)}`);
  }
}

/** Waits for the turn and writes a number into its field, by keyboard. */
export async function writeNumber(page: Page, turn: number, number: number, circled = false): Promise<void> {
  await seeTurn(page, turn);
  // Keys are ignored while the card turns; a number is there once it was heard.
  const field = page.locator(`.r-tape .f.now[data-n="${turn}"] b`);
  await field.waitFor({ state: 'attached' });
  for (const digit of String(number)) {
    const before = await field.textContent();
    for (;;) {
      await page.keyboard.press(digit);
      const after = await field.textContent();
      if (after !== before || after === String(number)) break;
      await page.waitForTimeout(60);
    }
  }
  if (circled) await page.keyboard.press('k');
  // A line that was just lost refuses it, and says so: whoever plays tries again.
  for (;;) {
    await page.keyboard.press('Enter');
    const written = await field.waitFor({ state: 'detached', timeout: 8000 }).then(
      () => true,
      () => false,
    );
    if (written) return;
  }
}

export async function seeText(page: Page, text: string | RegExp): Promise<void> {
  try {
    await page.getByText(text, { exact: false }).first().waitFor({ timeout: PATIENCE });
  } catch {
    throw new Error(`it does not say ${text} but ${await shownBy(page)}`);
  }
}

function shownBy(page: Page): Promise<string> {
  return page.evaluate(() => `${location.href}: ${document.body.innerText}`);
}

import type { Page } from '@playwright/test';

/** The turn a board says it is in; 0 where there is none. */
export async function turnOf(page: Page): Promise<number> {
  const said = await page
    .locator('.r-strip .turn')
    .first()
    .innerText({ timeout: 1000 })
    .catch(() => '');
  return Number(/\d+/.exec(said)?.[0] ?? 0);
}

/** Waits for the turn and writes a number into its field, by keyboard. */
export async function writeNumber(page: Page, turn: number, number: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => new RegExp(`\\b${wanted}\\b`).test(document.querySelector('.r-strip .turn')?.textContent ?? ''),
    turn,
    { timeout: 20_000 },
  );
  // Input is ignored while a card turns.
  await page.waitForTimeout(600);
  await page.keyboard.press(String(number));
  await page.keyboard.press('Enter');
}

export async function seeText(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: false }).first().waitFor({ timeout: 15_000 });
}

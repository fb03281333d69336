import { expect } from 'vitest';
import type { Page } from './engines/page.ts';

/** Rudy's lesson in English, from its first step to its end, with one wrong number. */
export async function learnRudy(page: Page): Promise<void> {
  const step = (n: number): Promise<void> =>
    page.locator('.learn-says small', { hasText: new RegExp(`^${n} of`) }).waitFor({ timeout: 15_000 });
  // Keys are not heard while a card turns or a number is on its way: they are pressed until the pad shows the number.
  const write = async (number: number): Promise<void> => {
    const shown = page.locator('.commit .shown b');
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Backspace');
          await page.keyboard.press(String(number));
          return shown.textContent();
        },
        { timeout: 15_000 },
      )
      .toBe(String(number));
  };
  await step(1);
  await write(7);
  await page.keyboard.press('Enter');
  await page.getByText('One bear, this one.').waitFor();
  for (const [i, number] of [1, 3, 4, 1].entries()) {
    await step(i + 1);
    await write(number);
    await page.keyboard.press('Enter');
  }
  await step(5);
  await write(8);
  await page.getByRole('button', { name: /circle/i }).click();
  await page.keyboard.press('Enter');
  await step(6);
  await write(4);
  await page.keyboard.press('Enter');
  await step(7);
  await write(1);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Now a real game' }).waitFor();
}

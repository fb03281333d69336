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

/** What is looked at after each step. */
type Looking = (step: string) => Promise<void>;
const nothing: Looking = async () => {};

/** The lesson of Gra o mózg in English, by finger, with one wrong card. */
export async function learnMozg(page: Page, look: Looking = nothing): Promise<void> {
  const step = async (n: number): Promise<void> => {
    await page.locator('.learn-says small', { hasText: new RegExp(`^${n} of 14`) }).waitFor();
    // At the end there is nothing left to do on the board.
    if (n < 14) await look(`step ${n}`);
  };
  const go = (): Promise<void> => page.locator('.m-button.do').tap();
  const offered = (at: number): Promise<void> => page.locator('.m-offered button').nth(at).tap();
  const card = (value: number, copy = 0): Promise<void> =>
    page
      .locator(`.m-hand button[data-card="${value}"]`)
      .nth(copy)
      .tap({ position: { x: 14, y: 26 } });

  await step(1);
  await offered(0);
  await go();
  await page.getByText('Keep the two nines').waitFor();
  for (const n of [1, 2, 3]) {
    await step(n);
    await offered(2);
    await go();
  }
  const plays: readonly (readonly [number, readonly number[]])[] = [
    [4, [4]],
    [5, [9, 9]],
    [6, [11]],
    [7, [14]],
    [8, [2]],
    [9, [15]],
    [10, [0]],
    [11, [18]],
  ];
  for (const [n, cards] of plays) {
    await step(n);
    for (const [copy, value] of cards.entries()) await card(value, copy);
    await go();
  }
  await step(12);
  await page.locator('.m-button.other').tap();
  await step(13);
  await offered(0);
  await go();
  await step(14);
  await page.getByRole('button', { name: 'Now a real game' }).waitFor();
}

/** The lesson of Rosyjska Ruletka in English, by keyboard, with two wrong cards and a wrong bet. */
export async function learnRuletka(page: Page, look: Looking = nothing): Promise<void> {
  /** Presses until `what` is said: a key that falls into a change of windows is not heard. */
  const until = async (what: string | RegExp, ...keys: readonly string[]): Promise<void> => {
    const said = page.locator('.learn-says *', { hasText: what });
    await expect
      .poll(
        async () => {
          if ((await said.count()) > 0) return true;
          for (const key of keys) await page.keyboard.press(key);
          return false;
        },
        { timeout: 30_000, interval: 300 },
      )
      .toBe(true);
    await look(String(what));
  };
  await page.locator('.rl-pad').waitFor();
  await until('Choose a click for your pocket.', '7', 'Enter');
  await until(/^2 of/, '1', 'Enter');
  await until(/^3 of/, 'Enter');
  await until('Choose 2 this time.', '5', 'Enter');
  await until(/^4 of/, '2', 'Enter');
  await until(/^5 of/, 'p');
  await until(/^6 of/, 'p');
  await until(/^7 of/, 'p');
  await until('Play the air gun from your hand.', 'p');
  await page
    .getByRole('button', { name: /air gun/i })
    .first()
    .click();
  await until(/^8 of/, 'Enter');
  await until(/^9 of/, '1', 'Enter');
  await until(/^10 of/, 'Enter');
  await until(/^11 of/, '3', 'Enter');
  await until(/^12 of/, '1', 'Enter');
  await page.getByRole('button', { name: 'Now a real game' }).waitFor();
  await until('A bullet in the pocket!');
}

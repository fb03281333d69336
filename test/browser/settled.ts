import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** Opens a screen and waits until it stands: what it shows is there, with its letters. */
export async function openScreen(page: Page, url: string, screen: Screen): Promise<void> {
  await page.goto(url + screen.path);
  await page.locator(screen.shows).first().waitFor();
  await screen.act?.(page);
  await settle(page);
}

/** Waits until nothing on the page is on its way: letters, a change of light, fades that change contrast. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let still = 0; still < 2; still++) {
      await new Promise((drawn) => void requestAnimationFrame(drawn));
      const moving = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      if (moving.length > 0) still = 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

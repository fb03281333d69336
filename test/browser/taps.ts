import type { Page } from '@playwright/test';

/** Listens for taps and clicks; keys are no taps. */
function listen(): void {
  const { tapped } = globalThis as unknown as { tapped: () => void };
  addEventListener('pointerdown', tapped, { capture: true });
}

/** Counts the taps of whoever is at this page from now on, through reloads too. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('tapped', () => void taps++);
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => taps;
}

import type { Page } from '@playwright/test';

/** The page visits the house once, keeps all it needs, and has no network from then on. */
export async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((activated) => {
      active?.addEventListener('statechange', () => {
        if (active.state === 'activated') activated();
      });
    });
  });
  await page.context().setOffline(true);
}

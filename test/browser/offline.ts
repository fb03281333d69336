import type { Page } from '@playwright/test';

/** The page visits the house once, keeps all it needs, and has no network from then on. */
export async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await new Promise<void>((kept) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => kept());
      if (navigator.serviceWorker.controller !== null) kept();
    });
  });
  await page.context().setOffline(true);
}

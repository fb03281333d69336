import type { Page } from '@playwright/test';

/** The page visits the house once, until it says that it has all it needs, and has no network from then on. */
export async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-kept="all"]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
}

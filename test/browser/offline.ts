import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fixHand, PATIENCE, PHONE } from './ruletka-acts.ts';

/** A phone whose network can be cut: it was here once, and has all it needs. */
export interface Visited {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[];
}

export async function visitOnce(browser: Browser, url: string): Promise<Visited> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await fixHand(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((activated) => {
      active?.addEventListener('statechange', () => {
        if (active.state === 'activated') activated(undefined);
      });
    });
  });
  await context.setOffline(true);
  return { context, page, errors };
}

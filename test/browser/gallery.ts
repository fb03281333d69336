import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { servePages, type Pages } from './pages.ts';

const CONFIG = fileURLToPath(new URL('../../vite.client.config.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../src/client/', import.meta.url));

/** The games that have one, and the board of games that have no screen. */
export const GALLERIES: readonly string[] = [
  ...globSync('src/games/*/screen/gallery/gallery.tsx').map((path) => path.split('/')[2] ?? ''),
  'generic',
];

/** Where a game's gallery is looked at, without a motion. */
export function galleryPath(game: string, lang: string): string {
  return `/gallery/index.html?game=${game}&lang=${lang}&still`;
}

/** The gallery of every game that has one, built and served: every state one can meet, without a table behind it. */
export async function serveGalleries(): Promise<Pages> {
  const outDir = mkdtempSync(join(tmpdir(), 'stolik-gallery-'));
  await build({
    configFile: CONFIG,
    logLevel: 'error',
    build: {
      outDir,
      manifest: false,
      rolldownOptions: {
        input: `${ROOT}gallery/index.html`,
      },
    },
  });
  const pages = await servePages(outDir);
  return {
    url: pages.url,
    close() {
      pages.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** The names of all states in the gallery that is open. */
export async function stateNames(page: Page): Promise<string[]> {
  await page.locator('.contents a').first().waitFor();
  return page.locator('.contents a').allInnerTexts();
}

export async function showState(page: Page, name: string): Promise<void> {
  await page.evaluate((wanted) => (location.hash = wanted), name);
  await page.locator(`#gallery[data-shown="${name}"]`).waitFor();
}

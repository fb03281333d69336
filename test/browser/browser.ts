import { chromium, type Browser } from '@playwright/test';
import packed from '@sparticuz/chromium';

/** A real Chromium: the one `CHROME` names, or the one that came with the packages. */
export async function openBrowser(): Promise<Browser> {
  // In one process the browser dies with its first context.
  const args = packed.args.filter((arg) => arg !== '--single-process');
  const executablePath = process.env['CHROME'] ?? (await packed.executablePath());
  return chromium.launch({ executablePath, args, headless: true });
}

import { chromium, type Browser } from '@playwright/test';
import packed from '@sparticuz/chromium';

/**
 * Left out: one process for everything, which dies with its first context; a graphics card played by the processor, which
 * costs three times as much as drawing without one; and whatever makes it more trusting than a visitor's browser.
 */
const UNWANTED =
  /^--(single-process|in-process-gpu|use-gl|use-angle|ignore-gpu-blocklist|enable-unsafe-swiftshader|disable-web-security|allow-running-insecure-content)/;
export const ARGS = [
  ...packed.args.filter((arg) => !UNWANTED.test(arg)),
  '--disable-gpu',
  '--disable-software-rasterizer',
];

/** A real Chromium: the one `CHROME` names, or the one that came with the packages. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROME'] ?? (await packed.executablePath());
  return chromium.launch({ executablePath, args: ARGS, headless: true });
}

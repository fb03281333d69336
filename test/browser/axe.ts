import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface WithAxe {
  readonly axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}

/** What axe has against the page as it is, by all its rules or by those named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules !== undefined && { runOnly: [...rules] }) };
  const found = await page.evaluate(
    (asked) => (globalThis as WithAxe).axe?.run(document, asked).then((result) => result.violations),
    options,
  );
  if (found === undefined) throw new Error('axe is not on the page');
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
}

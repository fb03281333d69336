import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS, LIMIT_ENV, type Limits } from './limits.ts';

const HOSTING = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');

/** The rows of the limits: names and, in the same order, what they are by default. */
function written(): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, names = '', defaults = ''] of HOSTING.matchAll(/^\| (`STOLIK_[^|]*`) *\| ([\d, ]+?) *\|/gm)) {
    const values = defaults.split(', ').map(Number);
    for (const [i, name] of names.replaceAll('`', '').split(', ').entries()) found.set(name, values[i] ?? Number.NaN);
  }
  return found;
}

test('every limit stands in docs/hosting.md, with what it is by default', () => {
  const rows = written();
  for (const limit of Object.keys(LIMITS) as (keyof Limits)[]) {
    expect([LIMIT_ENV[limit], rows.get(LIMIT_ENV[limit])]).toEqual([LIMIT_ENV[limit], LIMITS[limit]]);
  }
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHELF } from '../src/games/shelf.ts';

const TOLD = SHELF.map(({ id }) => id).filter((id) => existsSync(`src/games/${id}/README.md`));

it.each(TOLD)('the README of %s tells every refusal of its own, and no other', async (id) => {
  const { REFUSALS } = (await import(`../src/games/${id}/rules/index.ts`)) as { REFUSALS: readonly string[] };
  const readme = readFileSync(`src/games/${id}/README.md`, 'utf8');
  const section = /^## Refusals\n([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';
  expect([...section.matchAll(/^\| `([a-z0-9-]+)` +\| \S/gm)].map(([, code]) => code)).toEqual(REFUSALS);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REFUSALS as MOZG } from '../src/games/mozg/rules/index.ts';
import { REFUSALS as RUDY } from '../src/games/rudy/rules/index.ts';
import { REFUSALS as RULETKA } from '../src/games/ruletka/rules/index.ts';

it.each([
  ['rudy', RUDY],
  ['mozg', MOZG],
  ['ruletka', RULETKA],
])('the README of %s tells every refusal of its own, and no other', (game, codes) => {
  const readme = readFileSync(`src/games/${game}/README.md`, 'utf8');
  const section = /^## Refusals\n([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';
  expect([...section.matchAll(/^\| `([a-z0-9-]+)` +\| \S/gm)].map(([, code]) => code)).toEqual(codes);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { REFUSALS } from '../../table/command.ts';
import { en } from '../house/words/en.ts';
import { pl } from '../house/words/pl.ts';
import { compileCatalog } from './compile.ts';

const CLIENT = fileURLToPath(new URL('..', import.meta.url));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return each.name === 'words' || each.name === 'rudy' ? [] : sources(path);
    return /\.tsx?$/.test(each.name) && !each.name.includes('.test.') ? [readFileSync(path, 'utf8')] : [];
  });
}

type Token = string | readonly [string, string?, unknown?];

/** What a message is filled with. */
function gaps(message: string): string[] {
  const found = new Set<string>();
  const read = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as Token[]) {
      if (typeof token === 'string') continue;
      found.add(token[0]);
      if (typeof token[2] === 'object' && token[2] !== null) Object.values(token[2]).forEach(read);
    }
  };
  read(compileCatalog({ message })['message']);
  return [...found].toSorted();
}

const ids = Object.keys(en) as (keyof typeof en)[];

test('every message is a message in both languages', () => {
  expect(Object.keys(compileCatalog(en))).toEqual(ids);
  expect(Object.keys(compileCatalog(pl))).toEqual(Object.keys(pl));
});

test('both languages have the same messages with the same gaps', () => {
  expect(Object.keys(pl).toSorted()).toEqual(ids.toSorted());
  for (const id of ids) expect(gaps(pl[id]), id).toEqual(gaps(en[id]));
});

test('no message is left unused', () => {
  const code = sources(CLIENT).join('\n');
  // Ids put together with a template count as used when their beginning stands in one.
  const begun = [...code.matchAll(/`([a-z][\w.-]*)\$\{\w/gi)].map(([, start]) => start ?? '');
  const unused = ids.filter((id) => !code.includes(`'${id}'`) && !begun.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});

test('every refusal of a table has a sentence', () => {
  expect(REFUSALS.filter((code) => !(`refusal.${code}` in en))).toEqual([]);
});

test('Polish plurals have all their forms', () => {
  for (const id of ids) {
    if (!pl[id].includes(', plural,')) continue;
    for (const form of ['one {', 'few {', 'many {', 'other {']) expect(pl[id], id).toContain(form);
  }
});

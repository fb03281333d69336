import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { REFUSALS } from '../../table/command.ts';
import { compileCatalog } from './compile.ts';
import { gaps } from './gaps.ts';

const CLIENT = fileURLToPath(new URL('..', import.meta.url));

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return files(path);
    return /\.tsx?$/.test(each.name) && !each.name.includes('.test.') ? [path] : [];
  });
}

const FILES = files(CLIENT);
/** A game's screen says what all boards say, too. */
const SAYING = [...FILES, ...files(fileURLToPath(new URL('../../games', import.meta.url)))];

type Messages = Readonly<Record<string, string>>;

function everyRoom(language: 'en' | 'pl'): Promise<Messages[]> {
  const rooms = FILES.filter((path) => path.endsWith(`words/${language}.ts`));
  return Promise.all(rooms.map(async (path) => ((await import(path)) as Record<string, Messages>)[language] ?? {}));
}

const [english, polish] = await Promise.all([everyRoom('en'), everyRoom('pl')]);
const en = Object.assign({}, ...english) as Messages;
const pl = Object.assign({}, ...polish) as Messages;

const ids = Object.keys(en);

test('no id is used twice', () => {
  const each = english.flatMap((catalog) => Object.keys(catalog));
  expect(each.length).toBe(new Set(each).size);
});

test('every message is a message in both languages', () => {
  expect(Object.keys(compileCatalog(en))).toEqual(ids);
  expect(Object.keys(compileCatalog(pl))).toEqual(Object.keys(pl));
});

test('both languages have the same messages with the same gaps', () => {
  expect(Object.keys(pl).toSorted()).toEqual(ids.toSorted());
  for (const id of ids) expect(gaps(pl[id] ?? ''), id).toEqual(gaps(en[id] ?? ''));
});

test('no message is left unused', () => {
  const code = SAYING.filter((path) => !path.includes('/words/'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  // Ids put together with a template count as used when their beginning stands in one.
  const begun = [...code.matchAll(/`([a-z][\w.-]*)\$\{\w/gi)].map(([, start]) => start ?? '');
  const unused = ids.filter((id) => !code.includes(`'${id}'`) && !begun.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});

test('every refusal of a table has a sentence', () => {
  expect(REFUSALS.filter((code) => !(`refusal.${code}` in en))).toEqual([]);
});

test('Polish plurals have all their forms', () => {
  const counted = ids.filter((id) => pl[id]?.includes(', plural,') === true);
  expect(counted.length).toBeGreaterThan(5);
  for (const id of counted) {
    const said = pl[id] ?? '';
    for (const form of ['one {', 'few {', 'many {', 'other {']) expect(said, id).toContain(form);
  }
});

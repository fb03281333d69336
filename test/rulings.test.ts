import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);

/** The rulings a game's README lists: in its table, and as the bold beginning of a point. */
function rulingsOf(game: string): string[] {
  const readme = readFileSync(new URL(`src/games/${game}/README.md`, ROOT), 'utf8');
  return [...readme.matchAll(/^(?:\| |- \*\*)([RZW]\d+)\b/gm)].map(([, name]) => name ?? '');
}

/** What the tests and scenarios that hold a game's rules are called, and what stands in them. */
function held(game: string): string {
  const files = (folder: string, ends: string): string[] =>
    readdirSync(new URL(folder, ROOT))
      .filter((name) => name.endsWith(ends))
      .map((name) => readFileSync(new URL(`${folder}${name}`, ROOT), 'utf8'));
  return [
    ...files(`src/games/${game}/`, '.test.ts'),
    ...files(`src/games/${game}/scenarios/`, '.json'),
    ...files('src/table/', '.test.ts'),
  ].join('\n');
}

it.each(['rudy', 'mozg'])('every ruling in the README of %s is named by a test or a scenario', (game) => {
  const rulings = rulingsOf(game);
  expect(rulings.length).toBeGreaterThan(20);
  expect(new Set(rulings).size).toBe(rulings.length);
  const tests = held(game);
  expect(rulings.filter((name) => !tests.includes(`[${name}]`))).toEqual([]);
});

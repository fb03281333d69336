import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/rules.ts';
import { rulingOf, rulingsIn, titlesIn } from './rulings.ts';

const titles = [...globSync('src/**/*.test.{ts,tsx}'), ...globSync('test/**/*.{test,browser}.ts')].flatMap((path) =>
  titlesIn(readFileSync(path, 'utf8')),
);
const scenarios = globSync('src/games/*/rules/scenarios/*.json').map((path) => basename(path));
const named = new Set([...titles.flatMap(rulingsIn), ...scenarios.flatMap((name) => rulingOf(name) ?? [])]);

/** A game that has no README has told no rulings. */
const TOLD = Object.keys(GAMES)
  .filter((id) => existsSync(`src/games/${id}/README.md`))
  .map((id) => ({ id, rulings: rulingsIn(readFileSync(`src/games/${id}/README.md`, 'utf8')) }));

it.each(TOLD)('every ruling in the README of $id is named by a test or a scenario', ({ rulings }) => {
  expect(rulings.filter((ruling) => !named.has(ruling))).toEqual([]);
});

it('there are rulings, and those of each game have a letter of their own', () => {
  const letters = TOLD.map(({ rulings }) => new Set(rulings.map((ruling) => ruling.charAt(0))));
  expect(TOLD.filter(({ rulings }) => rulings.length > 20).length).toBeGreaterThan(2);
  expect(letters.map(({ size }) => size).filter((size) => size > 1)).toEqual([]);
  expect(new Set(letters.flatMap((each) => [...each])).size).toBe(letters.filter(({ size }) => size > 0).length);
});

describe('a ruling is found', () => {
  it('in a text, once', () => {
    expect(rulingsIn('| R4 | as R12, **Z17** (W9, R4) | not AB1, xR5 or R |')).toEqual(['R4', 'R12', 'Z17', 'W9']);
  });

  it('in what tests are called, and not in what they do', () => {
    const source = [
      `it('[Z17] again', () => expect(refused('Z18')).toBe('Z19'));`,
      `it.each([['Z20', 1]])('[Z21] %s', () => {});`,
      'describe(`[Z22, Z23] both`, () => {}); // Z24',
    ].join('\n');
    expect(titlesIn(source).flatMap(rulingsIn)).toEqual(['Z17', 'Z21', 'Z22', 'Z23']);
  });

  it('in the name of a scenario', () => {
    expect(rulingOf('z05-last-brain-by-a-pass.json')).toBe('Z5');
    expect(rulingOf('w28-last-call.json')).toBe('W28');
    expect(rulingOf('every-option.json')).toBeUndefined();
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/rules.ts';
import { discouragedIn, strayIn, type Discouraged } from './terms.ts';

const DISCOURAGED = discouragedIn(readFileSync('docs/glossary.md', 'utf8'));

/** A game without a table in the glossary has no terms of a book to keep. */
describe.each(Object.keys(GAMES).filter((id) => DISCOURAGED.has(id)))('the Polish of %s', (id) => {
  const never = DISCOURAGED.get(id) ?? [];

  it.each(globSync(`src/games/${id}/**/pl.ts`))('keeps to the terms of the glossary in %s', (path) => {
    expect(strayIn(readFileSync(path, 'utf8'), never)).toEqual([]);
  });
});

it('the glossary discourages terms in more than one game', () => {
  expect([...DISCOURAGED.values()].filter((words: Discouraged) => words.length > 3).length).toBeGreaterThan(1);
});

describe('a discouraged term is found', () => {
  const page = [
    '### `one`',
    '| identifier | Polish | never |',
    '| --- | --- | --- |',
    '| bet | stawka | zakład, w ręce |',
  ];

  it('in the last column of its game', () => {
    expect([...discouragedIn(page.join('\n'))]).toEqual([['one', ['zakład', 'w ręce']]]);
  });

  it('as a whole word, whatever its letters’ size, and not as a part of another', () => {
    expect(strayIn('Zakład stoi.\nZakładka. Żadnego zakładu.\nKarta w ręce.', ['zakład', 'w ręce'])).toEqual([
      'line 1: zakład',
      'line 3: w ręce',
    ]);
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFUSALS as MOZG } from '../../games/mozg/rules/index.ts';
import { REFUSALS as RUDY } from '../../games/rudy/rules/index.ts';
import { REFUSALS as RULETKA } from '../../games/ruletka/rules/index.ts';
import { REFUSALS as TABLE } from '../../table/command.ts';
import { SHELF, type GameId } from '../house/games.ts';
import { placesOf, wordsOf, type Book } from './book.ts';
import { placeOfCode } from './codes.ts';
import { book as mozgEn } from '../../games/mozg/book/en.ts';
import { book as mozgPl } from '../../games/mozg/book/pl.ts';
import { book as rudyEn } from '../../games/rudy/book/en.ts';
import { book as rudyPl } from '../../games/rudy/book/pl.ts';
import { book as ruletkaEn } from '../../games/ruletka/book/en.ts';
import { book as ruletkaPl } from '../../games/ruletka/book/pl.ts';
import { chapter as tableEn } from './table/en.ts';
import { chapter as tablePl } from './table/pl.ts';

const withTable = (book: Book, table: Book['chapters'][number]): Book => ({
  ...book,
  chapters: [...book.chapters, table],
});
const BOOKS: Readonly<Record<GameId, { readonly en: Book; readonly pl: Book }>> = {
  rudy: { en: withTable(rudyEn, tableEn), pl: withTable(rudyPl, tablePl) },
  mozg: { en: withTable(mozgEn, tableEn), pl: withTable(mozgPl, tablePl) },
  ruletka: { en: withTable(ruletkaEn, tableEn), pl: withTable(ruletkaPl, tablePl) },
};
const OF_ALL = ['over', 'not-asked', 'malformed', 'old-question'] as const;
const CODES: Readonly<Record<GameId, readonly string[]>> = {
  rudy: [...OF_ALL, ...RUDY],
  mozg: [...OF_ALL, ...MOZG],
  ruletka: [...OF_ALL, ...RULETKA],
};

/** The rulings a game's README lists, by their names. */
function rulingsOf(game: GameId): string[] {
  const text = readFileSync(new URL(`../../games/${game}/README.md`, import.meta.url), 'utf8');
  const names = [...text.matchAll(/^(?:\||- \*\*)([^|]*?\b[RZW]\d+\b[^|]*?)(?:\||\*\*)/gm)].map(
    ([, cell]) => cell ?? '',
  );
  return [...new Set(names.flatMap((cell) => cell.match(/[RZW]\d+/g) ?? []))];
}

/** How a book is built, without its words. */
function shape(book: Book): unknown {
  return book.chapters.map(({ id, parts }) => [
    id,
    parts.map((part) => {
      if ('list' in part) return part.list.length;
      if ('show' in part) return part.show;
      return 'rule' in part ? part.rule : 'say';
    }),
  ]);
}

test.each(SHELF)('the rules of %s are the same in both languages', (game) => {
  expect(shape(BOOKS[game].pl)).toEqual(shape(BOOKS[game].en));
});

test.each(SHELF)('every ruling of %s stands in its rules, once', (game) => {
  const rulings = rulingsOf(game);
  expect(rulings.length).toBeGreaterThan(20);
  for (const book of Object.values(BOOKS[game])) {
    const places = placesOf(book);
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => /^[RZW]\d+$/.test(place)).toSorted()).toEqual(rulings.toSorted());
  }
});

test.each(SHELF)('every refusal at a table of %s leads to a place in its rules, in both languages', (game) => {
  for (const code of [...CODES[game], ...TABLE]) {
    for (const book of Object.values(BOOKS[game])) expect(placesOf(book), code).toContain(placeOfCode(game, code));
  }
});

test.each(SHELF)('what %s itself refuses is explained by %s, not by the house', (game) => {
  const own = CODES[game].filter((code) => code !== 'old-question' && !(game === 'rudy' && code === 'not-asked'));
  expect(own.filter((code) => placeOfCode(game, code) === 'table')).toEqual([]);
});

test('marks are closed, and nothing else looks like markup', () => {
  for (const { en, pl } of Object.values(BOOKS)) {
    for (const part of [...en.chapters, ...pl.chapters].flatMap(({ parts }) => parts)) {
      expect(wordsOf(part)).not.toMatch(/[<>]/);
    }
  }
});

test.each(SHELF)('every picture the rules of %s want is drawn', (game) => {
  const drawn = readFileSync(new URL(`../../games/${game}/book/pictures.tsx`, import.meta.url), 'utf8');
  const wanted = BOOKS[game].en.chapters.flatMap(({ parts }) =>
    parts.flatMap((part) => ('show' in part ? [part.show] : [])),
  );
  const missing = wanted.filter((name) => !new RegExp(`^  '?${name}'?:`, 'm').test(drawn));
  expect(missing).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifestOf, SHELF } from '../../games/shelf.ts';
import { knobsOf } from '../../kernel/knobs.ts';
import { REFUSALS as TABLE } from '../../table/command.ts';
import { placesOf, wordsOf, type Book } from './book.ts';
import { fetchBook, fetchPictures, placeOfCode } from './shelf.ts';

const OF_ALL = ['over', 'not-asked', 'malformed', 'old-question'] as const;

interface Told {
  readonly id: string;
  readonly books: readonly [en: Book, pl: Book];
  /** What the game itself refuses. */
  readonly codes: readonly string[];
}

/** Every game that has its rules in words. */
const TOLD: readonly Told[] = await Promise.all(
  SHELF.filter(({ book }) => book !== undefined).map(async ({ id }) => {
    const { REFUSALS } = (await import(`../../games/${id}/rules/index.ts`)) as { REFUSALS: readonly string[] };
    const books = await Promise.all([fetchBook(id, 'en'), fetchBook(id, 'pl')]);
    return { id, books, codes: [...OF_ALL, ...REFUSALS] };
  }),
);

/** The rulings a game's README lists, by their names. */
function rulingsOf(game: string): string[] {
  const text = readFileSync(new URL(`../../games/${game}/README.md`, import.meta.url), 'utf8');
  const names = [...text.matchAll(/^(?:\||- \*\*)([^|]*?\b[A-Z]\d+\b[^|]*?)(?:\||\*\*)/gm)].map(
    ([, cell]) => cell ?? '',
  );
  return [...new Set(names.flatMap((cell) => cell.match(/[A-Z]\d+/g) ?? []))];
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

test.each(TOLD)('the rules of $id are the same in both languages', ({ books: [en, pl] }) => {
  expect(shape(pl)).toEqual(shape(en));
});

test.each(TOLD)('every ruling of $id stands in its rules, once', ({ id, books }) => {
  const rulings = rulingsOf(id);
  for (const book of books) {
    const places = placesOf(book);
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => /^[A-Z]\d+$/.test(place)).toSorted()).toEqual(rulings.toSorted());
  }
});

test('rulings are found where there are any', () => {
  const counts = TOLD.map(({ id }) => rulingsOf(id).length);
  expect(counts.filter((count) => count > 20).length).toBeGreaterThan(2);
  expect(counts).not.toContain(0);
});

test.each(TOLD)('every refusal at a table of $id leads to a place in its rules', async ({ id, books, codes }) => {
  for (const code of [...codes, ...TABLE]) {
    const place = await placeOfCode(id, code);
    for (const book of books) expect(placesOf(book), code).toContain(place);
  }
});

test.each(TOLD)('what $id itself refuses is explained by $id, not by the house', async ({ id, codes }) => {
  const own = codes.filter((code) => code !== 'old-question' && code !== 'not-asked');
  for (const code of own) expect(await placeOfCode(id, code), code).not.toBe('table');
});

test.each(TOLD)('the points, and every option of $id, are explained in its rules', async ({ id, books }) => {
  const manifest = manifestOf(id);
  const { game } = (await manifest?.rules()) ?? {};
  const points = (await manifest?.book?.())?.book.points;
  const options = knobsOf(game?.optionSpecs ?? []).map(({ option }) => placeOfCode(id, `option.${option}`));
  for (const place of [points, ...(await Promise.all(options))]) {
    for (const book of books) expect(placesOf(book)).toContain(place);
    expect(place).not.toBe('table');
  }
});

test('marks are closed, and nothing else looks like markup', () => {
  for (const { books } of TOLD) {
    for (const part of books.flatMap(({ chapters }) => chapters).flatMap(({ parts }) => parts)) {
      expect(wordsOf(part)).not.toMatch(/[<>]/);
    }
  }
});

test.each(TOLD)('every picture the rules of $id want is drawn', async ({ id, books: [en] }) => {
  const drawn = await fetchPictures(id);
  const wanted = en.chapters.flatMap(({ parts }) => parts.flatMap((part) => ('show' in part ? [part.show] : [])));
  expect(wanted.filter((name) => !Object.hasOwn(drawn, name))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Book } from './book.ts';
import { find, plain } from './search.ts';

const BOOK: Book = {
  title: '',
  lead: '',
  chapters: [
    {
      id: 'cats',
      title: 'Koty',
      parts: [{ say: 'Kot chodzi <b>własnymi</b> drogami.' }, { list: ['Żyrafa', 'Łoś i kot'] }],
    },
    { id: 'rest', title: 'Reszta', parts: [{ rule: 'R1', say: 'Lis nie jest kotem.' }, { show: 'fox' }] },
  ],
};

const places = (words: string): string[] => find(BOOK, words).map(({ place }) => place);

test('words are found without case and accents, in the order of the book', () => {
  expect(places('KOT')).toEqual(['cats', 'cats', 'cats', 'R1']);
  expect(places('zyrafa')).toEqual(['cats']);
  expect(places('łos')).toEqual(['cats']);
  expect(places('wlasnymi drogami')).toEqual(['cats']);
});

test('a ruling is found by its name', () => {
  expect(places('r1')).toEqual(['R1']);
});

test('nothing is found for nothing, and for what is not there', () => {
  expect(places('  ')).toEqual([]);
  expect(places('hipopotam')).toEqual([]);
});

test('what was found is cut out as it is written', () => {
  expect(find(BOOK, 'ZYRAFA')[0]?.text).toEqual(['', 'Żyrafa', ' Łoś i kot']);
});

test('a letter stays one letter', () => {
  for (const text of ['Zażółć gęślą jaźń', 'ß ﬁ İ', '🦊 lis']) expect(plain(text)).toHaveLength(text.length);
});

import { wordsOf, type Book, type Place } from './book.ts';

export interface Found {
  readonly place: Place;
  readonly chapter: string;
  /** The sentence it was found in, cut around the words: before, the words, after. */
  readonly text: readonly [string, string, string];
}

/** Around what was found, so many letters either side. */
const AROUND = 60;

/** Without case and accents, letter for letter, so that a place in one is a place in the other. */
export function plain(text: string): string {
  return text.replaceAll(/./gsu, (letter) => {
    const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    const folded = bare === 'ł' ? 'l' : bare;
    return folded.length === letter.length ? folded : letter;
  });
}

/** Where the words stand, in the order of the book; a ruling is also found by its name. */
export function find(book: Book, words: string): readonly Found[] {
  const wanted = plain(words.trim().replaceAll(/\s+/g, ' '));
  if (wanted === '') return [];
  return book.chapters.flatMap((chapter) => {
    const titled = cut(chapter.title, wanted);
    const own: Found[] = titled === undefined ? [] : [{ place: chapter.id, chapter: chapter.title, text: titled }];
    const parts = chapter.parts.flatMap((part): Found[] => {
      const place = 'rule' in part ? part.rule : chapter.id;
      const said = wordsOf(part);
      if ('rule' in part && plain(part.rule) === wanted) {
        return [{ place, chapter: chapter.title, text: ['', part.rule, ` ${short(said)}`] }];
      }
      const text = cut(said, wanted);
      return text === undefined ? [] : [{ place, chapter: chapter.title, text }];
    });
    return [...own, ...parts];
  });
}

function cut(said: string, wanted: string): Found['text'] | undefined {
  const at = plain(said).indexOf(wanted);
  if (at < 0) return undefined;
  const end = at + wanted.length;
  const from = Math.max(0, at - AROUND);
  const to = Math.min(said.length, end + AROUND);
  const head = (from > 0 ? '…' : '') + said.slice(from, at);
  return [head, said.slice(at, end), said.slice(end, to) + (to < said.length ? '…' : '')];
}

function short(said: string): string {
  return said.length > 2 * AROUND ? `${said.slice(0, 2 * AROUND)}…` : said;
}

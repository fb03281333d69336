import type { GameId } from '../house/games.ts';
import type { Language } from '../words/language.ts';
import type { Book, Chapter } from './book.ts';

const books = import.meta.glob<{ readonly book: Book }>('../../games/*/book/{en,pl}.ts');
const tables = import.meta.glob<{ readonly chapter: Chapter }>('./table/{en,pl}.ts');

/** A game's rules, and what holds at every table, in one language. */
export async function fetchBook(game: GameId, language: Language): Promise<Book> {
  const book = books[`../../games/${game}/book/${language}.ts`];
  const table = tables[`./table/${language}.ts`];
  if (book === undefined || table === undefined) throw new RangeError(`no rules of ${game} in ${language}`);
  const [its, ours] = await Promise.all([book(), table()]);
  return { ...its.book, chapters: [...its.book.chapters, ours.chapter] };
}

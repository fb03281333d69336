import { manifestOf } from '../../games/shelf.ts';
import type { Language } from '../words/language.ts';
import type { Book, Chapter, Pictures, Place } from './book.ts';

const tables = import.meta.glob<{ readonly chapter: Chapter }>('./table/{en,pl}.ts');

/** Said by every table: who may do what there, and which question an answer belongs to. */
const TABLE: Place = 'table';

/** What begins the name of an option among the places, and where its rule stands unless a book says better. */
const OPTION = 'option.';
const OPTIONS: Place = 'options';

/** A game's rules, and what holds at every table, in one language. Of a game without a book only the latter. */
export async function fetchBook(game: string, language: Language): Promise<Book> {
  const table = tables[`./table/${language}.ts`];
  if (table === undefined) throw new RangeError(`no rules in ${language}`);
  const manifest = manifestOf(game);
  const [its, ours] = await Promise.all([manifest?.book?.().then(({ book }) => book[language]()), table()]);
  const { title, lead, chapters } = its ?? {
    title: manifest?.name[language] ?? game,
    lead: manifest?.line[language] ?? '',
    chapters: [],
  };
  return { title, lead, chapters: [...chapters, ours.chapter] };
}

export async function fetchPictures(game: string): Promise<Pictures> {
  const part = await manifestOf(game)?.book?.();
  return (await part?.book.pictures?.()) ?? {};
}

/** Where the rule stands that a refusal came from, or of an option. */
export async function placeOfCode(game: string, code: string): Promise<Place> {
  const part = await manifestOf(game)?.book?.();
  return part?.book.places[code] ?? (code.startsWith(OPTION) ? OPTIONS : TABLE);
}

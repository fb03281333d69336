import type { ComponentType } from 'preact';
import type { Lesson } from '../learn/lesson.ts';

/** One piece of a chapter. In a text `<b>` marks what matters. */
export type Part =
  | { readonly say: string }
  | { readonly list: readonly string[] }
  /** A ruling, by the name it has in the code and in its tests. */
  | { readonly rule: string; readonly say: string }
  /** A picture made of the game's own parts. */
  | { readonly show: string };

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** The complete rules of one game in one language. */
export interface Book {
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}

/** The pictures of one game's rules by their names, made of what its board is made of. */
export type Pictures = Readonly<Record<string, ComponentType>>;

/** A game's rules in words, as its manifest brings them. */
export interface BookPart {
  readonly en: () => Promise<Book>;
  readonly pl: () => Promise<Book>;
  readonly pictures?: () => Promise<Pictures>;
  readonly lesson?: () => Promise<Lesson>;
  /** Where it says how points are counted. */
  readonly points?: Place;
  /** Where the rule stands of an option, by its name (`option.time`), or that a refusal of the game's came from. */
  readonly places: Readonly<Record<string, Place>>;
}

/** Where in a book something stands: a chapter's id, or a ruling's name. */
export type Place = string;

/** Every place a link can lead to. */
export function placesOf(book: Book): Place[] {
  return book.chapters.flatMap(({ id, parts }) => [
    id,
    ...parts.flatMap((part) => ('rule' in part ? [part.rule] : [])),
  ]);
}

/** What a part says, without marks. */
export function wordsOf(part: Part): string {
  const said = 'list' in part ? part.list.join(' ') : 'say' in part ? part.say : '';
  return said.replaceAll(/<\/?b>/g, '');
}

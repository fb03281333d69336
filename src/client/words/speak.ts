import { setupI18n, type Messages } from '@lingui/core';
import { beforeChoosing, language, LANGUAGES, type Language } from './language.ts';

/** ICU messages by their ids. `compile.ts` turns their texts into what lingui reads, before they get here. */
export type Catalog = Readonly<Record<string, string>>;

/** The same ids in every language: `pl` is checked against `en` by its type. */
export type Same<Ids extends Catalog> = { readonly [K in keyof Ids]: string };

export type Values = Readonly<Record<string, string | number>>;

export type Speak<Ids extends Catalog> = (id: keyof Ids & string, values?: Values) => string;

/** In a built client the language nobody wanted yet is a function that fetches its words. */
type Fetch = () => Promise<Catalog>;

const voices = Object.fromEntries(LANGUAGES.map((each) => [each, setupI18n({ locale: each, messages: {} })])) as Record<
  Language,
  ReturnType<typeof setupI18n>
>;
const unlearned: Record<Language, Fetch[]> = { pl: [], en: [] };

/** Adds a room's words, and answers with its way to say them. Whatever says them in a render says them anew in another language. */
export function words<Ids extends Catalog>(catalogs: { readonly en: Ids; readonly pl: Same<Ids> }): Speak<Ids> {
  for (const each of LANGUAGES) {
    const catalog = catalogs[each] as Catalog | Fetch;
    if (typeof catalog === 'function') unlearned[each].push(catalog);
    else voices[each].load(each, catalog as Messages);
  }
  return (id, values) => voices[language.value]._(id, values);
}

/** A message that may be there or not: of a part of a game that has its own words. */
export function saidIfKnown(id: string, values?: Values): string | undefined {
  const voice = voices[language.value];
  return id in voice.messages ? voice._(id, values) : undefined;
}

beforeChoosing(async (next) => {
  const fetched = await Promise.all(unlearned[next].splice(0).map((fetch) => fetch()));
  for (const catalog of fetched) voices[next].load(next, catalog as Messages);
});

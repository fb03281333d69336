import { compileCatalog } from './compile.ts';
import { beforeChoosing, language, LANGUAGES, type Language } from './language.ts';
import { fill, type Message, type Values } from './message.ts';

export type { Values } from './message.ts';

/** ICU messages by their ids. `compile.ts` turns their texts into pieces, before they get to a browser. */
export type Catalog = Readonly<Record<string, string>>;

/** The same ids in every language: `pl` is checked against `en` by its type. */
export type Same<Ids extends Catalog> = { readonly [K in keyof Ids]: string };

export type Speak<Ids extends Catalog> = (id: keyof Ids & string, values?: Values) => string;

/** In a built client the language nobody wanted yet is a function that fetches its words. */
type Fetch = () => Promise<Catalog>;

const voices: Readonly<Record<Language, Map<string, Message>>> = { pl: new Map(), en: new Map() };
const unlearned: Record<Language, Fetch[]> = { pl: [], en: [] };

function learn(each: Language, catalog: Catalog): void {
  // Where nothing was built, as in tests, they are texts still.
  const compiled = import.meta.env.PROD ? catalog : compileCatalog(catalog);
  for (const [id, message] of Object.entries(compiled)) voices[each].set(id, message as Message);
}

/** Adds a room's words, and answers with its way to say them. Whatever says them in a render says them anew in another language. */
export function words<Ids extends Catalog>(catalogs: { readonly en: Ids; readonly pl: Same<Ids> }): Speak<Ids> {
  for (const each of LANGUAGES) {
    const catalog = catalogs[each] as Catalog | Fetch;
    if (typeof catalog === 'function') unlearned[each].push(catalog);
    else learn(each, catalog);
  }
  return (id, values) => saidIfKnown(id, values) ?? id;
}

/** A message that may be there or not: of a part of a game that has its own words. */
export function saidIfKnown(id: string, values: Values = {}): string | undefined {
  const message = voices[language.value].get(id);
  return message === undefined ? undefined : fill(message, values, language.value);
}

beforeChoosing(async (next) => {
  const fetched = await Promise.all(unlearned[next].splice(0).map((fetch) => fetch()));
  for (const catalog of fetched) learn(next, catalog);
});

import { signal } from '@preact/signals';
import { compileCatalog } from './compile.ts';
import { beforeChoosing, language, LANGUAGES, type Language } from './language.ts';
import { fill, type Message, type Values } from './message.ts';

export type { Values } from './message.ts';

/** ICU messages by their ids. `compile.ts` turns their texts into pieces, before they get to a browser. */
export type Catalog = Readonly<Record<string, string>>;

/** The same ids in every language: `pl` is checked against `en` by its type. */
export type Same<Ids extends Catalog> = { readonly [K in keyof Ids]: string };

export type Speak<Ids extends Catalog> = (id: keyof Ids & string, values?: Values) => string;

/** In a built client a catalog is a function that fetches its words. */
type Fetch = () => Promise<Catalog>;

const voices: Readonly<Record<Language, Map<string, Message>>> = { pl: new Map(), en: new Map() };
const unlearned: Record<Language, Fetch[]> = { pl: [], en: [] };
/** Grows with every catalog that arrives: whoever spoke too early says it anew. */
const learned = signal(0);
let coming: Promise<unknown> = Promise.resolve();

/** Fetches what is not known of a language yet. What did not come is fetched again by the next one who asks. */
async function learn(next: Language): Promise<void> {
  const wanted = unlearned[next].splice(0);
  await Promise.all(
    wanted.map(async (fetch) => {
      try {
        take(next, await fetch());
        learned.value++;
      } catch (thrown) {
        unlearned[next].push(fetch);
        throw thrown;
      }
    }),
  );
}

function take(each: Language, catalog: Catalog): void {
  // Where nothing was built, as in tests, they are texts still.
  const compiled = import.meta.env.PROD ? catalog : compileCatalog(catalog);
  for (const [id, message] of Object.entries(compiled)) voices[each].set(id, message as Message);
}

/** Adds a room's words, and answers with its way to say them. Whatever says them in a render says them anew in another language. */
export function words<Ids extends Catalog>(catalogs: { readonly en: Ids; readonly pl: Same<Ids> }): Speak<Ids> {
  for (const each of LANGUAGES) {
    const catalog = catalogs[each] as Catalog | Fetch;
    if (typeof catalog === 'function') unlearned[each].push(catalog);
    else take(each, catalog);
  }
  // Begun at once, not when somebody waits for it.
  void withWords().catch(() => undefined);
  return (id, values) => saidIfKnown(id, values) ?? id;
}

/** `part` with all its words: nothing that was fetched is drawn before it can speak. */
export async function withWords<T>(part?: Promise<T> | T): Promise<T> {
  const fetched = await part;
  const before = coming;
  const mine = learn(language.peek());
  coming = Promise.all([before.catch(() => undefined), mine]);
  await coming;
  return fetched as T;
}

/** A message that may be there or not: of a part of a game that has its own words. */
export function saidIfKnown(id: string, values: Values = {}): string | undefined {
  void learned.value;
  const message = voices[language.value].get(id);
  return message === undefined ? undefined : fill(message, values, language.value);
}

beforeChoosing(learn);

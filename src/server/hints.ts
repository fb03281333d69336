import { existsSync, readFileSync } from 'node:fs';

/** A parcel of the built client, as its list tells it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

/** What a page will ask for next, by the first word of its path; `*` is the language. */
const NEXT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '': ['house/home/home.tsx', 'house/home/words/*.ts?compiled'],
    t: ['house/table-page.tsx', 'house/lobby.tsx'],
    new: ['house/new-page.tsx'],
    tv: ['house/looking-on.tsx', 'house/pairing/page.tsx'],
    screen: ['house/pairing/page.tsx'],
    watch: ['house/looking-on.tsx'],
    rules: ['rulebook/page.tsx'],
  }),
);

/** What every page says. */
const WORDS = 'house/words/*.ts?compiled';

/** The letters of a language that the first font has not. */
const LETTERS: ReadonlyMap<string, string> = new Map([['pl', 'theme/fonts/nunito-latin-ext.woff2']]);

/** The value of a `link` header for a page's path: what the browser would only hear of from scripts it has yet to fetch. */
export type Hints = (url: string, languages: string | undefined) => string | undefined;

export function readHints(root: string): Hints {
  const list = `${root}/.vite/manifest.json`;
  if (!existsSync(list)) return () => undefined;
  const chunks = JSON.parse(readFileSync(list, 'utf8')) as Chunks;
  // The page itself names these.
  const there = filesOf(closure(chunks, ['index.html']));
  const known = new Map<string, string>();
  return (url, languages = '') => {
    const first = /^\/([a-z]*)(?:[/?]|$)/.exec(url)?.[1];
    const next = first === undefined ? undefined : NEXT.get(first);
    if (next === undefined) return undefined;
    const language = /^pl\b/i.test(languages) ? 'pl' : 'en';
    const key = `${first} ${language}`;
    const font = chunks[LETTERS.get(language) ?? '']?.file;
    const wanted = [WORDS, ...next].map((name) => name.replace('*', language));
    const hint = known.get(key) ?? linkOf(chunks, wanted, there, font);
    known.set(key, hint);
    return hint === '' ? undefined : hint;
  };
}

function linkOf(chunks: Chunks, keys: readonly string[], there: ReadonlySet<string>, font: string | undefined): string {
  const wanted = [...closure(chunks, keys)].filter(({ file }) => !there.has(file));
  const scripts = [...filesOf(wanted)].map((file) => `</${file}>; rel=modulepreload; crossorigin`);
  const styles = new Set(wanted.flatMap(({ css = [] }) => css));
  const fonts = font === undefined ? [] : [`</${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`];
  return [...scripts, ...[...styles].map((file) => `</${file}>; rel=preload; as=style; crossorigin`), ...fonts].join(
    ', ',
  );
}

/** The parcels with these names and all they import; a parcel may have several. */
function closure(chunks: Chunks, keys: readonly string[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const visit = (key: string): void => {
    const chunk = chunks[key];
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}

function filesOf(chunks: Iterable<Chunk>): Set<string> {
  return new Set([...chunks].map(({ file }) => file));
}

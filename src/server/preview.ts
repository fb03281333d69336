import type { Manifest } from '../games/manifest.ts';

/** What a link to a table tells whoever has not opened it yet: no more than its code lets see. */
export interface Previewed {
  readonly host: string | null;
  readonly people: number;
  readonly locked: boolean;
  /** Of whoever opened the table, and most likely of those they invite. */
  readonly lang: string;
}

export interface PreviewPlace {
  /** The page's own address. */
  readonly url: string;
  /** What a chat app draws beside the words. */
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
}

const WORDS = {
  pl: {
    invites: (host: string, game: string) => `${host} zaprasza do stolika: ${game}`,
    people: (count: number) => `Przy stole: ${count}.`,
    locked: 'Stolik jest zamknięty.',
  },
  en: {
    invites: (host: string, game: string) => `${host} invites you to the table: ${game}`,
    people: (count: number) => `At the table: ${count}.`,
    locked: 'The table is locked.',
  },
} as const;

/** The lines of a page's head that chat apps read. */
export function previewOf(
  { host, people, locked, lang }: Previewed,
  { name, line }: Pick<Manifest, 'name' | 'line'>,
  { url, picture }: PreviewPlace,
): string {
  const language = lang === 'pl' ? 'pl' : 'en';
  const words = WORDS[language];
  const title = host === null || locked ? `${name[language]} · Stolik` : words.invites(host, name[language]);
  const told = [line[language], locked ? words.locked : words.people(people)].join(' ');
  const properties: readonly (readonly [key: string, value: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Stolik'],
    ['og:title', title],
    ['og:description', told],
    ['og:url', url],
    ['og:image', picture.url],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', name[language]],
  ];
  const tags = properties.map(([key, value]) => `<meta property="${key}" content="${escaped(value)}" />`);
  return [...tags, '<meta name="twitter:card" content="summary_large_image" />', ''].join('\n    ');
}

/** Somebody's name may be anything. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

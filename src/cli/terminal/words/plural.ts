const POLISH = new Intl.PluralRules('pl');
const ENGLISH = new Intl.PluralRules('en');

/** `1 kura, 2 kury, 5 kur`: the number with the form that goes with it. */
export function polish(n: number, one: string, few: string, many: string): string {
  const form = POLISH.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

/** `1 hen, 2 hens`. */
export function english(n: number, one: string, many: string): string {
  return `${n} ${ENGLISH.select(n) === 'one' ? one : many}`;
}

const LISTS = {
  pl: new Intl.ListFormat('pl', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
};

export function listed(language: keyof typeof LISTS, things: readonly string[]): string {
  return LISTS[language].format(things);
}

import { language } from './language.ts';

/** "Ala, Ola and Ula", as the language joins them. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(items);
}

import { effect, signal } from '@preact/signals';
import { recall, store } from '../shell/memory.ts';

export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of this screen: the browser's until somebody changes it. */
export const language = signal<Language>(chosen() ?? preferred());

let learn: (next: Language) => Promise<void> = () => Promise.resolve();

/** What has to be fetched before a language can be spoken. */
export function beforeChoosing(fetch: (next: Language) => Promise<void>): void {
  learn = fetch;
}

/** Speaks `next` from now on, on this device. Where its words cannot be fetched, all stays as it is. */
export async function choose(next: Language): Promise<void> {
  await learn(next);
  language.value = next;
  store('language', next);
}

function chosen(): Language | undefined {
  const kept = recall('language');
  return LANGUAGES.find((each) => each === kept);
}

function preferred(): Language {
  const wanted = typeof navigator === 'undefined' ? ['pl'] : navigator.languages;
  for (const each of wanted) {
    const known = LANGUAGES.find((mine) => each.toLowerCase().startsWith(mine));
    if (known !== undefined) return known;
  }
  return 'en';
}

if (typeof document !== 'undefined') {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}

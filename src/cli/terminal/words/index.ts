import { house as englishHouse } from './en/frame.ts';
import { level as englishLevel } from './en/level.ts';
import { mozg as englishMozg } from '../../../games/mozg/terminal/words/en.ts';
import { rudy as englishRudy } from '../../../games/rudy/terminal/words/en.ts';
import { ruletka as englishRuletka } from '../../../games/ruletka/terminal/words/en.ts';
import type { HouseWords } from './frame.ts';
import type { LevelWords } from './level.ts';
import type { MozgWords } from '../../../games/mozg/terminal/words/words.ts';
import { house as polishHouse } from './pl/frame.ts';
import { level as polishLevel } from './pl/level.ts';
import { mozg as polishMozg } from '../../../games/mozg/terminal/words/pl.ts';
import { rudy as polishRudy } from '../../../games/rudy/terminal/words/pl.ts';
import { ruletka as polishRuletka } from '../../../games/ruletka/terminal/words/pl.ts';
import type { RudyWords } from '../../../games/rudy/terminal/words/words.ts';
import type { RuletkaWords } from '../../../games/ruletka/terminal/words/words.ts';

export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** All the sentences of one language. What one language says the other must say too, or it does not compile. */
export interface Words {
  readonly house: HouseWords;
  readonly level: LevelWords;
  readonly rudy: RudyWords;
  readonly mozg: MozgWords;
  readonly ruletka: RuletkaWords;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  pl: { house: polishHouse, level: polishLevel, rudy: polishRudy, mozg: polishMozg, ruletka: polishRuletka },
  en: { house: englishHouse, level: englishLevel, rudy: englishRudy, mozg: englishMozg, ruletka: englishRuletka },
};

/** The language of the system, as the shell tells it; English where it says neither. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const said = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((each) => each !== undefined && each !== '');
  return LANGUAGES.find((language) => said?.startsWith(language) === true) ?? 'en';
}

import { frame as englishFrame } from './en/frame.ts';
import { generic as englishGeneric } from './en/generic.ts';
import { level as englishLevel } from './en/level.ts';
import type { FrameWords } from './frame.ts';
import type { GenericWords } from './generic.ts';
import type { LevelNames } from './level.ts';
import { frame as polishFrame } from './pl/frame.ts';
import { generic as polishGeneric } from './pl/generic.ts';
import { level as polishLevel } from './pl/level.ts';

export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** All that is said whatever is played. What one language says the other must say too, or it does not compile. */
export interface Words {
  readonly frame: FrameWords;
  readonly generic: GenericWords;
  readonly level: LevelNames;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  pl: { frame: polishFrame, generic: polishGeneric, level: polishLevel },
  en: { frame: englishFrame, generic: englishGeneric, level: englishLevel },
};

/** The language of the system, as the shell tells it; English where it says neither. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const said = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((each) => each !== undefined && each !== '');
  return LANGUAGES.find((language) => said?.startsWith(language) === true) ?? 'en';
}

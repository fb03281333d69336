import type { Language } from '../../../../cli/terminal/words/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { RuletkaWords } from './words.ts';

export const WORDS: Readonly<Record<Language, RuletkaWords>> = { pl, en };

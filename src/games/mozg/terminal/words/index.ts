import type { Language } from '../../../../cli/terminal/words/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { MozgWords } from './words.ts';

export const WORDS: Readonly<Record<Language, MozgWords>> = { pl, en };

import { words } from '../../../words/speak.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export const t = words({ en, pl });

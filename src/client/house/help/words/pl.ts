import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'help.title': 'Jak się w to gra',
  'help.rules': 'Zasady',
  'help.points': 'Jak się liczy punkty?',
  'help.lesson': 'Lekcja w trzy minuty',
};

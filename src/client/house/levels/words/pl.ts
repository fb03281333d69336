import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'level.beginner': 'Nowicjusz',
  'level.casual': 'Niedzielny gracz',
  'level.regular': 'Stały bywalec',
  'level.expert': 'Stary wyjadacz',
  'level.master': 'Mistrz',
  'level.random': 'Przypadek',
  'level.random.line': 'Gra cokolwiek, byle było wolno.',
};

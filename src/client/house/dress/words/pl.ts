import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'dress.title': 'Twoje barwy',
  'dress.taken': '{dress}: ma je {name}',
};

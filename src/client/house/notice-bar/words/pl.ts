import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'bar.restart':
    'Około {at}, za {minutes, plural, one {minutę} few {# minuty} many {# minut} other {# minuty}}, dom gier uruchomi się na nowo. Gry pójdą dalej od tego samego miejsca.',
  'bar.soon': 'Dom gier zaraz uruchomi się na nowo. Gry pójdą dalej od tego samego miejsca.',
  'bar.away': 'Schowaj to',
};

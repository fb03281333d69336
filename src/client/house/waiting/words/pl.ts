import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'waiting.line': 'Wszyscy czekają. Nie odpowiada: {names}.',
  'waiting.crowd': '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
  'waiting.go': 'Niech zagra bot',
  'waiting.stay': 'Poczekajmy',
  'waiting.you': 'Gra za ciebie bot.',
  'waiting.back': 'Już jestem',
  'waiting.held': 'Wszyscy odpowiedzieli.',
  'waiting.next': 'Dalej',
};

import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'results.title': 'Wyniki',
  'results.table': 'Stolik {code}',
  'results.busy': 'Przynosimy wyniki…',
  'results.none': 'Żadna gra nie została tu jeszcze rozegrana do końca.',
  'results.failed': 'Nie udało się pobrać wyników. Spróbuj, gdy wróci sieć.',
  'results.csv': 'Zapisz jako CSV',
  'results.print': 'Drukuj',
  'results.back': 'Wróć do sali',
  'results.match': 'Gra {number}: {game}',
  'results.number': 'Nr gry',
  'results.time': 'Czas',
  'results.game': 'Gra',
  'results.place': 'Miejsce',
  'results.name': 'Imię',
  'results.chosen': 'Wybrane imię',
  'results.score': 'Punkty',
};

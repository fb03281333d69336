import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'tv.scan': 'Zeskanuj\ni siadaj',
  'tv.or': 'albo wejdź na',
  'tv.code': 'i wpisz kod',
  'tv.waiting': 'Zeskanuj kod, żeby usiąść.',
  'tv.start': '{host} może już zaczynać.',
  'tv.few':
    '{missing, plural, one {Potrzebna jest jeszcze jedna osoba.} few {Potrzebne są jeszcze # osoby.} many {Potrzeba jeszcze # osób.} other {Potrzeba jeszcze # osoby.}}',
  'tv.sound': 'Dźwięk',
  'tv.voice': 'Głos',
  'tv.renew': 'Nowy kod',
  'tv.free': 'Odłącz',
  'tv.join': 'Zeskanuj i dołącz',
  'tv.title': 'Stolik na telewizorze: stolik {code}',
};

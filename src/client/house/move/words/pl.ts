import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'move.title': 'Przenieś na inne urządzenie',
  'move.how':
    'Zeskanuj to drugim urządzeniem albo otwórz tam link. Miejsce przejdzie razem z tobą, a ten ekran się zatrzyma.',
  'move.qr': 'Kod QR, który przenosi twoje miejsce',
  'move.once': 'Działa raz, przez dziesięć minut.',
  'move.send': 'Wyślij sobie link',
  'move.share': 'Moje miejsce przy Stoliku',
  'move.take': 'Twoje miejsce na tym urządzeniu?',
  'move.take.line': 'Stolik {code}. Urządzenie, na którym była gra, zostanie odłączone.',
  'move.here': 'Gram tutaj',
  'move.bad.title': 'Ten link jest zużyty',
  'move.bad.line': 'Przenosi miejsce jeden raz, w ciągu dziesięciu minut. Poproś poprzednie urządzenie o nowy.',
};

import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'next.button': 'Inna gra',
  'next.title': 'W co teraz gramy?',
  'next.now': 'właśnie leży na stole',
  'next.all': 'zagracie wszyscy',
  'next.bots': 'zagracie wszyscy; część botów odejdzie',
  'next.turns': 'zagra {most} z {people}, na zmianę',
  'next.few':
    '{missing, plural, one {brakuje jednej osoby} few {brakuje # osób} many {brakuje # osób} other {brakuje # osoby}}',
  'next.chosen': 'Następna gra: {game}',
  'next.told': '{host} wybiera następną grę: {game}.',
  'next.waits':
    'Miejsc jest {most}. Tym razem {count, plural, one {czeka} few {czekają} many {czekają} other {czekają}} {names}, a w następnej grze {count, plural, one {gra} few {grają} many {grają} other {grają}}.',
};

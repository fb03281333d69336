import type { Same } from '../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'local.who': 'Kto gra?',
  'local.person': 'Dodaj osobę',
  'local.name': 'Imię',
  'local.add': 'Dodaj',
  'local.bot': 'Dodaj bota',
  'local.rename': 'Imię i obrazek: {name}',
  'local.remove': 'Usuń: {name}',
  'local.more':
    '{missing, plural, one {Brakuje jeszcze jednego gracza.} few {Brakuje jeszcze # graczy.} many {Brakuje jeszcze # graczy.} other {Brakuje jeszcze # gracza.}}',
  'local.start': 'Zaczynamy',
  'local.lasting': 'Gra zostaje na tym urządzeniu, nawet gdy je zamkniesz.',
  'local.passing': 'Ta przeglądarka nie może tu zachować gry: potrwa do zamknięcia strony.',
  'curtain.for': 'Teraz {name}',
  'curtain.secret': 'Pozostali nie patrzą.',
  'curtain.mine': 'To ja, {name}: pokaż',
  'curtain.others': 'A może ktoś będzie szybszy?',
  'curtain.lay': 'Podaj dalej',
  'alone.unable': 'W tę grę nie da się jeszcze zagrać bez serwera.',
};

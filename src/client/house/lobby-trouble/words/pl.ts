import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'lobby.brokenOff': 'Tasowania nie dokończono ({names}). Wszystko od początku: próba {attempt}.',
  'lobby.stopped':
    'Tasowanie zostało przerwane {attempts, plural, one {raz} few {# razy} many {# razy} other {# razy}}. Ostatnio nie dokończono go tu: {names}.',
  'lobby.stoppedWait': 'Co dalej, powie gospodarz: {host}.',
  'lobby.askAgain': 'Zapytaj wszystkich jeszcze raz',
  'lobby.without': 'Zacznij bez losu: {names}',
  'lobby.cancelStart': 'Nie zaczynaj',
  'lobby.dealtWithout': 'Tasowanie bez losu: {names}',
  'lobby.dealtAttempt': 'Tasowanie za {attempt}. razem; wcześniej nie dokończono: {names}',
  'lobby.earlier':
    'Na tym stole leży gra zaczęta według wcześniejszych zasad. Ten Stolik gra już według nowych i nie może jej dokończyć.',
  'lobby.broken':
    'Ta gra natrafiła na błąd Stolika i nie może toczyć się dalej. Nic więcej nie przepadło: zakończ ją, a przy stoliku zagracie następną.',
  'lobby.endEarlier': 'Zakończ tamtą grę',
  'lobby.earlierWait': 'Może ją zakończyć gospodarz.',
};

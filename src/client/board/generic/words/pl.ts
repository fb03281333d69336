import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'generic.table': 'Na stole',
  'generic.own': 'Widzisz to tylko Ty',
  'generic.options': 'Opcje tej gry',
  'generic.players': 'Gracze',
  'generic.asked': 'teraz gra',
  'generic.bot': 'bot',
  'generic.crowd':
    '{count, plural, one {jeszcze # osoba} few {jeszcze # osoby} many {jeszcze # osób} other {jeszcze # osoby}}',

  'generic.yours': 'Twój ruch.',
  'generic.next': '{what}: wybierz, co dalej.',
  'generic.sent': 'Chwileczkę…',
  'generic.wait': 'Czekamy na: <b>{names}</b>',
  'generic.wait.nobody': 'Stół idzie dalej sam.',
  'generic.watching': 'Patrzysz na grę.',
  'generic.refused': 'Tak nie wolno: {why}.',

  'generic.moves': 'Co możesz zrobić',
  'generic.move': 'Ruch',
  'generic.filter': 'Znajdź ruch',
  'generic.found':
    '{count, plural, =0 {Takiego ruchu nie ma.} one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}',
  'generic.back': 'Wróć',

  'generic.yes': 'tak',
  'generic.no': 'nie',
  'generic.none': 'brak',
  'generic.all': 'Pokaż wszystkie: {count}',
  'generic.silent': 'Jeszcze nic.',
  'generic.finished': 'Gra się skończyła.',
  'generic.points': '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
};

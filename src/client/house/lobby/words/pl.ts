import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'lobby.start':
    '{people, plural, =1 {Gram solo} =2 {Zaczynamy we dwoje} =3 {Zaczynamy we troje} =4 {Zaczynamy w czwórkę} =5 {Zaczynamy w piątkę} =6 {Zaczynamy w szóstkę} one {Zaczynamy w # osobę} few {Zaczynamy w # osoby} many {Zaczynamy w # osób} other {Zaczynamy w # osoby}}',
  'lobby.startFew': 'Zaczynamy',
  'lobby.again':
    '{people, plural, =1 {Jeszcze raz solo} =2 {Jeszcze raz we dwoje} =3 {Jeszcze raz we troje} =4 {Jeszcze raz w czwórkę} =5 {Jeszcze raz w piątkę} =6 {Jeszcze raz w szóstkę} one {Jeszcze raz w # osobę} few {Jeszcze raz w # osoby} many {Jeszcze raz w # osób} other {Jeszcze raz w # osoby}}',
  'lobby.tooFew':
    'Jeszcze kogoś brakuje: {missing, plural, one {potrzebna jest jedna osoba} few {potrzebne są # osoby} many {potrzeba # osób} other {potrzeba # osoby}}.',
  'lobby.ready': 'Zaczynaj albo poczekaj na kogoś jeszcze.',
  'lobby.readyFull': 'Komplet przy stole. Zaczynaj!',
  'lobby.hostStands': '{host} prowadzi grę i nie gra. Zaraz zaczniecie.',
  'lobby.noHost': 'Stolik nie ma teraz gospodarza.',
  'lobby.claim': 'Będę gospodarzem',
  'lobby.add': 'dodaj bota',
  'lobby.in': 'gra dalej',
  'lobby.out': 'tym razem nie',
  'lobby.share': 'Wyślij link',
  'lobby.shareTitle': 'Stolik: {game}',
  'lobby.locked': 'Stolik zamknięty dla nowych',
  'lobby.copied': 'Skopiowano',
  'play.abandoned': 'Tę grę przerwano przed końcem.',
};

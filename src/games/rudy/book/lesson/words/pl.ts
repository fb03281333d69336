import type { Same } from '../../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'learn.rudy.first': 'Niedźwiedź. Ile niedźwiedzi było do tej pory? Zapisz <b>1</b>.',
  'learn.rudy.first.hint': 'Jeden, właśnie ten. Naciśnij 1 i zatwierdź.',
  'learn.rudy.sum': 'Niedźwiedź i królik. Dodaj <b>oba gatunki</b>: były już 2 niedźwiedzie i 1 królik.',
  'learn.rudy.sum.hint': 'Dwa niedźwiedzie (jeden był na poprzedniej karcie) i jeden królik: 3.',
  'learn.rudy.cat': 'Kot chodzi, gdzie chce. Ile było niedźwiedzi, a ile kotów?',
  'learn.rudy.cat.hint': 'Trzy niedźwiedzie i jeden kot: 4.',
  'learn.rudy.new': 'Ktoś nowy. Liczą się tylko gatunki <b>z tej karty</b>.',
  'learn.rudy.new.hint': 'Jedna żyrafa: 1.',
  'learn.rudy.circle':
    'Niedźwiedź, królik, kot: 4 + 2 + 2. Pewne? To <b>zakreśl</b> ósemkę, a policzy się podwójnie. Tylko raz w grze!',
  'learn.rudy.circle.hint': 'Wpisz 8 i zakreśl ją, zanim zatwierdzisz.',
  'learn.rudy.fox': 'Lis pyta o coś innego: ile <b>różnych gatunków</b> już się pokazało?',
  'learn.rudy.fox.hint': 'Niedźwiedź, królik, kot, żyrafa: 4 gatunki.',
  'learn.rudy.low': 'Nie masz pewności? <b>Za mało też daje punkty</b>, za dużo nie daje nic. Zapisz najwyżej 2.',
  'learn.rudy.low.hint': 'Jedna kura, jedna świnia: najwyżej 2. Więcej byłoby skreślone.',
  'learn.rudy.end': 'To wszystko. Dwadzieścia takich kart, a na końcu liczymy je jeszcze raz i zbieramy punkty.',
};

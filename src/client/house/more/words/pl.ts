import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'more.title': '{game}: więcej',
  'more.go-on': 'Dokończ grę zostawioną tutaj',
  'more.learn': 'Nauka w trzy minuty',
  'more.learn.line': 'Lekcja, w której się gra, krok po kroku.',
  'more.pass': 'Jedno urządzenie dla wszystkich',
  'more.pass.line': 'Podawajcie je sobie; między graczami opada kurtyna.',
  'more.stand': 'Tylko prowadzę',
  'more.stand.line': 'Dla klasy albo klubu: otwierasz stolik i nie grasz.',
  'more.alone': 'Bez sieci',
  'more.alone.line': 'Z botami, na tym urządzeniu. Można przerwać i wrócić.',
  'more.alone.kept': 'Z botami. Wszystko, czego trzeba, już tu jest.',
  'more.rules': 'Zasady',
  'more.rules.line': 'Wszystkie, do czytania i przeszukiwania.',
  'more.history': 'Rozegrane tutaj',
  'more.history.line': 'Obejrzyj jeszcze raz, sprawdź, zapisz.',
};

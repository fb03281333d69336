import type { Same } from '../../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'rudy.review': 'Przegląd <b>{turn}</b> z 20',
  'rudy.together': 'Przegląd',
  'rudy.solo.left': 'wolno jeszcze',
  'rudy.solo.spent':
    '{left, plural, =0 {Więcej mylić się nie wolno.} one {Wolno się pomylić jeszcze o #.} few {Wolno się pomylić jeszcze o #.} many {Wolno się pomylić jeszcze o #.} other {Wolno się pomylić jeszcze o #.}}',
  'rudy.solo.lost': 'Pomyłek jest już więcej niż 5.',
  'rudy.solo.off':
    '{off, plural, =0 {Dokładnie!} one {Pomyłka o #.} few {Pomyłka o #.} many {Pomyłka o #.} other {Pomyłka o #.}}',
  'rudy.solo.off.short': 'różnica',
  'rudy.nothing': '–',
  'rudy.sheet': 'Arkusz podsumowania',
  'rudy.sheet.row': '{animals}: {count}',
  'rudy.sum.species': 'gatunki',
  'rudy.sum.most': 'najczęstszy gatunek',
  'rudy.sum.single': 'jedno zwierzę',
  'rudy.sum.cats': 'koty z lisem',
  'rudy.points': 'tura',
  'rudy.total': 'razem',
  'rudy.answer': 'Odpowiedź: {answer}',
  'rudy.row':
    '{name}: {number}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, razem {total}',
  'rudy.row.circled':
    '{name}: {number} w kółku, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, razem {total}',
  'rudy.row.blank': '{name}: brak liczby, razem {total}',
  'rudy.row.leads': 'prowadzi',
  'rudy.tell.circle-hit': '<b>{name}</b> trafia kółkiem: {points}!',
  'rudy.tell.circle-miss': '<b>{name}</b>: pudło w kółku.',
  'rudy.tell.too-high': '<b>{names}</b>: za dużo.',
  'rudy.tell.exact': '<b>{names}</b>: dokładnie!',
  'rudy.tell.exact.count':
    '{count, plural, one {# dokładna liczba.} few {# dokładne liczby.} many {# dokładnych liczb.} other {# dokładnej liczby.}}',
  'rudy.tell.too-high.count':
    '{count, plural, one {# za duża.} few {# za duże.} many {# za dużych.} other {# za dużej.}}',
  'rudy.tell.all-exact': 'Wszystkie liczby dokładne!',
  'rudy.tell.nobody': 'Tym razem nikt nie trafia.',
  'rudy.pause': 'Pauza',
  'rudy.play': 'Dalej',
  'rudy.back': 'Poprzednia karta',
  'rudy.forward': 'Następna karta',
  'rudy.skip': 'Wynik',
  'rudy.scrub': 'Karta',
  'rudy.again': 'Przegląd',
  'rudy.solo.won': 'Udało się!',
  'rudy.solo.failed': 'Nie tym razem',
  'rudy.solo.result':
    '{off, plural, =0 {Dwadzieścia trafień i ani jednej pomyłki!} one {Pomyłki razem: #. Wolno było 5.} few {Pomyłki razem: #. Wolno było 5.} many {Pomyłki razem: #. Wolno było 5.} other {Pomyłki razem: #. Wolno było 5.}}',
  'rudy.score': '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'rudy.circle.got': 'kółko {points}',
  'rudy.crossed': 'skreślone: {count}',
  'rudy.tie.circle':
    '{names}: po {points, plural, one {# punkcie} few {# punkty} many {# punktów} other {# punktu}}. Rozstrzyga kółko: {values}.',
  'rudy.tie.crossed':
    '{names}: po {points, plural, one {# punkcie} few {# punkty} many {# punktów} other {# punktu}} i równe kółka. Rozstrzyga mniej skreśleń: {values}.',
  'rudy.tie.shared': '{names}: równo we wszystkim, wspólne miejsce {place}.',
  'rudy.tie.value': '{name} {value}',
  'rudy.yours': 'Twoje miejsce: {place} z {seats}',
  'rudy.said.score': '{name}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'rudy.said.frame': 'Karta {turn}. {card} Odpowiedź: {answer}.',
};

import type { GenericWords } from '../generic.ts';
import { listed, polish } from '../plural.ts';

export const generic: GenericWords = {
  yes: 'tak',
  no: 'nie',
  nothing: '–',
  players: 'Gracze',
  moves: 'Możesz',
  more: (left, next) => `… i jeszcze ${left}: +${next} pokazuje następne, a część opisu wyszukuje ruch`,
  found: (count, text) => `${polish(count, 'ruch', 'ruchy', 'ruchów')} z „${text}”`,
  hint: 'Numer ruchu albo część jego opisu, żeby go znaleźć',
  malformed: 'Wpisz numer jednego z ruchów na liście.',
  rules: (title, seats) => [
    `${title}, ${polish(seats, 'gracz', 'graczy', 'graczy')}. Zasady nie są tu jeszcze spisane.`,
    'Przy każdym pytaniu widzisz wszystko, co wolno Ci wiedzieć, i każdy ruch, który wolno Ci zrobić. Wpisz numer ruchu albo część jego opisu, żeby znaleźć go na długiej liście.',
  ],
  result: 'Wynik',
  scored: (score) => polish(score, 'punkt', 'punkty', 'punktów'),
  youWin: 'Wygrywasz!',
  wins: (name) => `Wygrywa ${name}.`,
  shared: (names) => `Wspólna wygrana: ${listed('pl', names)}.`,
  nobody: 'Nikt nie wygrywa.',
};

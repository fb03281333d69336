import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  // The games.
  'game.people': 'graczy',
  'game.minutes': '{minutes} min',

  // Home.
  'home.title': 'Stolik: gry karciane z botami i znajomymi',
  'home.games': 'Gry',
  'home.before': 'Poprzednie pudełko',
  'home.next': 'Następne pudełko',
  'home.play': 'Graj z botami',
  'home.more': 'Więcej: {game}',
  'home.open': 'Otwórz stolik dla znajomych',
  'home.open.short': 'Otwórz stolik',
  'home.code.short': 'Masz kod?',
  'home.code.long': 'Masz kod od znajomych?',
  'home.code.field': 'Kod stolika, {length} znaków',
  'home.join': 'Dołącz',
  'home.about': 'Co to jest?',
};

import type { Manifest } from '../manifest.ts';
import { SEATS } from './rules/seats.ts';

export const goofspiel: Manifest = {
  id: 'goofspiel',
  name: { en: 'Goofspiel', pl: 'Goofspiel' },
  line: {
    en: 'Everybody has the same cards. Bid the right one in secret.',
    pl: 'Wszyscy mają te same karty. Zalicytuj w ciemno tą właściwą.',
  },
  seats: SEATS,
  minutes: 10,
  colour: { main: '#7a3b8f', deep: '#552563' },
  rules: () => import('./rules/index.ts'),
  bots: { levels: ['beginner', 'regular', 'expert'], load: () => import('./bots/index.ts') },
  screen: () => import('./screen/board.tsx'),
  lobby: () => import('./words/lobby/index.ts'),
  book: () => import('./book/index.ts'),
};

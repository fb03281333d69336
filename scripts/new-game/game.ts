import type { Manifest } from '../../src/games/manifest.ts';
import { SEATS } from './rules/seats.ts';

export const yourgame: Manifest = {
  id: 'yourgame',
  name: { en: 'Yourgame', pl: 'Yourgame' },
  line: {
    en: 'Take one, two or three. Who is left with the last?',
    pl: 'Weź jeden, dwa albo trzy. Kto weźmie ostatni?',
  },
  seats: SEATS,
  colour: { main: '#2f6f8f', deep: '#1d4a61' },
  rules: () => import('./rules/index.ts'),
};

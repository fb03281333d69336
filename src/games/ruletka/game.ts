import { LEVELS } from '../../bots/level.ts';
import type { Manifest } from '../manifest.ts';
import { SEATS } from './rules/seats.ts';

export const ruletka: Manifest = {
  id: 'ruletka',
  place: 3,
  name: { en: 'Rosyjska Ruletka', pl: 'Rosyjska Ruletka' },
  line: {
    en: 'Bet, bluff, accuse. And live through the series.',
    pl: 'Obstawiaj, blefuj, oskarżaj. I przeżyj serię.',
  },
  seats: SEATS,
  minutes: 25,
  colour: { main: '#c22b20', deep: '#8e1a13' },
  cover: {
    front: new URL('./screen/cover/cover.svg', import.meta.url).href,
    peeks: [
      new URL('./screen/cover/peek-1.svg', import.meta.url).href,
      new URL('./screen/cover/peek-2.svg', import.meta.url).href,
    ],
    lid: '#fbf1dc',
    shade: '#d9c79f',
    side: '#8e1a13',
    inside: '#3b120d',
  },
  rules: () => import('./rules/game.ts'),
  legal: () => import('./rules/legal.ts'),
  schema: () => import('./rules/schema.ts'),
  bots: { levels: LEVELS, load: () => import('./bots/index.ts') },
  terminal: () => import('./terminal/index.ts'),
  screen: () => import('./screen/board.tsx'),
  dress: () => import('./screen/dress.tsx'),
  lobby: () => import('./words/lobby/index.ts'),
  book: () => import('./book/index.ts'),
};

import { LEVELS } from '../../bots/level.ts';
import type { Manifest } from '../manifest.ts';
import { SEATS } from './rules/seats.ts';

export const rudy: Manifest = {
  id: 'rudy',
  place: 1,
  name: { en: 'Rudy', pl: 'Rudy' },
  line: {
    en: 'How many animals so far? Bet from memory.',
    pl: 'Ile zwierząt już było? Obstaw z pamięci.',
  },
  seats: SEATS,
  minutes: 15,
  colour: { main: '#c64e0d', deep: '#963805' },
  cover: {
    front: new URL('./screen/cover/cover.svg', import.meta.url).href,
    peeks: [
      new URL('./screen/cover/peek-1.svg', import.meta.url).href,
      new URL('./screen/cover/peek-2.svg', import.meta.url).href,
    ],
    lid: '#f7b26b',
    shade: '#dd6c22',
    side: '#c9591a',
    inside: '#3a1b06',
  },
  sheet: ['points', 'circledPoints', 'crossedOut'],
  rules: () => import('./rules/game.ts'),
  legal: () => import('./rules/legal.ts'),
  schema: () => import('./rules/schema.ts'),
  bots: { levels: LEVELS, load: () => import('./bots/index.ts') },
  terminal: () => import('./terminal/index.ts'),
  screen: () => import('./screen/board.tsx'),
  lobby: () => import('./words/lobby/index.ts'),
  book: () => import('./book/index.ts'),
};

import { LEVELS } from '../../bots/level.ts';
import type { Manifest } from '../manifest.ts';
import { SEATS } from './rules/seats.ts';

export const mozg: Manifest = {
  id: 'mozg',
  place: 2,
  name: { en: 'Gra o mózg', pl: 'Gra o mózg' },
  line: {
    en: 'Lose your cards before the horde eats your brains.',
    pl: 'Pozbądź się kart, zanim horda zje ci mózgi.',
  },
  seats: SEATS,
  minutes: 15,
  colour: { main: '#5b3a78', deep: '#3b2150' },
  cover: {
    front: new URL('./screen/cover/cover.svg', import.meta.url).href,
    peeks: [
      new URL('./screen/cover/peek-1.svg', import.meta.url).href,
      new URL('./screen/cover/peek-2.svg', import.meta.url).href,
    ],
    lid: '#6a4a86',
    shade: '#2f1a40',
    side: '#24122f',
    inside: '#150a1e',
  },
  rules: () => import('./rules/game.ts'),
  legal: () => import('./rules/legal.ts'),
  schema: () => import('./rules/schema.ts'),
  bots: { levels: LEVELS, load: () => import('./bots/index.ts') },
  terminal: () => import('./terminal/index.ts'),
  screen: () => import('./screen/board.tsx'),
  lobby: () => import('./words/lobby/index.ts'),
  book: () => import('./book/index.ts'),
};

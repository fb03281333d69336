import { mozg } from '../../games/mozg/index.ts';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { greedyMozg } from './greedy.ts';
import { player } from './player.ts';

export const mozgLevels: readonly Bot[] = [
  player({ level: 'beginner', noise: 0.07 }),
  player({ level: 'casual', noise: 0.022 }),
  player({ level: 'regular' }),
  player({ level: 'expert', budget: 80, turns: 3, width: 4 }),
  player({ level: 'master', budget: 2400, turns: 8, width: 6, suspects: true }),
];

export const mozgSparring: readonly Bot[] = [randomBot(mozg), greedyMozg];

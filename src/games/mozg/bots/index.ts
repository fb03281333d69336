import { mozg } from '../rules/index.ts';
import type { Bot, Bots } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/random.ts';
import { greedyMozg } from './greedy.ts';
import { player } from './player.ts';

const levels: readonly Bot[] = [
  player({ level: 'beginner', noise: 0.2 }),
  player({ level: 'casual', noise: 0.065 }),
  player({ level: 'regular', noise: 0.024 }),
  player({ level: 'expert' }),
  player({ level: 'master', budget: 1200, turns: 8, width: 6, suspects: true }),
];

const sparring: readonly Bot[] = [randomBot(mozg), greedyMozg];

export const bots: Bots = { levels, sparring };

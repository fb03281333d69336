import { mozg } from '../rules/index.ts';
import type { Bots } from '../../../bots/bots.ts';
import { randomBot } from '../../../bots/random.ts';
import { greedyMozg } from './greedy.ts';
import { player } from './player.ts';

export const bots: Bots = {
  levels: [
    player({ level: 'beginner', noise: 0.2 }),
    player({ level: 'casual', noise: 0.065 }),
    player({ level: 'regular', noise: 0.024 }),
    player({ level: 'expert' }),
    player({ level: 'master', budget: 1200, turns: 8, width: 6, suspects: true }),
  ],
  sparring: [randomBot(mozg), greedyMozg],
};

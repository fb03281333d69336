import { rudy } from '../rules/index.ts';
import type { Bots } from '../../../bots/bots.ts';
import { LEVELS } from '../../../bots/level.ts';
import { randomBot } from '../../../bots/random.ts';
import { exactNumbers } from './facts.ts';
import { greedyRudy } from './greedy.ts';
import { PROFILES } from './levels.ts';
import { perfectRudy } from './perfect.ts';
import { remembering } from './remembering.ts';

export const bots: Bots = {
  levels: LEVELS.map((level) => remembering(level, PROFILES[level])),
  sparring: [randomBot(rudy), greedyRudy, perfectRudy],
  facts: [exactNumbers],
};

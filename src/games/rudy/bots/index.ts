import { rudy } from '../rules/index.ts';
import type { Bot } from '../../../bots/bot.ts';
import { LEVELS } from '../../../bots/level.ts';
import { randomBot } from '../../../bots/random.ts';
import { greedyRudy } from './greedy.ts';
import { TEMPERS } from './levels.ts';
import { perfectRudy } from './perfect.ts';
import { remembering } from './remembering.ts';

export const rudyLevels: readonly Bot[] = LEVELS.map((level) => remembering(level, TEMPERS[level]));

export const rudySparring: readonly Bot[] = [randomBot(rudy), greedyRudy, perfectRudy];

import { rudy } from '../rules/index.ts';
import type { Bot, Bots } from '../../../bots/bot.ts';
import { LEVELS } from '../../../bots/level.ts';
import { randomBot } from '../../../bots/random.ts';
import { greedyRudy } from './greedy.ts';
import { TEMPERS } from './levels.ts';
import { perfectRudy } from './perfect.ts';
import { remembering } from './remembering.ts';

const levels: readonly Bot[] = LEVELS.map((level) => remembering(level, TEMPERS[level]));

const sparring: readonly Bot[] = [randomBot(rudy), greedyRudy, perfectRudy];

export const bots: Bots = { levels, sparring };

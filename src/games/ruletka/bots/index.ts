import { ruletka } from '../rules/index.ts';
import type { Bot, Bots } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/random.ts';
import { LEVELS } from './bots.ts';
import { greedyRuletka } from './greedy.ts';
import { cheat5, honest2 } from './sparring.ts';

const levels: readonly Bot[] = LEVELS;

const sparring: readonly Bot[] = [randomBot(ruletka), greedyRuletka, honest2, cheat5];

export const bots: Bots = { levels, sparring };

import { ruletka } from '../rules/index.ts';
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/random.ts';
import { LEVELS } from './bots.ts';
import { greedyRuletka } from './greedy.ts';
import { cheat5, honest2 } from './sparring.ts';

export const ruletkaLevels: readonly Bot[] = LEVELS;

export const ruletkaSparring: readonly Bot[] = [randomBot(ruletka), greedyRuletka, honest2, cheat5];

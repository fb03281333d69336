import { ruletka } from '../rules/index.ts';
import type { Bots } from '../../../bots/bots.ts';
import { randomBot } from '../../../bots/random.ts';
import { LEVELS } from './bots.ts';
import { greedyRuletka } from './greedy.ts';
import { cheat5, honest2 } from './sparring.ts';

export const bots: Bots = {
  levels: LEVELS,
  sparring: [randomBot(ruletka), greedyRuletka, honest2, cheat5],
};

import type { Rudy } from '../rules/index.ts';
import type { Bot } from '../../../bots/bot.ts';
import { bet } from './bet.ts';
import { greedyRudy } from './greedy.ts';
import { certain } from './odds.ts';

/** Forgets nothing, writes every true answer and waits for the right moment to circle. Unbeatable, and dull. */
export const perfectRudy: Bot<Rudy, typeof greedyRudy.blank> = {
  ...greedyRudy,
  level: 'perfect',
  decide: ({ answer }, { view }) => bet({ patience: 1, surety: 0 }, certain(answer), view, 1),
};

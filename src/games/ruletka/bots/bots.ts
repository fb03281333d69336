import type { Ruletka } from '../rules/index.ts';
import type { Bot } from '../../../bots/bot.ts';
import { decide } from './decide.ts';
import { BLANK, observe, type Memory } from './memory.ts';
import type { Profile } from './profile.ts';

const SKILLS: readonly Profile[] = [
  { level: 'beginner', budget: 80, lambda: 0.2, poise: 0, trust: 0, worlds: 3 },
  { level: 'casual', budget: 80, lambda: 1.8, poise: 0.085, trust: 0, worlds: 6 },
  { level: 'regular', budget: 80, lambda: 3.2, poise: 0.21, trust: 0.3, worlds: 8 },
  { level: 'expert', budget: 160, lambda: 6.5, poise: 0.4, trust: 0.4, worlds: 10 },
  { level: 'master', budget: 160, lambda: 60, poise: 0.93, trust: 1, worlds: 40 },
];

function botOf(profile: Profile): Bot<Ruletka, Memory> {
  return {
    level: profile.level,
    budget: profile.budget,
    blank: BLANK,
    observe: (memory, view) => observe(memory, view),
    decide: (memory, question) => decide(profile, memory, question),
  };
}

export const LEVELS = SKILLS.map(botOf);

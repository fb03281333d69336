import type { Rudy } from '../rules/index.ts';
import type { Bot } from '../../../bots/bot.ts';
import { bet } from './bet.ts';
import { BLANK_MIND, observe, type Mind } from './mind.ts';
import type { Profile } from './profile.ts';

const FINE = 2 ** 24;

/** A bot that remembers as people do, and bets on what it believes. */
export function remembering(level: string, profile: Profile): Bot<Rudy, Mind> {
  return {
    level,
    blank: BLANK_MIND,
    observe: (mind, view, seat) => observe(profile, mind, view, seat),
    decide(mind, { view, random }) {
      const drawn = (2 * random.below(FINE)) / FINE - 1;
      return bet(profile, mind.answer, view, Math.exp(profile.wavering * drawn));
    },
  };
}

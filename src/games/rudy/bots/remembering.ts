import type { Rudy } from '../rules/index.ts';
import type { Bot } from '../../../bots/bot.ts';
import { bet } from './bet.ts';
import { BLANK_MIND, look, type Mind } from './mind.ts';
import type { Temper } from './temper.ts';

const FINE = 2 ** 24;

/** A bot that remembers as people do, and bets on what it believes. */
export function remembering(level: string, temper: Temper): Bot<Rudy, Mind> {
  return {
    level,
    blank: BLANK_MIND,
    observe: (mind, view, seat) => look(temper, mind, view, seat),
    decide(mind, { view, random }) {
      const drawn = (2 * random.below(FINE)) / FINE - 1;
      return bet(temper, mind.answer, view, Math.exp(temper.wavering * drawn));
    },
  };
}

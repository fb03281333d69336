import { ruletka, type Ruletka } from '../rules/index.ts';
import type { Bot } from '../../../bots/bot.ts';

/** Always the same pocket and the same bet; no accusation, no card. */
function stubborn(level: string, cheats: boolean, bet: number): Bot<Ruletka> {
  return {
    level,
    blank: null,
    decide(_memory, { view, seat }) {
      if (view.phase === 'betting') return { bet };
      if (view.phase === 'loading' && cheats) return { pocket: 'bullet' };
      return ruletka.fallback(view, seat);
    },
  };
}

export const honest2 = stubborn('honest-2', false, 2);
export const cheat5 = stubborn('cheat-5', true, 5);

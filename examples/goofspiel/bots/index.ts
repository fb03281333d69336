import type { Bots } from '../../../bots/bots.ts';
import { randomBot } from '../../../bots/random.ts';
import { goofspiel } from '../rules/index.ts';
import { matching } from './matching.ts';

/** From the weakest to the strongest. */
export const bots: Bots = {
  levels: [{ ...randomBot(goofspiel), level: 'beginner' }, matching('regular', 0), matching('expert', 1)],
  sparring: [randomBot(goofspiel)],
};

import { choice, choiceOr, declareOptions, seconds, type OptionsOf } from '../../../kernel/options.ts';
import { readDeckList } from './deck-list.ts';

/** Whether refilling is seen to by the table, or can be forgotten (Z15). */
export const REFILLS = ['kept', 'forgotten'] as const;

/** How a tie for the next round's first player is decided. */
export const STARTERS = ['draw', 'rps'] as const;

export const OPTIONS = declareOptions({
  refill: choice(REFILLS, { rules: ['Z15', 'Z37'], tall: true }),
  starter: choice(STARTERS, { rules: ['Z32'] }),
  deck: choiceOr(['standard'], readDeckList),
  /** For a decision. */
  time: seconds([10, 20, 30, 60]),
});
export type Options = OptionsOf<typeof OPTIONS>;

import { choice, declareOptions, quantity, type OptionsOf } from '../../../kernel/options.ts';

export const OPTIONS = declareOptions({
  /** How many cards everybody has, and how many prizes there are. */
  cards: quantity(3, 13, [9, 5, 13]),
  /** What happens to a prize that nobody takes. */
  ties: choice(['stay', 'discard'], { rules: ['G2'] }),
});
export type Options = OptionsOf<typeof OPTIONS>;

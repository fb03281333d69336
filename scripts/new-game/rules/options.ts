import { choice, declareOptions, type OptionsOf } from '../../../src/kernel/options.ts';

export const OPTIONS = declareOptions({
  /** What happens to whoever takes the last one. */
  last: choice(['wins', 'loses'], { rules: ['Y1'] }),
});
export type Options = OptionsOf<typeof OPTIONS>;

import { choice, choiceOr, declareOptions, quantity, type OptionsOf } from '../../../kernel/options.ts';
import { readDeckList, STANDARD_DECK, type DeckList } from './deck.ts';

const TEMPOS = ['relaxed', 'standard', 'fast'] as const;
export type Tempo = (typeof TEMPOS)[number];

export const OPTIONS = declareOptions({
  pace: choice(TEMPOS, { rules: ['W9'], clock: true, tall: true }),
  /** Points that win. */
  target: quantity(10, 30, [15, 10, 12, 20, 30], { rules: ['W19'] }),
  deck: choiceOr(['standard'], readDeckList),
});
export type Options = OptionsOf<typeof OPTIONS>;

export function deckOf(options: Options): DeckList {
  return options.deck === 'standard' ? STANDARD_DECK : options.deck;
}

import { choice, choiceOr, declareOptions, flag, seconds, type OptionsOf } from '../../../kernel/options.ts';
import { readDeckList, DECKS, type DeckList } from './deck.ts';

/** What the fox asks: species seen, cards of the most frequent one, cards with one animal, cats. */
export const FOX_QUESTIONS = ['species', 'most', 'single', 'cats'] as const;
export type FoxQuestion = (typeof FOX_QUESTIONS)[number];

export const SCORINGS = ['standard', 'exact'] as const;
export type Scoring = (typeof SCORINGS)[number];

export const OPTIONS = declareOptions({
  fox: choice(FOX_QUESTIONS, { rules: ['R5', 'R14', 'R15', 'R16'], tall: true }),
  scoring: choice(SCORINGS, { rules: ['R18'], tall: true }),
  lastAloud: flag({ rules: ['R19'] }),
  deck: choiceOr(['standard', 'even'], readDeckList, {
    rules: ['R1', 'R3', 'R26'],
  }),
  /** For a turn. */
  time: seconds([10, 20, 30, 60], { rules: ['R11'] }),
});
export type Options = OptionsOf<typeof OPTIONS>;

export function deckOf(options: Options): DeckList {
  return typeof options.deck === 'string' ? DECKS[options.deck] : options.deck;
}

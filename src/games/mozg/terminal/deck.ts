import { listCounts } from '../../../cli/terminal/counts.ts';
import type { DeckFile } from '../../../cli/terminal/terminal.ts';

interface Deck {
  readonly cards: Readonly<Record<string, number>>;
  readonly marshmallow: readonly number[];
}

export const deck: DeckFile = {
  format: [
    'Gra o mózg: how many of each value, 50 in all, and which values carry the marshmallow:',
    '  { "cards": { "0": 3, "1": 2, … }, "marshmallow": [1, 2, 18, 19] }',
  ],
  looksLike: (keys) => keys.includes('cards') || keys.includes('marshmallow'),
  summary(raw) {
    const { cards, marshmallow } = raw as Deck;
    const sweet = marshmallow.reduce((sum, value) => sum + (cards[value] ?? 0), 0);
    return [listCounts(cards), `the marshmallow on ${sweet} cards: every ${marshmallow.join(', ')}`];
  },
};

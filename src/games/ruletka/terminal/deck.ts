import { listCounts } from '../../../cli/terminal/counts.ts';
import type { DeckFile } from '../../../cli/terminal/terminal.ts';
import { ACTION_CARDS } from '../rules/index.ts';

export const deck: DeckFile = {
  format: ['Ruletka: how many of each action card, 31 in all:', '  { "peeper": 3, "pat-down": 2, … }'],
  looksLike: (keys) => ACTION_CARDS.some((card) => keys.includes(card)),
  summary: (raw) => [listCounts(raw as Readonly<Record<string, number>>)],
};

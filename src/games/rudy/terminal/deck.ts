import { listCounts } from '../../../cli/terminal/counts.ts';
import type { DeckFile } from '../../../cli/terminal/terminal.ts';
import { LANDSCAPES, SPECIES } from '../rules/index.ts';
import { isSpecies, landscapeOf, speciesOn } from './cards.ts';

type Counts = Readonly<Record<string, number>>;

export const deck: DeckFile = {
  format: [
    'Rudy: the kinds of card and how many there are of each, 48 in all:',
    '  { "hen": 2, "pig": 2, "hen+pig": 4, "hen+cat": 1, … }',
    `  Species in this order: ${SPECIES.join(' ')}.`,
  ],
  looksLike: (keys) => keys.some((key) => key.split('+').some(isSpecies)),
  summary(raw) {
    const kinds = Object.entries(raw as Counts);
    const count = (fits: (card: string) => boolean): number =>
      kinds.reduce((sum, [card, number]) => sum + (fits(card) ? number : 0), 0);
    const sized = [1, 2, 3].map((size) => count((card) => speciesOn(card).length === size));
    return [
      ...LANDSCAPES.map((landscape) => {
        const cards = listCounts(Object.fromEntries(kinds.filter(([card]) => landscapeOf(card) === landscape)));
        return `${landscape.padEnd(9)}${String(count((card) => landscapeOf(card) === landscape)).padStart(3)} cards${cards === '' ? '' : `: ${cards}`}`;
      }),
      `with one animal ${sized[0]}, with two ${sized[1]}, with three ${sized[2]}`,
      `cards a species is on: ${SPECIES.map((each) => `${each} ${count((card) => speciesOn(card).includes(each))}`).join(', ')}`,
    ];
  },
};

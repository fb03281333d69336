import { ACTION_CARDS } from '../../ruletka/rules/index.ts';
import { LANDSCAPES, SPECIES } from '../rules/index.ts';
import { isSpecies, landscapeOf, speciesOn } from './cards.ts';

/** How deck files of one game look. */
export interface DeckShape {
  /** Whether somebody who wrote this probably meant this game. */
  looksLike(keys: readonly string[]): boolean;
  /** A right deck in a few lines. */
  summary(deck: unknown): readonly string[];
}

type Counts = Readonly<Record<string, number>>;

export const DECK_SHAPES: Readonly<Record<string, DeckShape>> = {
  rudy: {
    looksLike: (keys) => keys.some((key) => key.split('+').some(isSpecies)),
    summary: (deck) => rudySummary(deck as Counts),
  },
  mozg: {
    looksLike: (keys) => keys.includes('cards') || keys.includes('marshmallow'),
    summary: (deck) => mozgSummary(deck as { readonly cards: Counts; readonly marshmallow: readonly number[] }),
  },
  ruletka: {
    looksLike: (keys) => ACTION_CARDS.some((card) => keys.includes(card)),
    summary: (deck) => [listed(deck as Counts)],
  },
};

function rudySummary(deck: Counts): readonly string[] {
  const kinds = Object.entries(deck);
  const count = (fits: (card: string) => boolean): number =>
    kinds.reduce((sum, [card, number]) => sum + (fits(card) ? number : 0), 0);
  const sized = [1, 2, 3].map((size) => count((card) => speciesOn(card).length === size));
  return [
    ...LANDSCAPES.map((landscape) => {
      const cards = listed(Object.fromEntries(kinds.filter(([card]) => landscapeOf(card) === landscape)));
      return `${landscape.padEnd(9)}${String(count((card) => landscapeOf(card) === landscape)).padStart(3)} cards${cards === '' ? '' : `: ${cards}`}`;
    }),
    `with one animal ${sized[0]}, with two ${sized[1]}, with three ${sized[2]}`,
    `cards a species is on: ${SPECIES.map((each) => `${each} ${count((card) => speciesOn(card).includes(each))}`).join(', ')}`,
  ];
}

function mozgSummary({ cards, marshmallow }: { readonly cards: Counts; readonly marshmallow: readonly number[] }) {
  const sweet = marshmallow.reduce((sum, value) => sum + (cards[value] ?? 0), 0);
  return [listed(cards), `the marshmallow on ${sweet} cards: every ${marshmallow.join(', ')}`];
}

function listed(counts: Counts): string {
  const present = Object.entries(counts).filter(([, number]) => number > 0);
  return present.map(([card, number]) => `${card} ×${number}`).join(', ');
}

import { ANIMALS, CAT, FOX, SPECIES, type Card } from './card.ts';
import type { FoxQuestion } from './options.ts';

/** The summary sheet as far as it is filled: what has been seen up to some turn. */
export interface Sheet {
  /** Animals seen, per species in the order of `SPECIES`. */
  readonly seen: number[];
  /** Cards with exactly one animal. */
  single: number;
}

const NONE_SEEN: readonly number[] = SPECIES.map(() => 0);

export function emptySheet(): Sheet {
  return { seen: NONE_SEEN.slice(), single: 0 };
}

/** Marks `card` on the sheet and tells what the turn's true answer is. */
export function answer(sheet: Sheet, card: Card, fox: FoxQuestion): number {
  const { seen } = sheet;
  if (card === FOX) return foxAnswer(sheet, fox);
  const animals = ANIMALS[card] ?? [];
  let sum = 0;
  for (let i = 0; i < animals.length; i++) {
    const species = animals[i] as number;
    const count = (seen[species] ?? 0) + 1;
    seen[species] = count;
    sum += count; // R2
  }
  if (animals.length === 1) sheet.single++;
  return sum;
}

function foxAnswer(sheet: Sheet, fox: FoxQuestion): number {
  const { seen } = sheet;
  switch (fox) {
    case 'species':
      return speciesIn(seen); // R5
    case 'most':
      return Math.max(...seen); // R14
    case 'single':
      return sheet.single; // R15
    case 'cats': {
      const cats = (seen[CAT] ?? 0) + 1; // R16: the fox is a cat from here on
      seen[CAT] = cats;
      return cats;
    }
  }
}

function speciesIn(seen: readonly number[]): number {
  let species = 0;
  for (const count of seen) if (count > 0) species++;
  return species;
}

export function answers(pile: readonly Card[], fox: FoxQuestion): number[] {
  const sheet = emptySheet();
  const truth: number[] = [];
  for (const card of pile) truth.push(answer(sheet, card, fox));
  return truth;
}

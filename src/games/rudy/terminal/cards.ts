import { KINDS, SPECIES, type Landscape, type Species } from '../rules/index.ts';

const KIND_OF = new Map(KINDS.map((kind) => [kind.name, kind]));

export function isSpecies(part: string): part is Species {
  return (SPECIES as readonly string[]).includes(part);
}

/** The animals on a card; none on the fox. */
export function speciesOn(card: string): readonly Species[] {
  return KIND_OF.get(card)?.species ?? [];
}

/** Where a card's natives live; nowhere for the fox. */
export function landscapeOf(card: string): Landscape | undefined {
  return KIND_OF.get(card)?.landscape;
}

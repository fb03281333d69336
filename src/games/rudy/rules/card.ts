/** Every species, in the order in which a card's name lists them. */
export const SPECIES = ['hen', 'pig', 'bear', 'rabbit', 'giraffe', 'zebra', 'dolphin', 'octopus', 'cat'] as const;
export type Species = (typeof SPECIES)[number];

export const LANDSCAPES = ['village', 'forest', 'savannah', 'sea'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export const NATIVES: Readonly<Record<Landscape, readonly [Species, Species]>> = {
  village: ['hen', 'pig'],
  forest: ['bear', 'rabbit'],
  savannah: ['giraffe', 'zebra'],
  sea: ['dolphin', 'octopus'],
};

/** What a card shows. R1: never the cat alone; R3: never one species twice. */
export interface Kind {
  readonly name: string;
  readonly landscape: Landscape;
  readonly species: readonly Species[];
}

/** A card in play: its kind's place in `KINDS`, or `FOX`. Equal cards are the same; nothing else tells them apart. */
export type Card = number;

export const KINDS: readonly Kind[] = LANDSCAPES.flatMap((landscape) => {
  const [a, b] = NATIVES[landscape];
  const combinations: Species[][] = [[a], [b], [a, b], [a, 'cat'], [b, 'cat'], [a, b, 'cat']];
  return combinations.map((species) => ({ name: species.join('+'), landscape, species }));
});

export const FOX: Card = KINDS.length;

export const CAT = SPECIES.indexOf('cat');

const NAMES: readonly string[] = [...KINDS.map((kind) => kind.name), 'fox'];
const CARDS = new Map(NAMES.map((name, card) => [name, card]));

/** Per card the species on it, as places in `SPECIES`; none on the fox. */
export const ANIMALS: readonly (readonly number[])[] = [
  ...KINDS.map((kind) => kind.species.map((species) => SPECIES.indexOf(species))),
  [],
];

export function cardName(card: Card): string {
  const name = NAMES[card];
  if (name === undefined) throw new RangeError(`no card ${card}`);
  return name;
}

export function cardNamed(name: unknown): Card | undefined {
  return typeof name === 'string' ? CARDS.get(name) : undefined;
}

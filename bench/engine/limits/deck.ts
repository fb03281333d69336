/** The standard deck for the hand-written limits. They share nothing with the code they are limits for. */

const NATIVES = [
  ['hen', 'pig'],
  ['bear', 'rabbit'],
  ['giraffe', 'zebra'],
  ['dolphin', 'octopus'],
] as const;

const COUNTS = [2, 2, 4, 1, 1, 2];

export const SPECIES = 9;
export const FOX = 24;

/** Names of the 24 kinds of card, and the fox. */
export const NAMES: readonly string[] = [
  ...NATIVES.flatMap(([a, b]) => [a, b, `${a}+${b}`, `${a}+cat`, `${b}+cat`, `${a}+${b}+cat`]),
  'fox',
];

/** Per card its species: 0 to 7 the natives, 8 the cat. */
export const ANIMALS: readonly (readonly number[])[] = [
  ...NATIVES.flatMap((_, i) => {
    const [a, b, cat] = [2 * i, 2 * i + 1, 8];
    return [[a], [b], [a, b], [a, cat], [b, cat], [a, b, cat]];
  }),
  [],
];

/** The 48 cards in the order every shuffle starts from. */
export const DECK: readonly number[] = NAMES.slice(0, FOX).flatMap((_, card) =>
  Array.from({ length: COUNTS[card % 6] ?? 0 }, () => card),
);

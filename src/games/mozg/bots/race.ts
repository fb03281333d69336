/** How much a brain more is worth, by players and by the fewest brains anybody has: the nearer the end, the more. */
const STEEPNESS: readonly (readonly number[])[] = [
  [],
  [],
  [0, 0.57, 0.46, 0.38, 0.34, 0.28, 0.24, 0.22, 0.21, 0.2],
  [0, 0.87, 0.57, 0.46, 0.39, 0.36, 0.32, 0.28, 0.26, 0.25],
  [0, 0.78, 0.66, 0.44, 0.38, 0.36, 0.32, 0.3, 0.28, 0.26],
  [0, 0.95, 0.67, 0.48, 0.38, 0.34, 0.32, 0.3, 0.28, 0.26],
];

/** How likely `seat` is to win a game that goes on with another round, everybody having these brains. */
export function chances(brains: readonly number[], seat: number): number {
  let fewest = Infinity;
  for (let i = 0; i < brains.length; i++) if ((brains[i] as number) < fewest) fewest = brains[i] as number;
  const row = STEEPNESS[brains.length] as readonly number[];
  const k = row[fewest < row.length ? fewest : row.length - 1] as number;
  const mine = brains[seat] as number;
  let sum = 0;
  for (let i = 0; i < brains.length; i++) sum += Math.exp(k * ((brains[i] as number) - mine));
  return 1 / sum;
}

/** The share of a win that `seat` has of a game that is over: a shared win is divided. */
export function share(brains: readonly number[], seat: number): number {
  const mine = brains[seat] as number;
  let equal = 0;
  for (let i = 0; i < brains.length; i++) {
    const each = brains[i] as number;
    if (each > mine) return 0;
    if (each === mine) equal++;
  }
  return 1 / equal;
}

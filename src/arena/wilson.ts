/** A rate with its 95 % interval. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

/** Wilson's interval: honest also near 0 and 1, where the plain one is not. */
export function wilson(hits: number, trials: number): Rate {
  const rate = hits / trials;
  const spread = Z * Z;
  const middle = (hits + spread / 2) / (trials + spread);
  const half = (Z / (trials + spread)) * Math.sqrt((hits * (trials - hits)) / trials + spread / 4);
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** For people: "72.3 % (70.1 % to 74.4 %)". */
export function interval({ rate, low, high }: Rate): string {
  return `${percent(rate)} (${percent(low)} to ${percent(high)})`;
}

export function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}

/** For files: more digits than these are no information. */
export function roundedRate({ rate, low, high }: Rate): Rate {
  return { rate: rounded(rate), low: rounded(low), high: rounded(high) };
}

export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

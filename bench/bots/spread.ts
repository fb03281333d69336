/** What many times come to. */
export interface Spread {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}

export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(3) : value.toFixed(1)} ms`.padStart(11);
}

/** Counts by a label. Cheaper than a metric, and read into one when somebody looks. */
export interface Tally {
  count(label: string): void;
  readonly counts: ReadonlyMap<string, number>;
}

export function tally(): Tally {
  const counts = new Map<string, number>();
  return { count: (label) => void counts.set(label, (counts.get(label) ?? 0) + 1), counts };
}

/** How many took at most so long, and how long all took together. */
export interface Spread {
  add(seconds: number): void;
  readonly buckets: readonly number[];
  readonly counts: readonly number[];
  readonly sum: number;
  readonly total: number;
}

export function spread(buckets: readonly number[]): Spread {
  const counts = buckets.map(() => 0);
  let sum = 0;
  let total = 0;
  return {
    add(seconds) {
      sum += seconds;
      total++;
      for (let i = buckets.length - 1; i >= 0 && seconds <= (buckets[i] ?? 0); i--) counts[i] = (counts[i] ?? 0) + 1;
    },
    buckets,
    counts,
    get sum() {
      return sum;
    },
    get total() {
      return total;
    },
  };
}

/** Counts by a label. Cheaper than a metric, and read into one when somebody looks. */
export interface Tally extends Iterable<[label: string, count: number]> {
  count(label: string): void;
  /** The counter itself, for what happens so often that looking it up shows. */
  of(label: string): Count;
}

export interface Count {
  value: number;
}

export function tally(): Tally {
  const counters = new Map<string, Count>();
  const of = (label: string): Count => {
    let counter = counters.get(label);
    if (counter === undefined) counters.set(label, (counter = { value: 0 }));
    return counter;
  };
  return {
    of,
    count: (label) => void of(label).value++,
    *[Symbol.iterator]() {
      for (const [label, { value }] of counters) yield [label, value];
    },
  };
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

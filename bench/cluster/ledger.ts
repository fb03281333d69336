/** A move somebody was told is made. */
export interface Ack {
  readonly match: string;
  readonly seat: number;
  readonly question: number;
  readonly move: string;
}

/** What people were shown and told, to be held against the log. */
export interface Ledger {
  /** Somebody at `table` was shown the match after `n` entries. */
  saw(table: string, match: string, n: number, hash: string): void;
  acked(ack: Ack): void;
  fault(what: string): void;
  /** When tables moved, in milliseconds since 1970. */
  readonly progress: ReadonlyMap<string, readonly number[]>;
  readonly pins: ReadonlyMap<string, ReadonlyMap<number, string>>;
  readonly acks: readonly Ack[];
  readonly views: number;
  readonly faults: readonly string[];
}

export function createLedger(): Ledger {
  const progress = new Map<string, number[]>();
  const pins = new Map<string, Map<number, string>>();
  const newest = new Map<string, number>();
  const acks: Ack[] = [];
  const faults: string[] = [];
  let views = 0;
  return {
    saw(table, match, n, hash) {
      views++;
      let page = pins.get(match);
      if (page === undefined) pins.set(match, (page = new Map()));
      const before = page.get(n);
      if (before !== undefined && before !== hash) faults.push(`${match}: entry ${n} was shown in two versions`);
      page.set(n, hash);
      if (n <= (newest.get(match) ?? -1)) return;
      newest.set(match, n);
      const times = progress.get(table) ?? [];
      progress.set(table, times);
      times.push(Date.now());
    },
    acked: (ack) => void acks.push(ack),
    fault: (what) => void faults.push(what),
    progress,
    pins,
    acks,
    get views() {
      return views;
    },
    faults,
  };
}

import type { Pin } from '../../src/table/verify.ts';

/** All that anybody was shown of one match. */
interface Page {
  readonly table: string;
  readonly hashes: Map<number, string>;
  newest: number;
  /** The newest shown before the newest crash. */
  before: number;
}

/** What people saw, to be held against what the server has kept. */
export interface Ledger {
  /** Somebody was shown the match after `n` entries. */
  saw(table: string, match: string, n: number, hash: string): void;
  /** The server is gone. */
  crashed(): void;
  /** Somebody came back after a crash: what they are shown may not be older than what anybody was shown before. */
  cameBack(match: string, n: number): void;
  pinsOf(match: string): readonly Pin[];
  readonly matches: readonly { readonly table: string; readonly match: string }[];
  readonly views: number;
  readonly faults: readonly string[];
}

export function createLedger(): Ledger {
  const pages = new Map<string, Page>();
  const faults: string[] = [];
  let views = 0;
  return {
    saw(table, match, n, hash) {
      views++;
      const page = pages.get(match) ?? { table, hashes: new Map<number, string>(), newest: 0, before: 0 };
      pages.set(match, page);
      const before = page.hashes.get(n);
      if (before !== undefined && before !== hash) faults.push(`${match}: entry ${n} was shown in two versions`);
      page.hashes.set(n, hash);
      page.newest = Math.max(page.newest, n);
    },
    crashed() {
      for (const page of pages.values()) page.before = page.newest;
    },
    cameBack(match, n) {
      const { before } = pages.get(match) ?? { before: 0 };
      if (n < before) faults.push(`${match}: ${before} entries were shown, ${n} are left`);
    },
    pinsOf: (match) => [...(pages.get(match)?.hashes ?? [])].map(([n, hash]) => ({ n, hash })),
    get matches() {
      return [...pages].map(([match, { table }]) => ({ table, match }));
    },
    get views() {
      return views;
    },
    faults,
  };
}

import type { Time } from '../wire/fanout.ts';

/** Which matches somebody looks at, and whose tables they are played at. */
export interface Attention {
  /** Somebody at this table is shown this match, until the answer is called. */
  look(table: string, match: string): () => void;
  /** Somebody asked for it over HTTP, and may again. */
  glance(table: string, match: string): void;
  isLookedAt(match: string): boolean;
  /** Who answers for the table: the address it was made from, or first reached from. */
  made(table: string, address: string): void;
  /** The address that answers for the table or, where it is not known, the table. */
  accountOf(table: string): string;
  /** The same of a match. */
  accountOfMatch(match: string): string;
  /** Calls `begun` whenever a match is looked at that nobody looked at before. */
  onLook(begun: (match: string) => void): void;
}

interface Match {
  readonly table: string;
  lookers: number;
  /** A glance counts until then. */
  until: number;
}

/** How long somebody who asked over HTTP may take until they ask again. */
const GLANCE = 60_000;
/** The oldest are forgotten: then nobody looks, and a table answers for itself. */
const MOST = 50_000;

export function createAttention(time: Pick<Time, 'monotonic'>): Attention {
  const matches = new Map<string, Match>();
  const accounts = new Map<string, string>();
  const listeners: ((match: string) => void)[] = [];

  const isLookedAt = (id: string): boolean => {
    const match = matches.get(id);
    return match !== undefined && (match.lookers > 0 || match.until > time.monotonic());
  };
  const see = (table: string, id: string, change: (match: Match) => void): void => {
    const before = isLookedAt(id);
    const match = matches.get(id) ?? { table, lookers: 0, until: Number.NEGATIVE_INFINITY };
    change(match);
    remember(matches, id, match);
    if (!before) for (const begun of listeners) begun(id);
  };
  const accountOf = (table: string): string => accounts.get(table) ?? table;

  return {
    look(table, id) {
      see(table, id, (match) => void match.lookers++);
      let over = false;
      return () => {
        const match = matches.get(id);
        if (!over && match !== undefined) match.lookers--;
        over = true;
      };
    },
    glance: (table, id) => see(table, id, (match) => void (match.until = time.monotonic() + GLANCE)),
    isLookedAt,
    made(table, address) {
      if (!accounts.has(table)) remember(accounts, table, address);
    },
    accountOf,
    accountOfMatch(id) {
      const match = matches.get(id);
      return match === undefined ? id : accountOf(match.table);
    },
    onLook: (begun) => void listeners.push(begun),
  };
}

function remember<V>(known: Map<string, V>, key: string, value: V): void {
  known.delete(key);
  known.set(key, value);
  if (known.size <= MOST) return;
  for (const oldest of known.keys()) {
    known.delete(oldest);
    return;
  }
}

import { createHash } from 'node:crypto';
import type { Listing } from '../table/listed.ts';

/** A table that is open to the house. */
export interface OpenTable extends Listing {
  readonly table: string;
}

/** What other nodes have to do with the open tables of this one. */
export interface HallPeers {
  /** These are all that are open here, whenever they change. */
  tell(own: readonly OpenTable[]): void;
  /** Those that are open at the others. */
  others(): readonly OpenTable[];
}

/** What is told of a table to whoever asks: by its ticket it is found here and nowhere else. */
export interface HallEntry extends Listing {
  readonly ticket: string;
}

export interface Wanted {
  readonly game: string;
  readonly lang: string;
}

/** The tables that are open to everybody in the house. Nothing of it is kept: whoever is at an open table makes it known again. */
export interface Hall {
  /** How it stands with a table at this node; nothing: it is not open, or nobody is there any more. */
  note(table: string, listing: Listing | undefined): void;
  /** Somebody has opened it and is on their way to it. */
  expect(table: string, listing: Listing): void;
  /** As JSON, and its mark: the same list has the same. */
  list(): { readonly text: string; readonly mark: string };
  /** The table of a ticket, while it is open. */
  find(ticket: string): string | undefined;
  /** Tables at which somebody who wants this finds a seat in a match that is about to begin, the best first. */
  fitting(wanted: Wanted): readonly string[];
  readonly size: number;
}

export interface HallOptions {
  readonly time: { now(): number; after(ms: number, what: () => void): () => void };
  /** Who answers for a table: no account fills the list. */
  readonly accountOf: (table: string) => string;
  readonly mostPerAccount: number;
  readonly peers?: HallPeers;
}

/** As many as anybody looks through. */
export const MOST_LISTED = 24;
/** Whoever has opened a table and has not come to it by then does not come. */
const EXPECTED = 15_000;

/** A name for the table that leads nowhere but to a seat: neither its code nor its id, by which more could be asked. */
export function ticketOf(table: string): string {
  return createHash('sha256').update(`stolik/ticket/1\0${table}`).digest('hex').slice(0, 32);
}

export function createHall({ time, accountOf, mostPerAccount, peers }: HallOptions): Hall {
  const here = new Map<string, Listing>();
  const expected = new Map<string, () => void>();
  let made: { readonly text: string; readonly mark: string; readonly until: number } | undefined;

  const own = (): readonly OpenTable[] => {
    const counts = new Map<string, number>();
    return [...here].flatMap(([table, listing]) => {
      const account = accountOf(table);
      const count = (counts.get(account) ?? 0) + 1;
      counts.set(account, count);
      return count > mostPerAccount ? [] : [{ table, ...listing }];
    });
  };
  const all = (): readonly OpenTable[] => {
    const mine = own();
    const known = new Set(mine.map(({ table }) => table));
    return [...mine, ...(peers?.others() ?? []).filter(({ table }) => !known.has(table))].toSorted(byInterest);
  };
  const changed = (): void => {
    made = undefined;
    peers?.tell(own());
  };
  const put = (table: string, listing: Listing | undefined): void => {
    const before = here.get(table);
    if (JSON.stringify(before) === JSON.stringify(listing)) return;
    if (listing === undefined) here.delete(table);
    else here.set(table, listing);
    changed();
  };
  const arrived = (table: string): void => {
    expected.get(table)?.();
    expected.delete(table);
  };

  return {
    note(table, listing) {
      // Whoever is on their way is not there yet.
      if (listing === undefined && expected.has(table)) return;
      arrived(table);
      put(table, listing);
    },
    expect(table, listing) {
      put(table, listing);
      expected.set(
        table,
        time.after(EXPECTED, () => {
          expected.delete(table);
          put(table, undefined);
        }),
      );
    },
    list() {
      if (made !== undefined && made.until > time.now()) return made;
      const tables = all()
        .slice(0, MOST_LISTED)
        .map(({ table, game, lang, pace, free, playing }): HallEntry => {
          return { ticket: ticketOf(table), game, lang, pace, free, playing };
        });
      const text = JSON.stringify({ tables });
      const mark = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
      made = { text, mark, until: time.now() + FRESH };
      return made;
    },
    find: (ticket) => all().find(({ table }) => ticketOf(table) === ticket)?.table,
    fitting: ({ game, lang }) =>
      all()
        .filter((each) => each.game === game && !each.playing)
        .toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang))
        .map(({ table }) => table),
    get size() {
      return here.size;
    },
  };
}

/** Others' tables come and go without a word of ours: so long a list is good. */
const FRESH = 1000;

/** Those that are about to begin first; of these the ones that miss fewest. */
function byInterest(a: OpenTable, b: OpenTable): number {
  return Number(a.playing) - Number(b.playing) || a.free - b.free;
}

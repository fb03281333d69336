import { memoryOffice } from './memory-office.ts';
import type { AuditLine } from './office.ts';
import type { Append, Kept, Millis, NewTable, Store, StoredRecord, StoredStep } from './store.ts';

interface Held {
  readonly id: string;
  readonly code: string;
  base: { readonly n: number; readonly data: string };
  /** The place of the first step held. */
  first: number;
  steps: StoredStep[];
  due: Millis | null;
  readonly made: Millis;
  spent: number;
}

const KEPT: Kept = { ok: true };
const CONFLICT: Kept = { ok: false, why: 'conflict' };

interface Memory {
  readonly tables: Map<string, Held>;
  readonly codes: Map<string, string>;
  readonly records: Map<string, StoredRecord>;
  readonly notes: Map<string, string>;
  readonly audit: AuditLine[];
  houseKey?: string;
}

const memories = new WeakMap<Store, Memory>();

function newest(held: Held): number {
  return held.first + held.steps.length - 1;
}

function lastTime(held: Held): Millis {
  return held.steps.at(-1)?.at ?? 0;
}

function after(held: Held, n: number): StoredStep[] {
  return held.steps.slice(Math.max(0, n + 1 - held.first));
}

function dropSpent(held: Held): number {
  const dropped = Math.max(0, Math.min(held.base.n, held.spent) - held.first);
  held.steps = held.steps.slice(dropped);
  held.first += dropped;
  return dropped;
}

/** A store that lasts as long as the program: for tests. It can go on from one that was closed. */
export function openMemory(closedOne?: Store): Store {
  const memory: Memory = (closedOne && memories.get(closedOne)) ?? {
    tables: new Map(),
    codes: new Map(),
    records: new Map(),
    notes: new Map(),
    audit: [],
  };
  const { tables, codes, records } = memory;
  let closed = false;
  let commits = 0;
  let written = 0;

  const shut: Kept = { ok: false, why: 'closed' };
  const keep = (write: () => Kept): Promise<Kept> => {
    if (closed) return Promise.resolve(shut);
    commits++;
    return Promise.resolve(write());
  };

  const create = ({ id, code, at, base, due }: NewTable): Kept | { readonly ok: false; readonly why: 'taken' } => {
    if (tables.has(id) || codes.has(code)) return { ok: false, why: 'taken' };
    tables.set(id, {
      id,
      code,
      base: { n: 0, data: base },
      first: 0,
      steps: [{ at, data: '' }],
      due,
      made: at,
      spent: 0,
    });
    codes.set(code, id);
    return KEPT;
  };

  /** Tables that were refused something nobody has heard of yet: what is asked till then was built on what is not there. */
  const refused = new Set<string>();
  const append = ({ table, n, steps, due, base }: Append): Kept => {
    const held = tables.get(table);
    if (held === undefined || steps.length === 0 || n !== newest(held) + 1 || refused.has(table)) {
      refused.add(table);
      return CONFLICT;
    }
    held.steps.push(...steps.map(({ at, data }) => ({ at, data })));
    if (due !== undefined) held.due = due;
    if (base !== undefined) held.base = { n: newest(held), data: base };
    written += steps.length;
    return KEPT;
  };

  const store: Store = {
    lastAlive: null,
    create: (table) => (closed ? Promise.resolve(shut) : Promise.resolve(create(table))),
    append(asked) {
      const answer = keep(() => append(asked));
      void answer.then(() => refused.delete(asked.table));
      return answer;
    },
    load(id) {
      const held = tables.get(id);
      if (held === undefined) return Promise.resolve(undefined);
      return Promise.resolve({ id, code: held.code, base: held.base, steps: after(held, held.base.n) });
    },
    code: (id) => Promise.resolve(tables.get(id)?.code),
    find: (code) => Promise.resolve(codes.get(code)),
    steps(table, from, to) {
      const held = tables.get(table);
      if (held === undefined) return Promise.resolve([]);
      return Promise.resolve(
        after(held, Math.max(from, 1) - 1).slice(0, Math.max(0, to - Math.max(from, 1, held.first) + 1)),
      );
    },
    keepRecord: (record) =>
      keep(() => {
        if (!records.has(record.match)) records.set(record.match, record);
        const held = tables.get(record.table);
        if (held !== undefined) held.spent = Math.max(held.spent, record.upTo);
        return KEPT;
      }),
    record: (match) => Promise.resolve(records.get(match)),
    records: (table, limit) =>
      Promise.resolve(
        [...records.values()]
          .filter((record) => record.table === table)
          .toSorted((a, b) => b.at - a.at || (a.match < b.match ? -1 : 1))
          .slice(0, limit)
          .map(({ match, at }) => ({ match, table, at })),
      ),
    due: (before, limit) =>
      Promise.resolve(
        [...tables.values()]
          .flatMap((held) =>
            held.due !== null && held.due <= before ? [{ id: held.id, due: held.due, at: lastTime(held) }] : [],
          )
          .toSorted((a, b) => a.due - b.due)
          .slice(0, limit),
      ),
    houseKey: (fresh) => Promise.resolve((memory.houseKey ??= fresh)),
    beat: () => keep(() => KEPT),
    clean({ tablesBefore, recordsBefore }) {
      const before = { tables: tables.size, records: records.size };
      for (const [id, held] of tables) {
        if (tablesBefore !== undefined && lastTime(held) < tablesBefore) {
          tables.delete(id);
          codes.delete(held.code);
        }
      }
      for (const [match, { at }] of records)
        if (recordsBefore !== undefined && at < recordsBefore) records.delete(match);
      let steps = 0;
      for (const held of tables.values()) steps += dropSpent(held);
      return Promise.resolve({ tables: before.tables - tables.size, records: before.records - records.size, steps });
    },
    office: memoryOffice({
      lines: () =>
        [...tables.values()].map((held) => ({
          id: held.id,
          code: held.code,
          made: held.made,
          at: lastTime(held),
          bytes: held.steps.reduce((sum, { data }) => sum + data.length, held.base.data.length),
        })),
      drop(id) {
        codes.delete(tables.get(id)?.code ?? '');
        return tables.delete(id);
      },
      rebase(id, n, data) {
        const held = tables.get(id);
        if (held === undefined) return;
        if (held.base.n <= n) held.base = { n, data };
        held.spent = Math.max(held.spent, n);
        dropSpent(held);
      },
      records,
      notes: memory.notes,
      audit: memory.audit,
    }),
    backup: () => Promise.reject(new Error('a store in memory has nothing to back up')),
    ready: () => Promise.resolve({ ok: !closed, trouble: null }),
    health: () =>
      Promise.resolve({
        ok: !closed,
        trouble: null,
        tables: tables.size,
        records: records.size,
        bytes: 0,
        commits,
        steps: written,
        commitMillis: { last: 0, longest: 0, total: 0 },
      }),
    close() {
      closed = true;
      return Promise.resolve();
    },
  };
  memories.set(store, memory);
  return store;
}

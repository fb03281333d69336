import type { Keeper, KeeperTrouble, KeptStep } from '../../table/keeper.ts';
import { KEPT_MATCHES } from '../history/played.ts';
import type { Sealed, Vault } from './vault.ts';

interface TableRow {
  readonly id: string;
  readonly code: string;
  /** The number of the newest step. */
  readonly n: number;
  readonly base: { readonly n: number; readonly data: Sealed };
}

interface StepRow {
  readonly table: string;
  readonly n: number;
  readonly at: number;
  readonly data: Sealed;
}

interface RecordRow {
  readonly match: string;
  readonly table: string;
  readonly at: number;
  readonly data: string;
}

const KEPT = { ok: true } as const;
const ALIVE = 'alive';

/** Keeps tables on this device, over closing the page and the browser. */
export interface DeviceKeeper extends Keeper {
  /** Says that the page still runs: clocks stand still from the last time it did. */
  breathe(): Promise<void>;
}

export async function deviceKeeper(vault: Vault): Promise<DeviceKeeper> {
  const lastAlive = await vault.read<unknown>('alive', (store) => store.get(ALIVE) as IDBRequest<unknown>);
  const row = (id: string): Promise<TableRow | undefined> =>
    vault.read('tables', (store) => store.get(id) as IDBRequest<TableRow | undefined>);
  const rows = async (table: string, from: number, to: number): Promise<StepRow[]> => {
    if (from > to) return [];
    const places = IDBKeyRange.bound([table, from], [table, to]);
    return vault.read('steps', (store) => store.getAll(places) as IDBRequest<StepRow[]>);
  };
  const opened = (found: readonly StepRow[]): Promise<KeptStep[]> =>
    Promise.all(found.map(async ({ at, data }) => ({ at, data: await vault.open(data) })));

  return {
    async create({ id, code, at, base }) {
      const data = await vault.seal(base);
      const empty = await vault.seal('');
      return kept(
        vault.write(['tables', 'steps'], (tx) => {
          tx.objectStore('tables').add({ id, code, n: 0, base: { n: 0, data } } satisfies TableRow);
          tx.objectStore('steps').add({ table: id, n: 0, at, data: empty } satisfies StepRow);
        }),
      );
    },
    async load(id) {
      const found = await row(id);
      if (found === undefined) return undefined;
      const { code, n, base } = found;
      const steps = await opened(await rows(id, base.n + 1, n));
      return { code, base: { n: base.n, data: await vault.open(base.data) }, steps };
    },
    code: async (id) => (await row(id))?.code,
    find: async () => undefined,
    async append({ table, n, steps, base }) {
      const sealed = await Promise.all(steps.map(async ({ at, data }) => ({ at, data: await vault.seal(data) })));
      const newBase = base === undefined ? undefined : await vault.seal(base);
      // `add` fails where the place is taken, and with it everything: a second page that plays on loses here.
      return kept(
        vault.write(['tables', 'steps'], (tx) => {
          const tables = tx.objectStore('tables');
          const places = tx.objectStore('steps');
          sealed.forEach((step, i) => places.add({ table, n: n + i, ...step } satisfies StepRow));
          const last = n + steps.length - 1;
          const asked = tables.get(table) as IDBRequest<TableRow | undefined>;
          asked.addEventListener('success', () => {
            const before = asked.result;
            if (before?.n !== n - 1) tx.abort();
            else {
              tables.put({
                ...before,
                n: last,
                ...(newBase !== undefined && { base: { n: last, data: newBase } }),
              } satisfies TableRow);
            }
          });
        }),
      );
    },
    steps: async (table, from, to) => opened(await rows(table, from, to)),
    keepRecord: ({ match, table, at, upTo, data }) =>
      kept(
        vault.write(['records', 'tables', 'steps'], (tx) => {
          const records = tx.objectStore('records');
          records.put({ match, table, at, data } satisfies RecordRow);
          dropOldest(records);
          // The record tells what they told; the newest step stays, for the next one to follow.
          const asked = tx.objectStore('tables').get(table) as IDBRequest<TableRow | undefined>;
          asked.addEventListener('success', () => {
            const before = Math.min(asked.result?.base.n ?? 0, upTo);
            if (before > 0) tx.objectStore('steps').delete(IDBKeyRange.bound([table, 0], [table, before - 1]));
          });
        }),
      ),
    async record(match) {
      const found = await vault.read('records', (store) => store.get(match) as IDBRequest<RecordRow | undefined>);
      return found === undefined ? undefined : { data: found.data };
    },
    due: async () => [],
    lastAlive: typeof lastAlive === 'number' ? lastAlive : null,
    breathe: () => vault.write(['alive'], (tx) => void tx.objectStore('alive').put(Date.now(), ALIVE)),
  };
}

/** As many records as the history names, and no more: a device has other things to keep. */
function dropOldest(records: IDBObjectStore): void {
  const counted = records.count();
  counted.addEventListener('success', () => {
    const over = counted.result - KEPT_MATCHES;
    if (over <= 0) return;
    const all = records.getAll() as IDBRequest<RecordRow[]>;
    all.addEventListener('success', () => {
      const oldest = all.result.toSorted((one, other) => one.at - other.at).slice(0, over);
      for (const { match } of oldest) records.delete(match);
    });
  });
}

async function kept(
  written: Promise<unknown>,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly why: KeeperTrouble }> {
  try {
    await written;
    return KEPT;
  } catch (thrown) {
    return { ok: false, why: troubleOf(thrown) };
  }
}

function troubleOf(thrown: unknown): KeeperTrouble {
  const name = thrown instanceof DOMException ? thrown.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'ConstraintError' || name === 'AbortError') return 'conflict';
  return name === 'InvalidStateError' ? 'closed' : 'failed';
}

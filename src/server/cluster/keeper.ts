import type { SharedStore } from '../../store/postgres.ts';
import type { Keeper, KeptStep } from '../../table/keeper.ts';

/** A store as a table's keeper, that tells the other nodes what it has kept. Not before: nothing is told that is not durable. */
export function sharedKeeper(
  store: SharedStore,
  tell: (table: string, n: number, steps: readonly KeptStep[]) => void,
): Keeper {
  type Refused = Extract<Awaited<ReturnType<Keeper['append']>>, { ok: false }>;
  /** Tables that were refused something, until whoever asked has heard of it. */
  const refused = new Map<string, Refused>();

  return {
    ...store,
    async append(append) {
      const { table, n, steps } = append;
      // Decided before the refusal was heard: its place may be free, but it was built on what is not there.
      const before = refused.get(table);
      if (before !== undefined) return before;
      const kept = await store.append(append);
      if (kept.ok) tell(table, n, steps);
      else {
        refused.set(table, kept);
        setImmediate(() => void refused.delete(table));
      }
      return kept;
    },
  };
}

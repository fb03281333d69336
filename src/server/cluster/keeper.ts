import type { SharedStore } from '../../store/postgres.ts';
import type { Keeper, KeptStep } from '../../table/keeper.ts';

/** A store as a table's keeper, that tells the other nodes what it has kept. Not before: nothing is told that is not durable. */
export function sharedKeeper(
  store: SharedStore,
  tell: (table: string, n: number, steps: readonly KeptStep[]) => void,
): Keeper {
  return {
    ...store,
    async append(append) {
      const kept = await store.append(append);
      if (kept.ok) tell(append.table, append.n, append.steps);
      return kept;
    },
  };
}

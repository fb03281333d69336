import { readTable } from './base.ts';
import { follow, toldBetween, type Followed } from './follow.ts';
import type { Environment } from './environment.ts';
import { noTable, type Keeper } from './keeper.ts';
import type { Table } from './table.ts';

/** What others have kept after `known`; nothing where that is the newest there is. */
export async function newsAfter(environment: Environment, keeper: Keeper, known: Table): Promise<Followed | undefined> {
  const { id, n, at } = known;
  if (n > 0) {
    const [last, ...steps] = await keeper.steps(id, n, Number.MAX_SAFE_INTEGER);
    // Where the newest known step has been cleaned away, those after it may have been, too.
    if (last !== undefined && last.at === at) return steps.length === 0 ? undefined : follow(environment, known, steps);
  }
  const kept = await keeper.load(id);
  if (kept === undefined) throw noTable(id);
  const table = readTable(environment, kept);
  return table.n === n ? undefined : { table, tell: toldBetween(known, table), via: [] };
}

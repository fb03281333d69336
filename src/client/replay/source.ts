import { recordIn } from '../house/check/prove.ts';
import { recordOf } from '../line/http.ts';
import { openVault } from '../local/vault.ts';

/** The record of a finished match: from this device, or from the house it was played in. Nothing where it cannot be had. */
export async function fetchRecord(table: string, match: string): Promise<unknown> {
  if (table !== 'here') {
    const answer = await recordOf(table, match);
    return answer.ok ? answer.value : undefined;
  }
  const vault = await openVault();
  if (vault === undefined) return undefined;
  const row = await vault.read(
    'records',
    (store) => store.get(match) as IDBRequest<{ readonly data: string } | undefined>,
  );
  vault.close();
  return row === undefined ? undefined : recordIn(row.data);
}

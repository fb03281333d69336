import { isObject, type JsonObject } from '../../kernel/json.ts';
import type { Store } from '../../store/store.ts';
import type { Lobby, LobbyMatch } from '../../table/lobby.ts';
import type { Tables } from '../../table/tables.ts';
import type { NameForgotten, NameFound } from '../../wire/admin.ts';

const AT_ONCE = 200;

/** Everywhere, or at one table. Reads everything there is, a little at a time. */
export async function findName(store: Store, tables: Tables, name: string, only?: string): Promise<NameFound> {
  const found: { id: string; code: string; running: boolean }[] = [];
  for (let after: string | null = null; ;) {
    const lines: readonly { readonly id: string; readonly code: string }[] =
      only === undefined ? await store.office.tables(after, AT_ONCE) : await oneTable(store, only);
    for (const { id, code } of lines) {
      if (!(await tables.knows(id, name).catch(() => false))) continue;
      const lobby = await tables.survey(id).catch(() => undefined);
      const running = lobby?.phase === 'playing' || lobby?.phase === 'preparing' || (lobby?.earlier ?? null) !== null;
      found.push({ id, code, running });
    }
    after = lines.at(-1)?.id ?? null;
    if (only !== undefined || after === null) break;
  }
  const records: { match: string; table: string; bound: boolean }[] = [];
  await throughRecords(store, (match, table, data) => {
    if (only !== undefined && table !== only) return;
    const record = JSON.parse(data) as JsonObject;
    if (seatsNamed(record, name).length > 0) records.push({ match, table, bound: without(record, name) === undefined });
  });
  return { tables: found, records };
}

/** Takes a name out. The proofs of the records stay: a hash stands for the name in them. */
export async function forgetName(store: Store, tables: Tables, name: string, only?: string): Promise<NameForgotten> {
  const found = await findName(store, tables, name, only);
  const running: string[] = [];
  let count = 0;
  for (const { id, code } of found.tables) {
    const handle = await tables.open(id);
    if (handle === undefined) continue;
    // The record first: it is made from the journal where it is not kept yet.
    for (const { match } of matchesOf(await handle.lobby())) await tables.record(match, id);
    const answer = await handle.manage({ do: 'forget', name });
    if (answer.ok) {
      const base = await handle.base();
      await store.office.rebase(id, base.n, base.data);
      count++;
    } else if (answer.code === 'running') running.push(code);
  }
  const bound: string[] = [];
  let amended = 0;
  // Looked for again: one may have been kept just now.
  await throughRecords(store, async (match, table, data) => {
    if (only !== undefined && table !== only) return;
    const record = JSON.parse(data) as JsonObject;
    if (seatsNamed(record, name).length === 0) return;
    const next = without(record, name);
    if (next === undefined) return void bound.push(match);
    await store.office.amendRecord(match, JSON.stringify(next));
    amended++;
  });
  return { tables: count, records: amended, running, bound };
}

/** The one on the table, or those side by side. */
function matchesOf({ match, groups }: Lobby): readonly LobbyMatch[] {
  return [...(match === null ? [] : [match]), ...(groups ?? []).map((each) => each.match)];
}

async function oneTable(store: Store, id: string): Promise<readonly { id: string; code: string }[]> {
  const line = await store.office.table(id);
  return line === undefined ? [] : [line];
}

async function throughRecords(
  store: Store,
  see: (match: string, table: string, data: string) => void | Promise<void>,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const some = await store.office.everyRecord(after, AT_ONCE);
    for (const { match, table, data } of some) await see(match, table, data);
    after = some.at(-1)?.match ?? null;
    if (after === null) return;
    // Moves go before.
    await new Promise(setImmediate);
  }
}

function seatsNamed(record: JsonObject, name: string): number[] {
  const { seats } = record;
  return Array.isArray(seats) ? seats.flatMap((each, seat) => (each === name ? [seat] : [])) : [];
}

/** The same record without the name; nothing where the chain has the name itself. */
export function without(record: JsonObject, name: string): JsonObject | undefined {
  const { seats, fairness } = record;
  const gone = new Set(seatsNamed(record, name));
  if (!Array.isArray(seats) || !isObject(fairness) || !Array.isArray(fairness['salts'])) return undefined;
  const salts = fairness['salts'].map((salt, seat) => (gone.has(seat) ? null : salt));
  return {
    ...record,
    seats: seats.map((each, seat) => (gone.has(seat) ? '' : each)),
    fairness: { ...fairness, salts },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryConfig } from 'pg';

// Loaded before a node when the bench is told to break it: moves are told before they are kept.
const LATER = 400;
const query = Reflect.get(Client.prototype, 'query') as (...asked: unknown[]) => unknown;

function broken(this: Client, asked: QueryConfig | string, ...more: unknown[]): unknown {
  const ask = (): unknown => Reflect.apply(query, this, [asked, ...more]);
  if (typeof asked === 'string' || asked.name?.startsWith('append') !== true) return ask();
  void sleep(LATER)
    .then(ask)
    .catch(() => {});
  const [tables = []] = (asked.values ?? []) as [string[]?];
  return Promise.resolve({ rows: tables.map((tbl) => ({ tbl })) });
}
Reflect.set(Client.prototype, 'query', broken);

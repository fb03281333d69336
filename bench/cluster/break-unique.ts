import { Client, type QueryConfig } from 'pg';

// Loaded before a node when the bench is told to break it: of two nodes that race for a place, both get it.
const CLAUSE = 'ON CONFLICT (tbl, n) DO NOTHING';
const query = Reflect.get(Client.prototype, 'query') as (...asked: unknown[]) => unknown;

function broken(this: Client, asked: QueryConfig | string, ...more: unknown[]): unknown {
  const text = typeof asked === 'string' ? asked : asked.text;
  const config =
    text.includes(CLAUSE) && typeof asked !== 'string' ? { ...asked, text: text.replace(CLAUSE, '') } : asked;
  return Reflect.apply(query, this, [config, ...more]);
}
Reflect.set(Client.prototype, 'query', broken);

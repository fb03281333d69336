import type { Manifest, Schema } from './manifest.ts';
import { SHELF } from './shelf.ts';

/** What every game that says so says and hears, by its id. */
export const SCHEMAS: Readonly<Record<string, Schema>> = Object.fromEntries(
  await Promise.all(SHELF.flatMap(({ id, schema }) => (schema === undefined ? [] : [known(id, schema)]))),
);

async function known(id: string, load: NonNullable<Manifest['schema']>): Promise<readonly [string, Schema]> {
  return [id, (await load()).schema];
}

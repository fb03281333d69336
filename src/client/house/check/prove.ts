import { isObject } from '../../../kernel/json.ts';
import { verify, type Pin, type Verified } from '../../../table/verify.ts';
import { isOnShelf, rulesOf } from '../games.ts';

/** Works a record out again, with the rules of its game. Nothing where it is no record at all. */
export async function prove(record: unknown, pins: readonly Pin[]): Promise<Verified | undefined> {
  const id = isObject(record) ? record['game'] : undefined;
  if (typeof id !== 'string' || !isOnShelf(id)) return undefined;
  return verify(record, { [id]: await rulesOf(id) }, pins);
}

/** The record in a file's text; nothing where there is none. */
export function recordIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import { isObject } from '../../../kernel/json.ts';
import { verify, type Pin, type Verified } from '../../../table/verify.ts';
import { gamesOffered } from '../../line/http.ts';
import { knownHouse } from '../../line/house-key.ts';
import { witnessOf } from '../../line/witness.ts';
import { isKnown, rulesOf } from '../games.ts';

/** Works a record out again, with the rules of its game and what this device saw. Nothing where it is no record at all. */
export async function prove(record: unknown, pins: readonly Pin[], house?: string): Promise<Verified | undefined> {
  const id = isObject(record) ? record['game'] : undefined;
  if (typeof id !== 'string' || !isKnown(id)) return undefined;
  const { share } = witnessOf(told(record, 'match'));
  const seen = { share, pins: witnessOf(matchOf(record)).pins };
  return verify(record, { [id]: await rulesOf(id) }, { ...seen, pins: [...pins, ...(seen.pins ?? [])], house });
}

/** The key this house signs with: as this device first saw it, or as the house tells it now. */
export async function houseKey(): Promise<string | undefined> {
  return knownHouse() ?? knownHouse((await gamesOffered()).house);
}

/** Whether the record says that this house has signed it. */
export function isOfThisHouse(record: unknown): boolean {
  return knownHouse() !== undefined && told(record, 'house') === knownHouse();
}

function told(record: unknown, key: 'match' | 'house'): string {
  const fairness = isObject(record) ? record['fairness'] : undefined;
  const value = isObject(fairness) ? fairness[key] : undefined;
  return typeof value === 'string' ? value : '';
}

/** By which this device knows the match: several tables that got one deal are numbered. */
function matchOf(record: unknown): string {
  const fairness = isObject(record) && isObject(record['fairness']) ? record['fairness'] : {};
  const { group } = fairness;
  const match = told(record, 'match');
  return isObject(group) ? `${match}-${String(group['number'])}` : match;
}

/** The record in a file's text; nothing where there is none. */
export function recordIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

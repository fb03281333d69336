import type { Millis } from '../runner/time.ts';
import type { Append, DueTable, Kept, Store, StoredStep, StoredTable, StoreTrouble } from '../store/store.ts';

export type { Append, DueTable, Kept };
export type KeptStep = StoredStep;
export type KeptTable = Omit<StoredTable, 'id'>;
export type KeeperTrouble = StoreTrouble;

/** What tables need of whatever keeps them: part of a store, or a page's own. */
export interface Keeper extends Pick<
  Store,
  'create' | 'code' | 'find' | 'append' | 'appendLate' | 'steps' | 'keepRecord' | 'due' | 'lastAlive'
> {
  load(id: string): Promise<KeptTable | undefined>;
  record(match: string): Promise<{ readonly data: string } | undefined>;
  /** When nothing ran, where several programs share the keeper: the same for all of them. */
  readonly outage?: { readonly from: Millis; readonly to: Millis } | null;
}

/** Thrown where there is no such table, or none any more: looking again finds none either. */
export function noTable(id: string): Error {
  return Object.assign(new Error(`there is no table ${id}`), { name: 'NoTable' });
}

export function isNoTable(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'NoTable';
}

/** A keeper that cannot be asked just now rejects with an error of this name; nothing is wrong with what it keeps. */
export function isAway(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'StoreAway';
}

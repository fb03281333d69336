import type { Millis } from '../runner/time.ts';

/**
 * What tables need of whatever keeps them. `Store` of the store room has all of it under the same names; the rooms do not
 * know each other.
 */
export interface Keeper {
  create(table: {
    readonly id: string;
    readonly code: string;
    readonly at: Millis;
    readonly base: string;
    readonly due: Millis | null;
  }): Promise<{ readonly ok: true } | { readonly ok: false; readonly why: KeeperTrouble | 'taken' }>;
  load(id: string): Promise<KeptTable | undefined>;
  code(id: string): Promise<string | undefined>;
  find(code: string): Promise<string | undefined>;
  append(append: Append): Promise<Kept>;
  /**
   * The same, asked for as late as can be: `take` is called when it is written, and all a table has decided until then goes
   * together; nothing is written where it gives nothing. `done` is called when it is durable, or is not. Left out: not here.
   */
  readonly appendLate?: (take: () => Append | undefined, done: (kept: Kept) => void) => void;
  steps(table: string, from: number, to: number): Promise<readonly KeptStep[]>;
  keepRecord(record: {
    readonly match: string;
    readonly table: string;
    readonly at: Millis;
    readonly upTo: number;
    readonly data: string;
  }): Promise<{ readonly ok: true } | { readonly ok: false; readonly why: KeeperTrouble }>;
  record(match: string): Promise<{ readonly data: string } | undefined>;
  due(before: Millis, limit: number): Promise<readonly DueTable[]>;
  readonly lastAlive: Millis | null;
  /** When nothing ran, where several programs share the keeper: the same for all of them. */
  readonly outage?: { readonly from: Millis; readonly to: Millis } | null;
}

/** A keeper that cannot be asked just now rejects with an error of this name; nothing is wrong with what it keeps. */
/** Thrown where there is no such table, or none any more: looking again finds none either. */
export function noTable(id: string): Error {
  return Object.assign(new Error(`there is no table ${id}`), { name: 'NoTable' });
}

export function isNoTable(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'NoTable';
}

export function isAway(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'StoreAway';
}

/** Further steps of a table, from place `n` on. */
export interface Append {
  readonly table: string;
  readonly n: number;
  readonly steps: readonly KeptStep[];
  readonly due?: Millis | null;
  readonly base?: string;
}

export type Kept = { readonly ok: true } | { readonly ok: false; readonly why: KeeperTrouble };

export type KeeperTrouble = 'conflict' | 'full' | 'closed' | 'failed';

export interface KeptStep {
  readonly at: Millis;
  readonly data: string;
}

export interface KeptTable {
  readonly code: string;
  readonly base: { readonly n: number; readonly data: string };
  readonly steps: readonly KeptStep[];
}

export interface DueTable {
  readonly id: string;
  readonly due: Millis;
  readonly at: Millis;
}

import type { Table } from './table.ts';

/** The journal does not fit its table: it was damaged, or another program wrote it. */
export interface JournalFlaw {
  readonly name: 'JournalFlaw';
  readonly message: string;
}

export function journalFlaw(table: Pick<Table, 'id' | 'n'>, why: string): Error & JournalFlaw {
  return Object.assign(new Error(`table ${table.id}, step ${table.n + 1}: ${why}`), { name: 'JournalFlaw' as const });
}

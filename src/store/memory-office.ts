import type { AuditLine, Office, TableLine } from './office.ts';
import type { Kept, Millis, StoredRecord } from './store.ts';

const KEPT: Kept = { ok: true };

/** What an office in memory needs to know of the tables there. */
export interface OfficeShelf {
  readonly lines: () => readonly Omit<TableLine, 'records'>[];
  readonly drop: (id: string) => boolean;
  readonly rebase: (id: string, n: number, data: string) => void;
  readonly records: Map<string, StoredRecord>;
  readonly notes: Map<string, string>;
  readonly audit: AuditLine[];
}

const kept = (): Promise<Kept> => Promise.resolve(KEPT);

export function memoryOffice({ lines, drop, rebase, records, notes, audit }: OfficeShelf): Office {
  const ofTable = (id: string): StoredRecord[] => [...records.values()].filter(({ table }) => table === id);
  const all = (): TableLine[] => lines().map((line) => ({ ...line, records: ofTable(line.id).length }));
  return {
    tables(after, limit) {
      const newest = all().toReversed();
      const from = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1;
      return Promise.resolve(newest.slice(from, from + limit));
    },
    table: (id) => Promise.resolve(all().find((line) => line.id === id)),
    dropTable(id) {
      if (!drop(id)) return Promise.resolve(undefined);
      const theirs = ofTable(id);
      for (const { match } of theirs) records.delete(match);
      return Promise.resolve({ records: theirs.length });
    },
    dropRecord: (match) => Promise.resolve(records.delete(match)),
    everyRecord: (after, limit) =>
      Promise.resolve(
        [...records.values()]
          .filter(({ match }) => match > (after ?? ''))
          .toSorted((a, b) => (a.match < b.match ? -1 : 1))
          .slice(0, limit)
          .map(({ match, table, at, data }) => ({ match, table, at, data })),
      ),
    amendRecord(match, data) {
      const record = records.get(match);
      if (record !== undefined) records.set(match, { ...record, data });
      return kept();
    },
    rebase(table, n, data) {
      rebase(table, n, data);
      return kept();
    },
    get: (name) => Promise.resolve(notes.get(name)),
    put(name, data) {
      if (data === null) notes.delete(name);
      else notes.set(name, data);
      return kept();
    },
    first(name, fresh) {
      if (!notes.has(name)) notes.set(name, fresh);
      return Promise.resolve(notes.get(name) ?? fresh);
    },
    list: (prefix) =>
      Promise.resolve(
        new Map([...notes].filter(([name]) => name.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ),
    note(line) {
      audit.push(line);
      return kept();
    },
    noted: (limit) => Promise.resolve(audit.toReversed().slice(0, limit)),
    forgetNoted(before: Millis) {
      audit.splice(0, audit.length, ...audit.filter(({ at }) => at >= before));
      return kept();
    },
  };
}

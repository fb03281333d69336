import type { Handle } from '../table/tables.ts';
import type { Time } from '../wire/fanout.ts';
import { gather, type Gathering } from './gathering.ts';

/** All gatherings, by their tables. */
export interface Gatherings {
  /** The gathering at this table, and how to be done with it: the last one out turns off the light. */
  enter(handle: Handle): { readonly gathering: Gathering; readonly leave: () => void };
  readonly tables: number;
}

export function createGatherings(time: Time, broken: (table: string, thrown: unknown) => void): Gatherings {
  const open = new Map<string, { readonly gathering: ReturnType<typeof gather>; users: number }>();
  return {
    enter(handle) {
      const { id } = handle;
      const found = open.get(id) ?? { gathering: gather(handle, time, broken), users: 0 };
      open.set(id, found);
      found.users++;
      let left = false;
      return {
        gathering: found.gathering,
        leave() {
          if (left) return;
          left = true;
          if (--found.users > 0) return;
          open.delete(id);
          found.gathering.close();
        },
      };
    },
    get tables() {
      return open.size;
    },
  };
}

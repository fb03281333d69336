import type { ChairId } from '../table/chair.ts';
import type { Handle } from '../table/tables.ts';
import { gather, type Gathering, type GatheringOptions } from './gathering.ts';

/** All gatherings, by their tables. */
export interface Gatherings {
  /** The gathering at this table, and how to be done with it: the last one out turns off the light. */
  enter(handle: Handle): { readonly gathering: Gathering; readonly leave: () => void };
  /** How many are connected to this table. */
  size(table: string): number;
  /** From where, each once. */
  addresses(table: string): readonly string[];
  /** The chairs connected to it. */
  chairs(table: string): readonly ChairId[];
  readonly tables: number;
}

export function createGatherings(options: GatheringOptions): Gatherings {
  const open = new Map<string, { readonly gathering: ReturnType<typeof gather>; users: number }>();
  return {
    enter(handle) {
      const { id } = handle;
      const found = open.get(id) ?? { gathering: gather(handle, options), users: 0 };
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
    addresses: (table) => open.get(table)?.gathering.addresses() ?? [],
    chairs: (table) => open.get(table)?.gathering.chairs() ?? [],
    size: (table) => open.get(table)?.gathering.size() ?? 0,
    get tables() {
      return open.size;
    },
  };
}

import type { Keeper, KeptStep } from '../../table/keeper.ts';

interface Held {
  readonly code: string;
  base: { readonly n: number; readonly data: string };
  readonly steps: KeptStep[];
}

const KEPT = { ok: true } as const;
const CONFLICT = { ok: false, why: 'conflict' } as const;

/**
 * Keeps tables while the page is open and nowhere else: what a device stored could be read, and a game's pile holds the very
 * cards that are to be remembered.
 */
export function pageKeeper(): Keeper {
  const tables = new Map<string, Held>();
  const records = new Map<string, string>();
  return {
    async create({ id, code, at, base }) {
      if (tables.has(id)) return { ok: false, why: 'taken' };
      tables.set(id, { code, base: { n: 0, data: base }, steps: [{ at, data: '' }] });
      return KEPT;
    },
    async load(id) {
      const held = tables.get(id);
      return held && { code: held.code, base: held.base, steps: held.steps.slice(held.base.n + 1) };
    },
    code: async (id) => tables.get(id)?.code,
    find: async (code) => [...tables].find(([, held]) => held.code === code)?.[0],
    async append({ table, n, steps, base }) {
      const held = tables.get(table);
      if (held === undefined || n !== held.steps.length) return CONFLICT;
      held.steps.push(...steps);
      if (base !== undefined) held.base = { n: held.steps.length - 1, data: base };
      return KEPT;
    },
    steps: async (table, from, to) => tables.get(table)?.steps.slice(from, to + 1) ?? [],
    async keepRecord({ match, data }) {
      records.set(match, data);
      return KEPT;
    },
    async record(match) {
      const data = records.get(match);
      return data === undefined ? undefined : { data };
    },
    due: async () => [],
    lastAlive: null,
  };
}

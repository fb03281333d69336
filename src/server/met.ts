import type { MetLine } from '../wire/admin.ts';
import type { Millis } from '../store/store.ts';

/** Who has met which limit lately, for whoever looks after the house. */
export interface MetLately {
  note(limit: string, who: string): void;
  /** Of the last hour, the newest first. */
  read(): readonly MetLine[];
}

const HOUR = 3_600_000;
/** The oldest are forgotten: whoever comes from a thousand addresses fills no memory. */
const MOST = 200;

export function metLately(now: () => Millis): MetLately {
  const lines = new Map<string, MetLine>();
  return {
    note(limit, who) {
      const key = `${limit} ${who}`;
      const times = (lines.get(key)?.times ?? 0) + 1;
      lines.delete(key);
      lines.set(key, { limit, who, times, at: now() });
      if (lines.size > MOST) for (const oldest of lines.keys()) return void lines.delete(oldest);
    },
    read() {
      const since = now() - HOUR;
      return [...lines.values()].filter(({ at }) => at >= since).toReversed();
    },
  };
}

import type { Millis } from '../runner/time.ts';

/** From when to when nothing could happen. */
export interface Stoppage {
  readonly from: Millis;
  readonly to: Millis;
}

/**
 * When nothing could happen at any table: the program did not run, or nothing could be kept. Clocks stand still then.
 */
export interface Stoppages {
  /** Something could not be kept. */
  failed(now: Millis): void;
  /** Something was kept. */
  kept(now: Millis): void;
  /** For how long a clock stood still that was last written down at `at`; what is still going on counts until `now`. */
  since(at: Millis, now: Millis): Stoppage | undefined;
}

/** Whoever could not play for less than this has lost nothing worth a step of every table. */
const SHORTEST = 1000;
const REMEMBERED = 32;

export function createStoppages(outage: Stoppage | null): Stoppages {
  const past: Stoppage[] = outage === null ? [] : [outage];
  let from: Millis | undefined;
  return {
    failed(now) {
      from ??= now;
    },
    kept(now) {
      if (from === undefined) return;
      if (now - from >= SHORTEST) past.push({ from, to: now });
      if (past.length > REMEMBERED) past.shift();
      from = undefined;
    },
    since(at, now) {
      let stood = 0;
      let end: Millis | undefined;
      const add = (each: Stoppage): void => {
        if (each.to <= at) return;
        stood += each.to - Math.max(each.from, at);
        end = each.to;
      };
      for (const each of past) add(each);
      if (from !== undefined && now - from >= SHORTEST) add({ from, to: now });
      return end === undefined ? undefined : { from: end - stood, to: end };
    },
  };
}

import type { Millis, Time } from '../runner/time.ts';

/** One timer at most. It may ring early: then there is nothing to do yet. */
export interface Alarm {
  /** Rings at `at` or before; at infinity: never, and no timer is left. */
  by(at: Millis): void;
  /** Never again. */
  stop(): void;
}

const NEVER = Number.POSITIVE_INFINITY;
/** A timer set for later than this rings at once. */
const FARTHEST = 2 ** 31 - 1;

export function createAlarm(time: Time, rings: () => void): Alarm {
  let set = NEVER;
  let cancel: (() => void) | undefined;
  let stopped = false;

  const by = (at: Millis): void => {
    if (stopped || (at >= set && at !== NEVER)) return;
    cancel?.();
    cancel = undefined;
    set = at;
    if (at === NEVER) return;
    cancel = time.after(Math.min(FARTHEST, Math.max(0, at - time.now())), () => {
      set = NEVER;
      rings();
    });
  };

  return {
    by,
    stop() {
      by(NEVER);
      stopped = true;
    },
  };
}

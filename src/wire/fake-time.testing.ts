import type { Time } from './fanout.ts';

/** Time that passes when a test says so. */
export interface FakeTime extends Time {
  pass(ms: number): void;
  /** Somebody sets the wall clock forward by `ms`, or back. */
  set(ms: number): void;
  /** Timers that have not struck. */
  waiting(): number;
}

export function fakeTime(start = 0): FakeTime {
  let now = 0;
  let wall = start;
  let timers: { readonly at: number; readonly what: () => void }[] = [];
  return {
    now: () => wall + now,
    monotonic: () => now,
    after(ms, what) {
      const timer = { at: now + ms, what };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.what();
      }
      now = end;
    },
    set: (ms) => void (wall += ms),
    waiting: () => timers.length,
  };
}

import type { Time } from '../wire/fanout.ts';

/** The wall clock, and timers that keep no program alive. */
export const clock: Time = {
  now: Date.now,
  after(ms, what) {
    const timer = setTimeout(what, ms).unref();
    return () => clearTimeout(timer);
  },
};

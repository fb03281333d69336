import type { Time } from '../wire/fanout.ts';
import { createTurn } from './turn.ts';

export type Clock = Time & Required<Pick<Time, 'soon'>>;

/** The wall clock, and timers that keep no program alive. */
export const clock: Clock = {
  now: Date.now,
  after(ms, what) {
    const timer = setTimeout(what, ms).unref();
    return () => clearTimeout(timer);
  },
  soon: createTurn(),
};

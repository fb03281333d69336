import type { Time } from '../wire/fanout.ts';
import { steady } from './steady.ts';
import { createTurn } from './turn.ts';

const monotonic = (): number => performance.now();

export type Clock = Time & Required<Pick<Time, 'soon'>>;

/**
 * The clocks of this machine, and timers that keep no program alive. What is thrown in one goes to `failed` and no further: a
 * timer is one table's or one viewer's, and thrown into the process it would hang up on everybody.
 */
export function openClock(failed: (thrown: unknown) => void): Clock {
  return {
    now: steady(Date.now, monotonic),
    monotonic,
    after(ms, what) {
      const timer = setTimeout(() => {
        try {
          what();
        } catch (thrown) {
          failed(thrown);
        }
      }, ms).unref();
      return () => clearTimeout(timer);
    },
    soon: createTurn(failed),
  };
}

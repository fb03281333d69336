import type { Clock } from '../../src/server/time.ts';

/** A machine's clock that a test can set forward: what comes due meanwhile happens at once, in order. */
export interface MovableClock {
  readonly of: (machine: Clock) => Clock;
  forward(ms: number): void;
}

interface Timer {
  readonly at: number;
  readonly what: () => void;
  cancel: () => void;
}

export function movableClock(): MovableClock {
  let ahead = 0;
  let machine: Clock | undefined;
  const timers = new Set<Timer>();
  const arm = (clock: Clock, timer: Timer): void => {
    const wait = Math.max(0, timer.at - clock.monotonic() - ahead);
    timer.cancel = clock.after(wait, () => {
      timers.delete(timer);
      timer.what();
    });
  };
  return {
    of(clock) {
      machine = clock;
      return {
        ...clock,
        now: () => clock.now() + ahead,
        monotonic: () => clock.monotonic() + ahead,
        after(ms, what) {
          const timer: Timer = { at: clock.monotonic() + ahead + ms, what, cancel: () => {} };
          timers.add(timer);
          arm(clock, timer);
          return () => {
            timers.delete(timer);
            timer.cancel();
          };
        },
      };
    },
    forward(ms) {
      ahead += ms;
      for (const timer of [...timers].toSorted((a, b) => a.at - b.at)) {
        timer.cancel();
        if (machine !== undefined) arm(machine, timer);
      }
    },
  };
}

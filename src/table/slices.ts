import type { Time } from '../runner/time.ts';

/** Seats that one decision answers for where nobody is there to answer. */
export const SLICE = 64;

/** What tables play for the absent, a little at a time: however many are absent, everybody else is served in between. */
export interface Slices {
  /** Does `work`, which answers for so many seats, when there is room for it; at once, if there is. */
  take(seats: number, work: () => void): void;
}

/** `room`: how many seats are answered for before everybody else has their turn. */
export function createSlices(time: Time, room = 2 * SLICE): Slices {
  const waiting: { readonly seats: number; readonly work: () => void }[] = [];
  let left = room;
  let resting = false;

  const rest = (): void => {
    if (resting) return;
    resting = true;
    time.after(0, () => {
      resting = false;
      left = room;
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        left -= next.seats;
        next.work();
        if (left <= 0) break;
      }
      if (waiting.length > 0) rest();
    });
  };

  return {
    take(seats, work) {
      rest();
      if (left <= 0 || waiting.length > 0) {
        waiting.push({ seats, work });
        return;
      }
      left -= seats;
      work();
    },
  };
}

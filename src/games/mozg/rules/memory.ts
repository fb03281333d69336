import type { Sorted } from './card.ts';

/**
 * What each observer can still be certain of: the seats, then the table, which knows what all have seen. An observer's
 * part follows from what that observer saw and nothing else, so it may be shown to them. Of their own cards no seat
 * has notes.
 */
export interface Memory {
  notes: number[][];
  /** The Reserve's cards when it was last renewed, which were public; null until then. */
  fresh: Sorted | null;
  /** Those of `fresh` known to the observer to have been drawn since. These lists are replaced, never changed. */
  gone: Sorted[];
}

export const NONE: Sorted = [];

export function blankMemory(seats: number): Memory {
  const notes: number[][] = [];
  const gone: Sorted[] = [];
  for (let observer = 0; observer <= seats; observer++) {
    notes.push([]);
    gone.push(NONE);
  }
  return { notes, fresh: null, gone };
}

export function copyMemory({ notes, fresh, gone }: Memory): Memory {
  const copied: number[][] = [];
  for (let observer = 0; observer < notes.length; observer++) copied.push((notes[observer] as number[]).slice());
  return { notes: copied, fresh, gone: fresh === null ? gone : gone.slice() };
}

/** Milliseconds since 1970, as a wall clock tells them. */
export type Millis = number;

/** Time and timers, as an argument: `Date.now` and `setTimeout`, or a test's own. */
export interface Time {
  now(): Millis;
  /** Calls `what` once after `ms`; the answer cancels it. */
  after(ms: Millis, what: () => void): () => void;
}

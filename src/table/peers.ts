import type { Millis } from '../runner/time.ts';

/** Other programs that share the keeper. */
export interface Peers {
  /** How long to leave a table to the one that acted last. Drawn anew every time, so that not all stand in at once. */
  standIn(): Millis;
  /** Nothing is heard of them now: who is connected to them is not known, so nobody counts as absent. */
  blind(): boolean;
}

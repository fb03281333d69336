import type { Millis, Time } from '../runner/time.ts';
import type { Peers } from './peers.ts';

/** Which program does by itself what a table has to do. */
export interface Leadership {
  leads(): boolean;
  /** The newest step is ours, or nobody else did what was to be done. */
  take(): void;
  /** The newest step is another program's: it is given time for what is to be done. */
  leave(): void;
  /** It is not known whose the newest step is: nobody is waited for. */
  doubt(): void;
  /** When to stand in for whoever leads, where something is to be done at `at`. */
  standsInAt(at: Millis): Millis;
}

/** The only program there is. */
export const ALONE: Leadership = {
  leads: () => true,
  take() {},
  leave() {},
  doubt() {},
  standsInAt: (at) => at,
};

/** One of several. A table that is new here is somebody else's. */
export function leadershipAmong(peers: Peers, time: Time): Leadership {
  let leads = false;
  let since = time.now();
  let patience = peers.standIn();
  const follow = (ms: Millis): void => {
    leads = false;
    since = time.now();
    patience = ms;
  };
  return {
    leads: () => leads,
    take: () => void (leads = true),
    leave: () => follow(peers.standIn()),
    doubt: () => follow(0),
    standsInAt: (at) => Math.max(since, at) + patience,
  };
}

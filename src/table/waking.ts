import type { Millis, Time } from '../runner/time.ts';
import type { Actor } from './actor.ts';
import { isAway, type DueTable, type Keeper } from './keeper.ts';
import type { Peers } from './peers.ts';
import type { Stoppages } from './stoppages.ts';
import type { Tempo } from './tempo.ts';

export interface WakingOptions {
  readonly keeper: Keeper;
  readonly time: Time;
  readonly tempo: Tempo;
  readonly stoppages: Stoppages;
  readonly peers: Peers | undefined;
  /** The table with this id, if it is known here; it may be out of memory. */
  readonly known: (id: string) => Actor | undefined;
  readonly actorOf: (id: string) => Actor;
  readonly closing: () => boolean;
}

/** A table that could not be woken is left alone for a while, until somebody has changed it. */
interface Rest {
  /** The time of its newest step. */
  readonly at: Millis;
  readonly until: Millis;
  readonly wait: Millis;
}

const MOST_DUE = 2000;
const LONGEST_REST = 3_600_000;

/** Wakes tables out of memory whose time has come, or will before the next look; those of others only when it is long past. */
export function createWaking(options: WakingOptions): () => Promise<void> {
  const { keeper, time, tempo, stoppages, peers, known, actorOf } = options;
  const resting = new Map<string, Rest>();

  const wake = async ({ id, at }: DueTable): Promise<void> => {
    if (options.closing() || (peers === undefined && known(id)?.loaded() === true)) return;
    const actor = actorOf(id);
    try {
      await actor.wake();
      if (!actor.isFaulty()) return void resting.delete(id);
    } catch (thrown) {
      // It has said so, and the others go on. A keeper that is away says nothing about the table.
      if (isAway(thrown)) return;
    }
    const before = resting.get(id);
    const wait = Math.min(LONGEST_REST, 2 * (before?.at === at ? before.wait : tempo.sweep));
    resting.set(id, { at, until: time.now() + wait, wait });
  };

  const isResting = ({ id, at }: DueTable): boolean => {
    const rest = resting.get(id);
    if (rest !== undefined && rest.at !== at) resting.delete(id);
    return rest?.at === at && rest.until > time.now();
  };

  return async () => {
    const now = time.now();
    const soon = peers === undefined ? now + tempo.sweep : now - peers.standIn();
    for (const table of await keeper.due(soon, MOST_DUE + resting.size)) {
      if (isResting(table)) continue;
      const actor = known(table.id);
      if (actor?.loaded() === true && (actor.leads() || actor.watched())) continue;
      const stood = stoppages.since(table.at, now);
      const due = table.due + (stood === undefined ? 0 : stood.to - stood.from);
      if (due <= soon) time.after(Math.max(0, due - now), () => void wake(table));
    }
  };
}

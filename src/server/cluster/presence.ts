import type { Millis } from '../../runner/time.ts';
import type { ChairId } from '../../table/chair.ts';

/** Who is connected to one table, at this node and at the others. */
export interface SharedPresence {
  /** One more device at this node; the answer takes it away again. */
  arrive(chair: ChairId): () => void;
  /** Chairs at this node. */
  readonly here: readonly ChairId[];
  /** All chairs at another node, as it says. */
  hear(node: string, chairs: readonly ChairId[], now: Millis): void;
  /** Nodes that have said nothing since then are gone, and their people with them. */
  expire(before: Millis): void;
  /** They are given time to be heard again. */
  renew(now: Millis): void;
  close(): void;
}

interface Elsewhere {
  readonly departures: Map<ChairId, () => void>;
  heardAt: Millis;
}

/** `arriveAtTable`: at the table it makes no difference which node somebody is connected to. */
export function sharedPresence(arriveAtTable: (chair: ChairId) => () => void, changed: () => void): SharedPresence {
  const devices = new Map<ChairId, number>();
  const others = new Map<string, Elsewhere>();

  const forget = (node: string): void => {
    for (const depart of others.get(node)?.departures.values() ?? []) depart();
    others.delete(node);
  };

  return {
    arrive(chair) {
      const depart = arriveAtTable(chair);
      const before = devices.get(chair) ?? 0;
      devices.set(chair, before + 1);
      if (before === 0) changed();
      let gone = false;
      return () => {
        if (gone) return;
        gone = true;
        depart();
        const left = (devices.get(chair) ?? 1) - 1;
        if (left > 0) {
          devices.set(chair, left);
          return;
        }
        devices.delete(chair);
        changed();
      };
    },
    get here() {
      return [...devices.keys()];
    },
    hear(node, chairs, now) {
      if (chairs.length === 0) return forget(node);
      const other = others.get(node) ?? { departures: new Map<ChairId, () => void>(), heardAt: now };
      others.set(node, other);
      other.heardAt = now;
      for (const chair of chairs) {
        if (!other.departures.has(chair)) other.departures.set(chair, arriveAtTable(chair));
      }
      for (const [chair, depart] of other.departures) {
        if (chairs.includes(chair)) continue;
        other.departures.delete(chair);
        depart();
      }
    },
    expire(before) {
      for (const [node, { heardAt }] of others) if (heardAt < before) forget(node);
    },
    renew(now) {
      for (const other of others.values()) other.heardAt = now;
    },
    close() {
      for (const node of others.keys()) forget(node);
    },
  };
}

import type { Millis } from '../../runner/time.ts';
import type { ChairId } from '../../table/chair.ts';
import type { Tables } from '../../table/tables.ts';
import type { Bus } from './bus.ts';
import type { Message } from './message.ts';
import { sharedPresence, type SharedPresence } from './presence.ts';

/** A table that somebody at this node looks at: what other nodes do there is heard. */
export interface Watch {
  readonly table: string;
  readonly presence: SharedPresence;
  /** When anything was last heard, or asked of the store. */
  checkedAt: Millis;
  saidHereAt: Millis;
  /** Says who is connected to this node. */
  announce(asks: boolean): void;
  stop(): void;
}

export interface WatchOptions {
  readonly table: string;
  readonly node: string;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly now: () => Millis;
  readonly arriveAtTable: (chair: ChairId) => () => void;
}

export function openWatch({ table, node, bus, tables, now, arriveAtTable }: WatchOptions): Watch {
  let stopped = false;
  const announce = (asks: boolean): void => {
    if (stopped) return;
    made.saidHereAt = now();
    bus.publish(table, { kind: 'here', node, chairs: made.presence.here, asks });
  };
  const hear = (message: Message): void => {
    if (stopped) return;
    switch (message.kind) {
      case 'steps':
        made.checkedAt = now();
        tables.hear(table, message.n, message.steps);
        break;
      case 'said':
        tables.overhear(table, message.said);
        break;
      case 'here':
        made.presence.hear(message.node, message.chairs, now());
        if (message.asks && made.presence.here.length > 0) announce(false);
        break;
      // Screens and the hall have channels of their own.
      case 'screen':
      case 'taken':
      case 'show':
      case 'shown':
      case 'hall':
      // The house has one, too.
      case 'settled':
      case 'node':
      case 'who':
      case 'there':
        break;
    }
  };
  const made: Watch = {
    table,
    presence: sharedPresence(arriveAtTable, () => announce(false)),
    checkedAt: now(),
    saidHereAt: now(),
    announce,
    stop() {
      announce(false);
      stopped = true;
      subscription.stop();
      made.presence.close();
    },
  };
  const subscription = bus.watch(table, hear);
  // What was kept between the first look and now was told to nobody here.
  void subscription.ready.then(() => {
    announce(true);
    if (!stopped) tables.catchUp(table).catch(() => {});
  });
  return made;
}

import type { Time } from '../../runner/time.ts';
import type { HallPeers, OpenTable } from '../hall.ts';
import type { Bus } from './bus.ts';

export interface HallPeersOptions {
  readonly bus: Pick<Bus, 'publish' | 'watch' | 'onUp'>;
  readonly time: Pick<Time, 'now' | 'after'>;
  readonly node: string;
}

const CHANNEL = 'hall';
/** What changes at a node is told together. */
const TOGETHER = 250;
/** Everybody says again what is open: what was lost on the way heals. */
const AGAIN = 5000;
/** A node that has said nothing for so long is gone, and so are its tables. */
const SILENCE = 3 * AGAIN;

/** The open tables of all nodes. Each says all of its own, so that one message is enough to be right again. */
export function hallPeers({ bus, time, node }: HallPeersOptions): HallPeers & { stop(): void } {
  const known = new Map<string, { readonly tables: readonly OpenTable[]; readonly at: number }>();
  let own: readonly OpenTable[] = [];
  let telling: (() => void) | undefined;

  const say = (asks: boolean): void => {
    telling?.();
    telling = undefined;
    bus.publish(CHANNEL, { kind: 'hall', node, tables: own, asks });
  };
  const watch = bus.watch(CHANNEL, (message) => {
    if (message.kind !== 'hall' || message.node === node) return;
    known.set(message.node, { tables: message.tables, at: time.now() });
    if (message.asks && own.length > 0) say(false);
  });
  bus.onUp(() => say(true));
  const again = (): void => {
    if (own.length > 0) say(false);
    const silent = time.now() - SILENCE;
    for (const [name, { at }] of known) if (at < silent) known.delete(name);
    cancel = time.after(AGAIN, again);
  };
  let cancel = time.after(AGAIN, again);
  say(true);

  return {
    tell(tables) {
      own = tables;
      telling ??= time.after(TOGETHER, () => say(false));
    },
    others() {
      const silent = time.now() - SILENCE;
      return [...known.values()].flatMap(({ tables, at }) => (at < silent ? [] : tables));
    },
    stop() {
      cancel();
      own = [];
      say(false);
      watch.stop();
    },
  };
}

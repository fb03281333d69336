import type { Bus } from './bus.ts';
import type { Message } from './message.ts';

type Hear = (message: Message) => void;

/** A bus within this program; what is said while it is `deaf` is lost. */
export interface Exchange {
  deaf: boolean;
  /** Nobody is deaf any more, and every node is told that it is up again. */
  heal(): void;
  bus(): Bus;
}

export function exchange(): Exchange {
  const nodes: Map<string, Hear>[] = [];
  const ups: (() => void)[] = [];
  const made: Exchange = {
    deaf: false,
    heal() {
      made.deaf = false;
      for (const up of ups) up();
    },
    bus() {
      const mine = new Map<string, Hear>();
      nodes.push(mine);
      return {
        publish(table, message) {
          if (made.deaf) return;
          for (const hears of nodes) if (hears !== mine) hears.get(table)?.(message);
        },
        watch(table, hear) {
          mine.set(table, hear);
          return { ready: Promise.resolve(), stop: () => void mine.delete(table) };
        },
        isUp: true,
        onUp: (again) => void ups.push(again),
        figures: { sent: 0, received: 0, watched: 0 },
        close: () => Promise.resolve(),
      };
    },
  };
  return made;
}

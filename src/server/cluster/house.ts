import type { JsonObject } from '../../kernel/json.ts';
import type { Time } from '../../runner/time.ts';
import type { Bus } from './bus.ts';

/** The other nodes, as far as the house as a whole is looked after. */
export interface HousePeers {
  /** Something is settled; `dropped`: a table is gone. */
  changed(dropped: string | null): void;
  /** How the others said they are, lately. */
  nodes(): readonly JsonObject[];
  /** The chairs connected to these tables at other nodes. */
  who(tables: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  stop(): void;
}

export interface HousePeersOptions {
  readonly bus: Pick<Bus, 'publish' | 'watch' | 'onUp' | 'isUp'>;
  readonly time: Pick<Time, 'after' | 'now'>;
  readonly draw: () => string;
  /** How this node is. */
  readonly figures: () => JsonObject & { readonly node: string };
  /** The chairs connected here. */
  readonly here: (table: string) => readonly number[];
  /** Another node has settled something. */
  readonly heard: (dropped: string | null) => void;
}

const HOUSE = 'house';
const SAY = 5000;
const SILENT = 20_000;
/** Nodes answer at once; whoever does not is not waited for. */
const PATIENCE = 400;

export function housePeers({ bus, time, draw, figures, here, heard }: HousePeersOptions): HousePeers {
  const others = new Map<string, { readonly at: number; readonly figures: JsonObject }>();
  const watch = bus.watch(HOUSE, (message) => {
    if (message.kind === 'settled') heard(message.dropped);
    else if (message.kind === 'node') others.set(message.node, { at: time.now(), figures: message.figures });
    else if (message.kind === 'who') {
      const tables = message.tables.flatMap((table) => {
        const chairs = here(table);
        return chairs.length === 0 ? [] : [[table, chairs] as const];
      });
      if (tables.length > 0) bus.publish(`there-${message.ask}`, { kind: 'there', tables });
    }
  });
  const say = (): void => {
    const own = figures();
    bus.publish(HOUSE, { kind: 'node', node: own.node, figures: own });
    cancel = time.after(SAY, say);
  };
  let cancel = time.after(0, say);
  // What was settled meanwhile was not heard.
  bus.onUp(() => heard(null));
  return {
    changed: (dropped) => bus.publish(HOUSE, { kind: 'settled', dropped }),
    nodes() {
      for (const [node, { at }] of others) if (at < time.now() - SILENT) others.delete(node);
      return [...others.values()].map((each) => each.figures);
    },
    who: (tables) =>
      new Promise((resolve) => {
        const found = new Map<string, readonly number[]>();
        if (tables.length === 0 || !bus.isUp) return resolve(found);
        const ask = draw();
        const answers = bus.watch(`there-${ask}`, (message) => {
          if (message.kind !== 'there') return;
          for (const [table, chairs] of message.tables) found.set(table, [...(found.get(table) ?? []), ...chairs]);
        });
        void answers.ready.then(() => bus.publish(HOUSE, { kind: 'who', tables, ask }));
        time.after(PATIENCE, () => {
          answers.stop();
          resolve(found);
        });
      }),
    stop() {
      cancel();
      watch.stop();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { openPostgres, type SharedStore } from '../../store/postgres.ts';
import type { Keeper } from '../../table/keeper.ts';
import type { Peers } from '../../table/peers.ts';
import type { Tables } from '../../table/tables.ts';
import type { Time } from '../../wire/fanout.ts';
import type { Metrics } from '../metrics.ts';
import type { ScreenPeers } from '../screens.ts';
import { hallPeers } from './hall.ts';
import { housePeers, type HousePeers, type HousePeersOptions } from './house.ts';
import { sharedKeeper } from './keeper.ts';
import { openNats } from './nats.ts';
import { screenPeers } from './screens.ts';
import { clusterTables } from './tables.ts';

/** What makes a server one of several equal nodes. */
export interface Cluster {
  readonly store: SharedStore;
  readonly keeper: Keeper;
  readonly peers: Peers;
  readonly screens: ScreenPeers;
  /** The open tables of the other nodes, until it is stopped. */
  hall(): ReturnType<typeof hallPeers>;
  /** The other nodes, as far as the house as a whole is looked after. */
  house(own: Pick<HousePeersOptions, 'figures' | 'here' | 'heard'>): HousePeers;
  /** The same tables, with what other nodes do at them. */
  around(tables: Tables): Tables;
  /** The same figures, with those of this node among the others. */
  measured(metrics: Metrics): Metrics;
  /** Says goodbye to the other nodes. The store is the caller's. */
  close(): Promise<void>;
}

export interface ClusterOptions {
  readonly database: string;
  readonly nats: string;
  readonly node: string;
  readonly time: Time;
  readonly random: () => number;
  readonly log: (message: string) => void;
}

/** Long enough for a node that is only slow, short enough for people who wait. Nodes differ, so that one is first. */
const STAND_IN = { least: 2000, spread: 1500 };

export async function openCluster({ database, nats, node, time, random, log }: ClusterOptions): Promise<Cluster> {
  const store = await openPostgres(database, { log });
  const bus = openNats({ url: nats, node, cluster: store.cluster, log });
  const opened: { tables?: ReturnType<typeof clusterTables>; house?: HousePeers } = {};
  return {
    store,
    keeper: sharedKeeper(store, (table, n, steps) => bus.publish(table, { kind: 'steps', n, steps })),
    peers: {
      standIn: () => STAND_IN.least + Math.floor(random() * STAND_IN.spread),
      blind: () => !bus.isUp,
    },
    screens: screenPeers({ bus, time, draw: () => randomUUID() }),
    hall: () => hallPeers({ bus, time, node }),
    house(own) {
      opened.house = housePeers({ ...own, bus, time, draw: () => randomUUID() });
      return opened.house;
    },
    around(tables) {
      opened.tables = clusterTables({ tables, store, bus, node, time });
      return opened.tables;
    },
    measured: (metrics) => ({
      ...metrics,
      async read() {
        // The house's own channel is no table's.
        const watched = bus.figures.watched - (opened.house === undefined ? 0 : 1);
        return `${await metrics.read()}${told(node, bus.isUp, { ...bus.figures, watched })}`;
      },
    }),
    async close() {
      opened.tables?.stop();
      opened.house?.stop();
      await bus.close();
    },
  };
}

function told(
  node: string,
  up: boolean,
  { sent, received, watched }: { sent: number; received: number; watched: number },
): string {
  const lines = [
    '# HELP stolik_node_info Which node this is.',
    '# TYPE stolik_node_info gauge',
    `stolik_node_info{node=${JSON.stringify(node)}} 1`,
    '# HELP stolik_bus_up Whether NATS is connected.',
    '# TYPE stolik_bus_up gauge',
    `stolik_bus_up ${up ? 1 : 0}`,
    '# HELP stolik_bus_messages_total Messages between nodes, by direction.',
    '# TYPE stolik_bus_messages_total counter',
    `stolik_bus_messages_total{direction="sent"} ${sent}`,
    `stolik_bus_messages_total{direction="received"} ${received}`,
    '# HELP stolik_bus_tables_watched Tables and screens whose news this node hears.',
    '# TYPE stolik_bus_tables_watched gauge',
    `stolik_bus_tables_watched ${watched}`,
  ];
  return `${lines.join('\n')}\n`;
}

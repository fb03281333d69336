import { GAMES } from '../../games/rules.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { BotLoad } from '../../runner/pooled-runner.ts';
import type { StoreHealth } from '../../store/store.ts';
import { PROTOCOL } from '../../wire/protocol.ts';
import type { MetLine } from '../met.ts';
import { programVersion } from '../version.ts';
import type { Announcement, Ban } from './settled.ts';

/** How one node is. */
export interface NodeReport extends JsonObject {
  readonly node: string;
  readonly version: string;
  readonly runtime: string;
  /** Seconds since its start. */
  readonly uptime: number;
  readonly sockets: number;
  readonly seats: number;
  readonly tablesWatched: number;
  readonly tablesInMemory: number;
  readonly memory: number;
  readonly botsWaiting: number;
  readonly botsOldest: number;
  readonly botsThreads: number;
}

/** The house as a whole. */
export interface HouseReport {
  readonly now: number;
  /** The one that answers first; the others as they said lately. */
  readonly nodes: readonly JsonObject[];
  readonly store: StoreHealth & { readonly kind: 'sqlite' | 'postgres' };
  /** Of this node, within the last hour. */
  readonly limitsMet: readonly MetLine[];
  readonly bans: readonly Ban[];
  readonly announcement: Announcement | null;
  readonly backups: { readonly newest: number | null; readonly failures: number } | null;
  readonly versions: {
    readonly stolik: string;
    readonly node: string;
    readonly sqlite: string;
    readonly protocol: number;
    readonly games: Readonly<Record<string, number>>;
  };
}

const VERSION = programVersion();

export interface NodeFigures {
  readonly node: string;
  readonly sockets: number;
  readonly seats: number;
  readonly tablesWatched: number;
  readonly tablesInMemory: number;
  readonly bots: BotLoad;
}

export function nodeReport({ bots, ...figures }: NodeFigures): NodeReport {
  return {
    ...figures,
    version: VERSION,
    runtime: process.versions.node,
    uptime: Math.round(process.uptime()),
    memory: process.memoryUsage.rss(),
    botsWaiting: bots.waiting,
    botsOldest: Math.round(bots.oldest),
    botsThreads: bots.workers,
  };
}

export function versions(): HouseReport['versions'] {
  const { node, sqlite = 'none' } = process.versions;
  const games = Object.fromEntries(Object.values(GAMES).map(({ id, version }) => [id, version]));
  return { stolik: VERSION, node, sqlite, protocol: PROTOCOL, games };
}

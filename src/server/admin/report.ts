import { GAMES } from '../../games/rules.ts';
import type { BotLoad } from '../../runner/pooled-runner.ts';
import type { HouseReport, NodeReport } from '../../wire/admin.ts';
import { PROTOCOL } from '../../wire/protocol.ts';
import { programVersion } from '../version.ts';

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

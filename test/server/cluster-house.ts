import { DEFAULTS, type Config } from '../../src/server/config.ts';
import { serve, type Serving } from '../../src/server/main.ts';
import type { Tempo } from '../../src/table/tempo.ts';
import { startNats, type Nats } from '../services/nats.ts';
import { startPostgres, type Postgres } from '../services/postgres.ts';
import { GENEROUS, QUICK } from './house.ts';

/** One node, in this process. */
export interface Node {
  readonly name: string;
  readonly url: string;
  readonly logged: readonly string[];
  close(): Promise<void>;
}

/** A PostgreSQL, a NATS, and nodes as they are wanted. */
export interface Servers {
  readonly postgres: Postgres;
  readonly nats: Nats;
  /** Nodes on a new database. */
  nodes(count: number, change?: Partial<Config>, tempo?: Partial<Tempo>): Promise<Node[]>;
  closeNodes(): Promise<void>;
  remove(): Promise<void>;
}

export async function startServers(): Promise<Servers> {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  const opened: Serving[] = [];
  const node = async (config: Config, tempo: Partial<Tempo>): Promise<Node> => {
    const logged: string[] = [];
    const started = await serve(config, { out: () => {}, logTo: (line) => void logged.push(line), tempo });
    if (!started.ok) throw new Error(started.why);
    const { serving } = started;
    opened.push(serving);
    return {
      name: config.node,
      url: `http://127.0.0.1:${serving.port}`,
      logged,
      async close() {
        const at = opened.indexOf(serving);
        if (at !== -1) opened.splice(at, 1);
        if (at !== -1) await serving.close();
      },
    };
  };
  const closeNodes = async (): Promise<void> => {
    await Promise.all(opened.splice(0).map((serving) => serving.close()));
  };
  return {
    postgres,
    nats,
    async nodes(count, change = {}, tempo = QUICK) {
      const database = await postgres.database();
      const config: Config = {
        ...DEFAULTS,
        port: 0,
        host: '127.0.0.1',
        client: 'no-such',
        limits: GENEROUS,
        database,
        nats: nats.url,
        data: '/dev/null',
        ...change,
      };
      const names = Array.from({ length: count }, (_, i) => `node${i}`);
      return Promise.all(names.map((name) => node({ ...config, node: name }, tempo)));
    },
    closeNodes,
    async remove() {
      await closeNodes();
      await Promise.all([postgres.remove(), nats.stop()]);
    },
  };
}

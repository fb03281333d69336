import { setTimeout as sleep } from 'node:timers/promises';
import { startNats, type Nats } from '../../test/services/nats.ts';
import { startPostgres, type Postgres } from '../../test/services/postgres.ts';
import { startProxy, type Proxy } from '../../test/services/proxy.ts';
import { isOpen, OPEN_LIMITS, startChild, type Child } from '../server/child.ts';

/** One node behind wires of its own, that is started again when it is killed. */
export interface Member {
  readonly name: string;
  /** Nothing while it is dead. */
  readonly url: string | undefined;
  readonly pid: number;
  readonly database: Proxy;
  readonly bus: Proxy;
  kill(): Promise<void>;
  start(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

export interface Fleet {
  readonly postgres: Postgres;
  readonly nats: Nats;
  readonly database: string;
  readonly members: readonly Member[];
  /** Nodes that have ended without being told to. */
  ended(): readonly string[];
  /** Addresses of nodes that are not known to be dead. */
  urls(): readonly string[];
  close(): Promise<void>;
}

export interface FleetOptions {
  readonly nodes: number;
  /** A module that is loaded before the node, to break it. */
  readonly broken?: string;
}

export async function startFleet({ nodes, broken }: FleetOptions): Promise<Fleet> {
  const [postgres, nats] = await Promise.all([startPostgres({ careless: false }), startNats()]);
  const database = await postgres.database();
  const natsPort = Number(new URL(nats.url).port);
  const members: Member[] = [];
  for (let i = 0; i < nodes; i++) {
    const wires = { database: await startProxy(postgres.port), bus: await startProxy(natsPort) };
    const env: Record<string, string> = {
      ...OPEN_LIMITS,
      DATABASE_URL: database.replace(`:${postgres.port}`, `:${wires.database.port}`),
      NATS_URL: `nats://127.0.0.1:${wires.bus.port}`,
      STOLIK_NODE: `node${i}`,
      STOLIK_METRICS: 'open',
      ...(broken !== undefined && { NODE_OPTIONS: `--import=${broken}` }),
    };
    members.push(await startMember(`node${i}`, env, wires));
  }
  return {
    postgres,
    nats,
    database,
    members,
    ended: () => members.flatMap(({ name, pid }) => (pid === 0 || runs(pid) ? [] : [name])),
    urls: () => members.flatMap(({ url }) => (url === undefined ? [] : [url])),
    async close() {
      await Promise.all(members.map((member) => member.kill()));
      await Promise.all(members.flatMap(({ database: a, bus: b }) => [a.close(), b.close()]));
      await Promise.all([postgres.remove(), nats.stop()]);
    },
  };
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const AGAIN = 500;

async function startMember(
  name: string,
  env: Record<string, string>,
  wires: { readonly database: Proxy; readonly bus: Proxy },
): Promise<Member> {
  let child: Child | undefined;
  let wanted = true;
  const start = async (): Promise<void> => {
    wanted = true;
    // As a supervisor does: again and again, where the database is away just now.
    for (;;) {
      const started = await startChild('/dev/null', env);
      if (isOpen(started)) child = started;
      if (isOpen(started) || !wanted) return;
      await sleep(AGAIN);
    }
  };
  await start();
  // Whoever stops the bench in the middle leaves nothing behind.
  process.on('exit', () => {
    if (child !== undefined) process.kill(child.pid, 'SIGKILL');
  });
  return {
    name,
    ...wires,
    get url() {
      return child?.url;
    },
    get pid() {
      return child?.pid ?? 0;
    },
    async kill() {
      wanted = false;
      const old = child;
      child = undefined;
      await old?.kill();
    },
    start,
    signal(signal) {
      if (child !== undefined) process.kill(child.pid, signal);
    },
  };
}

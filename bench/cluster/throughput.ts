import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startNats } from '../../test/services/nats.ts';
import { startPostgres } from '../../test/services/postgres.ts';
import { isOpen, OPEN_LIMITS, startChild, type Child } from '../server/child.ts';
import { drive, type Pace } from '../server/load.ts';
import { cpuSecondsOf, residentKiB } from '../server/process.ts';
import { seatAt, type Resumable, type Seating, type Table } from './riders.ts';

export interface ThroughputRow {
  readonly what: string;
  readonly tables: number;
  /** With everybody answering at once. */
  readonly movesPerSecond: number;
  readonly perServerCpu: number;
  readonly perDatabaseCpu: number | null;
  readonly perNatsCpu: number | null;
  /** At 300 moves a second in all. */
  readonly p50: number;
  readonly p99: number;
  /** What a table in play costs in a node's memory. */
  readonly kibPerTable: number;
  /** What a move leaves in the database with its indexes, and what went through its log. */
  readonly bytesPerMove: number | null;
  /** Messages between nodes for a move a person made, those about who is there included. */
  readonly busPerMove: number | null;
  readonly logBytesPerMove: number | null;
}

interface Setup {
  readonly what: string;
  readonly nodes: number;
  /** People of a table at all nodes, as without a proxy that hashes; or all at one. */
  readonly scattered?: boolean;
  /** With clocks and bots. */
  readonly lively?: boolean;
}

interface Size {
  readonly bytes: number;
  readonly log: number;
}

interface Stage {
  readonly nodes: readonly Child[];
  readonly database: { cpu(): number; size(): Promise<Size> } | undefined;
  readonly bus: { cpu(): number } | undefined;
  stop(): Promise<void>;
}

const RATE = 300;
const SETUPS: readonly Setup[] = [
  { what: 'one process, SQLite', nodes: 0 },
  { what: 'one node, PostgreSQL and NATS', nodes: 1 },
  { what: 'two nodes, a table’s people at one', nodes: 2 },
  { what: 'two nodes, a table’s people at both', nodes: 2, scattered: true },
  { what: 'one process, SQLite, clocks and bots', nodes: 0, lively: true },
  { what: 'two nodes, people at one, clocks and bots', nodes: 2, lively: true },
  { what: 'two nodes, people at both, clocks and bots', nodes: 2, scattered: true, lively: true },
];

/** Moves per second of everybody's processor time, and how long a move takes, alone and in a cluster. */
export async function throughput(quick: boolean, note: (text: string) => void): Promise<readonly ThroughputRow[]> {
  const rows: ThroughputRow[] = [];
  const tables = quick ? 50 : 200;
  for (const setup of SETUPS) {
    note(`throughput: ${setup.what}`);
    const stage = await (setup.nodes === 0 ? alone() : together(setup.nodes));
    try {
      rows.push(await measure(stage, setup, tables, quick));
    } finally {
      await stage.stop();
    }
  }
  return rows;
}

async function measure(stage: Stage, setup: Setup, tables: number, quick: boolean): Promise<ThroughputRow> {
  const { nodes, database, bus } = stage;
  /** After a collection, so that what is measured is what is kept. */
  const memory = async (): Promise<number> => {
    for (const { pid } of nodes) process.kill(pid, 'SIGUSR2');
    await pause(1500);
    return nodes.reduce((sum, { pid }) => sum + residentKiB(pid), 0);
  };
  const urls = nodes.map(({ url }) => url);
  const seating = { scattered: setup.scattered === true, lively: setup.lively === true };
  const warm = await seatAll(urls, 10, seating);
  for (const table of warm) table.begin();
  await pause(2000);
  const before = await memory();
  const seated = await seatAll(urls, tables, seating);
  const riders = seated.flatMap((table) => table.riders);
  const warmUp = quick ? 2 : 5;
  const seconds = quick ? 4 : 12;
  const cpu = (): number => nodes.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);
  const paced = await drive(riders, nodes[0]?.pid ?? 0, { warmUp, seconds, rate: RATE }, () => {
    for (const table of seated) table.begin();
  });
  const kibPerTable = Math.round(((await memory()) - before) / tables);
  const none: Size = { bytes: 0, log: 0 };
  const look = async () => ({
    server: cpu(),
    database: database?.cpu() ?? 0,
    bus: bus?.cpu() ?? 0,
    size: (await database?.size()) ?? none,
    sent: bus === undefined ? 0 : await sentBy(urls),
  });
  const { measured: saturated, before: first, after: last } = await driveAll(riders, nodes, { warmUp, seconds }, look);
  for (const table of [...warm, ...seated]) table.close();
  const per = (share: number): number | null => (share === 0 ? null : Math.round(saturated.moves / share));
  return {
    what: setup.what,
    tables,
    movesPerSecond: Math.round(saturated.moves / saturated.seconds),
    perServerCpu: per(last.server - first.server) ?? 0,
    perDatabaseCpu: database === undefined ? null : per(last.database - first.database),
    perNatsCpu: bus === undefined ? null : per(last.bus - first.bus),
    p50: paced.p50,
    p99: paced.p99,
    kibPerTable,
    bytesPerMove: database === undefined ? null : Math.round((last.size.bytes - first.size.bytes) / saturated.moves),
    busPerMove: bus === undefined ? null : Math.round((100 * (last.sent - first.sent)) / saturated.moves) / 100,
    logBytesPerMove: database === undefined ? null : Math.round((last.size.log - first.size.log) / saturated.moves),
  };
}

/** As `drive`, with a look at everything when counting begins and when it ends. */
async function driveAll<T>(riders: readonly Resumable[], nodes: readonly Child[], pace: Pace, look: () => Promise<T>) {
  const began = Promise.withResolvers<T>();
  setTimeout(() => void look().then(began.resolve, began.reject), pace.warmUp * 1000);
  const measured = await drive(riders, nodes[0]?.pid ?? 0, pace, () => {
    // They wait with the question they were asked when the paced part ended.
    for (const rider of riders) rider.resume();
  });
  return { measured, before: await began.promise, after: await look() };
}

async function seatAll(urls: readonly string[], tables: number, seating: Seating): Promise<Table[]> {
  const seated: Table[] = [];
  const atOnce = 10;
  for (let i = 0; i < tables; i += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, tables - i) }, (_, j) => i + j);
    seated.push(...(await Promise.all(some.map((each) => seatAt(urls, each, seating)))));
  }
  return seated;
}

async function alone(): Promise<Stage> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-bench-'));
  const node = opened(await startChild(data));
  return {
    nodes: [node],
    database: undefined,
    bus: undefined,
    async stop() {
      await node.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function together(count: number): Promise<Stage> {
  const [postgres, nats] = await Promise.all([startPostgres({ careless: false }), startNats()]);
  const url = await postgres.database();
  const nodes: Child[] = [];
  for (let i = 0; i < count; i++) {
    nodes.push(opened(await startChild('/dev/null', { ...OPEN_LIMITS, DATABASE_URL: url, NATS_URL: nats.url })));
  }
  return {
    nodes,
    database: { cpu: () => treeCpu(postgres.pid), size: () => sizeOf(url) },
    bus: { cpu: () => cpuSecondsOf(nats.pid) },
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
      await Promise.all([postgres.remove(), nats.stop()]);
    },
  };
}

function opened(started: Awaited<ReturnType<typeof startChild>>): Child {
  if (!isOpen(started)) throw new Error(started.err);
  return started;
}

/** Messages the nodes have sent each other. */
async function sentBy(urls: readonly string[]): Promise<number> {
  const all = urls.map(async (url) => {
    const told = await (await fetch(`${url}/metrics`)).text();
    return Number(/stolik_bus_messages_total\{direction="sent"\} (\d+)/.exec(told)?.[1] ?? 0);
  });
  return (await Promise.all(all)).reduce((sum, each) => sum + each, 0);
}

/** Processor time of a process and all that it has started. */
function treeCpu(root: number): number {
  return [root, ...childrenOf(root)].reduce((sum, pid) => sum + orNothing(() => cpuSecondsOf(pid)), 0);
}

async function sizeOf(url: string): Promise<Size> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string; log: string }>(
    `SELECT pg_total_relation_size('stolik.steps') AS bytes, pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS log`,
  );
  await client.end();
  return { bytes: Number(rows[0]?.bytes), log: Number(rows[0]?.log) };
}

function childrenOf(root: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(
      (pid) =>
        orNothing(() => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])) === root,
    );
}

/** A process may end while it is looked at. */
function orNothing(look: () => number): number {
  try {
    return look();
  } catch {
    return 0;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

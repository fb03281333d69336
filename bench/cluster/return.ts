import { hash, randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { levelsOf } from '../../src/games/bots.ts';
import { GAMES } from '../../src/games/rules.ts';
import { openCluster, type Cluster } from '../../src/server/cluster/cluster.ts';
import { createGatherings } from '../../src/server/gatherings.ts';
import type { Guest } from '../../src/server/gathering.ts';
import { whoShows } from '../../src/server/identity.ts';
import { createAttention } from '../../src/server/attention.ts';
import { LIMITS } from '../../src/server/limits.ts';
import { openClock } from '../../src/server/time.ts';
import { drawToken, hashToken } from '../../src/server/token.ts';
import { createTables, type Tables } from '../../src/table/tables.ts';
import { TEMPO } from '../../src/table/tempo.ts';
import { threadRunner } from '../../src/server/thinkers/pool.ts';
import { startNats } from '../../test/services/nats.ts';
import { startPostgres } from '../../test/services/postgres.ts';

export interface ReturnRow {
  readonly what: string;
  readonly people: number;
  readonly tables: number;
  readonly turnedAway: number;
  /** From the hello to the welcome, in ms. */
  readonly median: number;
  readonly p99: number;
  readonly most: number;
  /** Seconds of the processor this node took for all of them: the least that the slowest waits, on a quiet machine. */
  readonly cpu: number;
  /** Of the machine, when it began. */
  readonly load: number;
}

interface Seated {
  readonly table: string;
  readonly token: string;
}

const clock = openClock((thrown) => console.error(thrown));
const A_TABLE = 4;
const AT_ONCE = 200;

/** A node has died, and everybody it had comes back to this one at the same moment. */
export async function comeBack(quick: boolean, note: (text: string) => void): Promise<readonly ReturnRow[]> {
  const [postgres, nats] = await Promise.all([startPostgres({ careless: false }), startNats()]);
  try {
    const database = await postgres.database();
    const node = (name: string): Promise<Cluster> =>
      openCluster({ database, nats: nats.url, node: name, time: clock, random: Math.random, log: note });
    const crowds = quick ? [1000] : [1000, 4000, 10_000, 20_000];
    const most = Math.max(...crowds);
    note(`${most / A_TABLE} tables are made`);
    const dead = await node('dead');
    const people = await seatAll(dead, most);
    const rows: ReturnRow[] = [];
    for (const crowd of crowds) {
      note(`${crowd} people come back at once`);
      const here = await node(`survivor ${crowd}`);
      const tables = tablesOf(here);
      const gatherings = createGatherings({
        time: clock,
        attention: createAttention(clock),
        limits: LIMITS,
        broken: (_, thrown) => console.error(thrown),
        turnedAway: note,
      });
      const come = (seated: Seated): Promise<void> => hello(tables, gatherings, seated);
      const some = people.slice(0, crowd);
      rows.push(await timed('to tables nobody has in memory', some, come));
      rows.push(await timed('to tables in memory', some, come));
      await tables.close();
      await here.close();
      await here.store.close();
    }
    return rows;
  } finally {
    await Promise.all([postgres.remove(), nats.stop()]);
  }
}

async function timed(
  what: string,
  people: readonly Seated[],
  come: (one: Seated) => Promise<void>,
): Promise<ReturnRow> {
  const load = Math.round(10 * (loadavg()[0] ?? 0)) / 10;
  const before = process.cpuUsage();
  const from = performance.now();
  const took: number[] = [];
  const came = await Promise.allSettled(
    people.map(async (one) => {
      await come(one);
      took.push(performance.now() - from);
    }),
  );
  const { user, system } = process.cpuUsage(before);
  const sorted = took.toSorted((a, b) => a - b).map(Math.round);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return {
    what,
    people: people.length,
    tables: new Set(people.map(({ table }) => table)).size,
    turnedAway: came.filter(({ status }) => status === 'rejected').length,
    median: at(0.5),
    p99: at(0.99),
    most: at(1),
    cpu: Math.round((user + system) / 10_000) / 100,
    load,
  };
}

/** As `src/server/visit.ts` lets somebody in. */
async function hello(tables: Tables, gatherings: ReturnType<typeof createGatherings>, { table, token }: Seated) {
  const handle = await tables.open(table);
  if (handle === undefined) throw new Error(`there is no table ${table}`);
  const shown = { kind: 'token', token } as const;
  const who = await whoShows(handle, shown);
  if (who === undefined) throw new Error('the seat is not known');
  const guest: Guest = { who, address: '', line: { send: () => {}, buffered: () => 0 }, dismiss: () => {} };
  await gatherings.enter(handle).gathering.join(guest, () => {});
  if ((await whoShows(handle, shown)) === undefined) throw new Error('the seat is not known any more');
}

function tablesOf(cluster: Cluster): Tables {
  return cluster.around(
    createTables({
      environment: {
        games: GAMES,
        levels: levelsOf,
        sha256: (bytes) => hash('sha256', bytes, 'hex'),
        mostChairs: 1024,
      },
      keeper: cluster.keeper,
      time: clock,
      random: (bytes) => randomBytes(bytes),
      bots: threadRunner({ time: clock, lost: () => {} }),
      tempo: TEMPO,
      report: () => {},
      peers: cluster.peers,
    }),
  );
}

/** So many people, four at a table. */
async function seatAll(dead: Cluster, people: number): Promise<Seated[]> {
  const tables = tablesOf(dead);
  const seated: Seated[] = [];
  const seatTable = async (): Promise<void> => {
    const tokens = Array.from({ length: A_TABLE }, drawToken);
    const [host = '', ...others] = tokens.map((token) => hashToken(token) ?? '');
    const made = await tables.create({
      game: 'rudy',
      options: {},
      settings: {},
      host: { name: 'Ala', lang: 'pl', token: host },
    });
    if (!made.ok) throw new Error(made.code);
    const handle = await tables.open(made.id);
    for (const [i, token] of others.entries()) {
      await handle?.submit({ kind: 'visitor' }, { do: 'sit', name: `Gość ${i}`, lang: 'pl', token });
    }
    seated.push(...tokens.map((token) => ({ table: made.id, token })));
  };
  for (let i = 0; i < people / A_TABLE; i += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, seatTable));
  }
  await tables.close();
  await dead.close();
  await dead.store.close();
  // Whoever sits at one table does not come in one go.
  return seated.toSorted((a, b) => (a.token < b.token ? -1 : 1));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { dice } from '../server/dice.ts';
import { post } from '../server/party.ts';
import { FAULTS } from './faults.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { baseOf, checkHistory } from './history.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createPerson, type Person } from './person.ts';

export type Broken = 'unique' | 'early-send';

export interface SoakOptions {
  readonly minutes: number;
  readonly nodes: number;
  readonly tables: number;
  readonly seed: number;
  /** Milliseconds between the end of one fault and the next. */
  readonly between: number;
  readonly thinks: readonly [number, number];
  readonly broken?: Broken;
  readonly note: (text: string) => void;
}

/** How long tables stood still from when it went wrong, in milliseconds. */
export interface Recovery {
  readonly fault: string;
  readonly times: number;
  readonly median: number;
  readonly p99: number;
  readonly most: number;
}

export interface SoakReport {
  readonly minutes: number;
  readonly nodes: number;
  readonly tables: number;
  readonly people: number;
  readonly views: number;
  readonly acks: number;
  readonly moves: number;
  readonly steps: number;
  readonly matches: number;
  readonly strokes: number;
  /** How much later than their deadlines clocks struck: median, 99 of 100, most. */
  readonly late: readonly [number, number, number];
  readonly returns: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly reports: Readonly<Record<string, number>>;
  readonly recovery: readonly Recovery[];
  readonly faults: readonly string[];
}

const KINDS = [
  { game: 'rudy', people: 2, bots: 0, sleepy: false },
  { game: 'rudy', people: 2, bots: 1, sleepy: false },
  { game: 'mozg', people: 2, bots: 1, sleepy: false },
  { game: 'ruletka', people: 2, bots: 1, sleepy: false },
  { game: 'rudy', people: 2, bots: 0, sleepy: true },
] as const;
const AT_ONCE = 10;
const TRIES = 10;
const AGAIN = 1000;
const SETTLE = 15_000;
/** How long all matches together may take to their end: longer, the more there are. Whoever was broken on purpose need not be waited for. */
const FINISH_WITHIN = { whole: 300_000, perTable: 300, broken: 20_000 };
/** So many tables are played briskly, and tell how long recovery takes; the others take so many times as long to think. */
const BRISK = 100;
const SLOWER = 8;
const BREAK_UNIQUE = new URL('./break-unique.ts', import.meta.url).pathname;
const BREAK_EARLY = new URL('./break-early-send.ts', import.meta.url).pathname;

interface Moment {
  readonly fault: string;
  readonly at: number;
}

/** Plays many tables at several nodes while one thing after the other goes wrong, and checks the histories. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { minutes, nodes, tables, seed, between, broken, note } = options;
  const module = broken === undefined ? {} : { broken: broken === 'unique' ? BREAK_UNIQUE : BREAK_EARLY };
  const fleet = await startFleet({ nodes, ...module });
  const ledger = createLedger();
  const random = dice(seed);
  const people: Person[] = [];
  const moments: Moment[] = [];
  const brisk = new Set<string>();
  const bases = new Map<string, string>();
  try {
    if (broken === 'unique') await breakUnique(fleet.database);
    for (let i = 0; i < tables; i += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, tables - i) }, (_, j) => i + j);
      const seated = await Promise.all(
        some.map((each) => insist(() => seat(fleet, ledger, each, options, brisk, bases))),
      );
      people.push(...seated.flat());
      note(`${i + some.length} of ${tables} tables`);
    }
    const until = Date.now() + minutes * 60_000;
    await sleep(Math.min(10_000, minutes * 10_000));
    for (let i = 0; Date.now() < until; i++) {
      const fault = FAULTS[i % FAULTS.length];
      if (fault === undefined) break;
      moments.push({ fault: fault.name, at: Date.now() });
      note(`${fault.name}; ${ledger.views} views, ${ledger.acks.length} acknowledged, ${ledger.faults.length} faults`);
      await fault.run(fleet, random);
      for (const name of fleet.ended()) throw new Error(`${name} has ended by itself in: ${fault.name}`);
      await sleep(between);
    }
    note('letting every match come to its end');
    await sleep(Math.min(SETTLE, minutes * 10_000));
    const reports = await reportsOf(fleet);
    const unfinished = await finish(
      people,
      broken === undefined ? FINISH_WITHIN.whole + tables * FINISH_WITHIN.perTable : FINISH_WITHIN.broken,
    );
    if (unfinished > 0) ledger.fault(`${unfinished} people wait for the end of a match in vain`);
    for (const person of people) person.stop();
    note('reading the logs');
    const history = await checkHistory(fleet.database, bases, ledger);
    const late = (share: number): number => history.lateness[Math.floor(share * (history.lateness.length - 1))] ?? 0;
    const { steps, moves, matches, strokes } = history;
    return {
      minutes,
      nodes,
      tables,
      people: people.length,
      views: ledger.views,
      acks: ledger.acks.length,
      moves,
      steps,
      matches,
      strokes,
      late: [late(0.5), late(0.99), late(1)],
      returns: people.reduce((sum, { returns }) => sum + returns, 0),
      refused: added(people.map((person) => person.refused)),
      reports,
      recovery: recoveryOf(moments, ledger, brisk),
      faults: [...ledger.faults, ...history.faults],
    };
  } finally {
    for (const person of people) person.stop();
    await fleet.close();
  }
}

async function seat(
  fleet: Fleet,
  ledger: Ledger,
  i: number,
  { seed, thinks }: SoakOptions,
  brisk: Set<string>,
  bases: Map<string, string>,
): Promise<Person[]> {
  const slower = i < BRISK ? 1 : SLOWER;
  const kind = KINDS[i % KINDS.length] ?? KINDS[0];
  const { game, bots, sleepy } = kind;
  const options = sleepy ? { time: 3 * slower } : {};
  const url = (j: number): string => fleet.urls()[(i + j) % fleet.urls().length] ?? '';
  const settings = { minding: false, quickBots: i % 2 === 0 };
  const host = await post<{ table: string; token: string }>(url(0), '/api/tables', {
    game,
    options,
    settings,
    name: 'Ala',
  });
  const { table } = host;
  bases.set(table, await baseOf(fleet.database, table));
  if (slower === 1) brisk.add(table);
  const tokens = [host.token];
  for (let j = 1; j < kind.people; j++) {
    tokens.push((await post<{ token: string }>(url(j), `/api/tables/${table}/sit`, { name: `Gość ${j}` })).token);
  }
  for (let j = 0; j < bots; j++) {
    const bot = { t: 'bot', name: `Bot ${j}`, level: 'beginner' };
    await fetch(`${url(0)}/api/tables/${table}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${host.token}` },
      body: JSON.stringify(bot),
    });
  }
  return tokens.map((token, j) =>
    createPerson({
      table,
      token,
      game,
      host: j === 0,
      seed: seed + 1000 * i + j,
      ledger,
      urls: () => fleet.urls(),
      sleepy,
      thinks: [thinks[0] * slower, thinks[1] * slower],
    }),
  );
}

/** A machine that is busy may let a request wait too long. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (thrown) {
      if (tries === TRIES) throw thrown;
      await sleep(AGAIN);
    }
  }
}

async function breakUnique(database: string): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query('ALTER TABLE stolik.steps DROP CONSTRAINT steps_pkey; CREATE INDEX ON stolik.steps (tbl, n)');
  await client.end();
}

async function finish(people: readonly Person[], within: number): Promise<number> {
  for (const person of people) person.finish();
  const until = Date.now() + within;
  while (Date.now() < until && !people.every(({ ended }) => ended)) await sleep(200);
  return people.filter(({ ended }) => !ended).length;
}

/** What the nodes themselves counted, since each was last started. */
async function reportsOf(fleet: Fleet): Promise<Record<string, number>> {
  const found: Record<string, number>[] = [];
  for (const url of fleet.urls()) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const lines = text.matchAll(/^stolik_reports_total\{kind="([a-z-]+)"\} (\d+)$/gm);
    found.push(Object.fromEntries([...lines].map(([, kind = '', count]) => [kind, Number(count)])));
  }
  return added(found);
}

function added(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const each of all) for (const [key, value] of Object.entries(each)) sum[key] = (sum[key] ?? 0) + value;
  return sum;
}

/** From each fault to each table's next move; and, to compare, from moments at which nothing happened. */
function recoveryOf(moments: readonly Moment[], ledger: Ledger, brisk: ReadonlySet<string>): Recovery[] {
  const stillness = (at: number): number[] =>
    [...ledger.progress].flatMap(([table, times]) => {
      if (!brisk.has(table)) return [];
      const next = times.find((each) => each > at);
      return next === undefined ? [] : [next - at];
    });
  const rows = new Map<string, number[]>();
  const counts = new Map<string, number>();
  const add = (name: string, at: number): void => {
    rows.set(name, [...(rows.get(name) ?? []), ...stillness(at)]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const { fault, at } of moments) {
    add(fault, at);
    add('nothing, to compare', at - 3000);
  }
  return [...rows].map(([fault, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    const share = (of: number): number => sorted[Math.floor(of * (sorted.length - 1))] ?? 0;
    return { fault, times: counts.get(fault) ?? 0, median: share(0.5), p99: share(0.99), most: share(1) };
  });
}

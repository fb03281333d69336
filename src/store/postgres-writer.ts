import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { CommitTimes } from './commits.ts';
import { appendStatement, createStatement, oursStatement, type Run, type Statement } from './postgres-batch.ts';
import { connectTo, isAway, wordsOf } from './postgres-connection.ts';
import type { Append, Kept, NewTable, StoreTrouble } from './store.ts';

type Taken = { readonly ok: false; readonly why: 'taken' };
type Job =
  | { readonly asked: number; readonly append: Append; readonly resolve: (kept: Kept) => void }
  | { readonly asked: number; readonly create: NewTable; readonly resolve: (kept: Kept | Taken) => void };

/** Many writers, one statement: while one is on its way, what is asked gathers for the next. */
export interface Writer {
  append(append: Append): Promise<Kept>;
  create(table: NewTable): Promise<Kept | Taken>;
  /** What was asked is answered; then nothing more is taken. */
  close(): Promise<void>;
  readonly times: CommitTimes;
  readonly steps: number;
}

const KEPT: Kept = { ok: true };
const CONFLICT: Kept = { ok: false, why: 'conflict' };
const TAKEN: Taken = { ok: false, why: 'taken' };
const MOST = 4000;
const AGAIN = 100;
const DISK_FULL = '53100';
const DEADLOCK = '40P01';

export function openWriter(url: string, first: Client, patience: number, log: (message: string) => void): Writer {
  const times: CommitTimes = { commits: 0, last: 0, longest: 0, total: 0 };
  let client: Client | undefined = first;
  let waiting: Job[] = [];
  let scheduled = false;
  let busy = false;
  let closed = false;
  let steps = 0;
  let isAwayNow = false;
  let idle: (() => void)[] = [];

  const drop = (): void => {
    const old = client;
    client = undefined;
    void old?.end().catch(() => {});
  };

  const away = (thrown: unknown): void => {
    drop();
    if (!isAwayNow) log(`PostgreSQL does not answer, so nothing is kept until it does: ${wordsOf(thrown)}`);
    isAwayNow = true;
  };

  /** One statement, once. Its commit is its end: nothing stays open where a program stops in the middle. */
  const attempt = async ({ name, text, values }: Statement): Promise<Set<string>> => {
    client ??= await connectTo(url);
    const started = performance.now();
    const { rows } = await client.query<{ tbl: string }>({ name, text, values: [...values] });
    const took = performance.now() - started;
    times.commits++;
    times.last = took;
    times.total += took;
    times.longest = Math.max(times.longest, took);
    if (isAwayNow) log('PostgreSQL answers again');
    isAwayNow = false;
    return new Set(rows.map(({ tbl }) => tbl));
  };

  /** Tries until the database answers, or everybody has waited long enough. `retried` tells that an earlier try may have gone through. */
  const insist = async <T>(asked: number, work: (retried: boolean) => Promise<T>): Promise<T> => {
    for (let retried = false; ; retried = true) {
      try {
        return await work(retried);
      } catch (thrown) {
        if (codeOf(thrown) === DEADLOCK) continue;
        if (!isAway(thrown)) throw thrown;
        away(thrown);
        if (performance.now() - asked > patience) throw thrown;
      }
      await sleep(AGAIN);
    }
  };

  const keepRuns = async (runs: readonly Run[], asked: number): Promise<Set<string>> => {
    const statement = appendStatement(runs);
    return insist(asked, async (retried) => {
      const kept = await attempt(statement);
      if (!retried) return kept;
      const unsure = runs.filter(({ table }) => !kept.has(table));
      return unsure.length === 0 ? kept : new Set([...kept, ...(await attempt(oursStatement(unsure)))]);
    });
  };

  /** All together; one after the other where something in one of them cannot be kept, so that it fails alone. */
  const apart = async <T>(
    all: readonly T[],
    work: (some: readonly T[]) => Promise<void>,
    fail: (one: T, why: StoreTrouble) => void,
  ): Promise<void> => {
    if (all.length === 0) return;
    try {
      await work(all);
    } catch (thrown) {
      const alone = all.length === 1;
      if (alone || isAway(thrown)) {
        const why = codeOf(thrown) === DISK_FULL ? 'full' : 'failed';
        log(`a commit of ${all.length} failed (${why}): ${wordsOf(thrown)}`);
        for (const each of all) fail(each, why);
        return;
      }
      for (const each of all) await apart([each], work, fail);
    }
  };

  /** What was asked of the same table in the meantime built on what was not kept: its place may be free, and it is wrong. */
  const refuse = (table: string, resolves: readonly ((kept: Kept) => void)[], answer: Kept): void => {
    const built = waiting.filter((job) => 'append' in job && job.append.table === table);
    if (built.length > 0) waiting = waiting.filter((job) => !built.includes(job));
    for (const resolve of resolves) resolve(answer);
    for (const { resolve } of built) resolve(answer);
  };

  const commit = async (): Promise<void> => {
    const { creates, runs, later } = gather(waiting);
    waiting = later;
    const oldest = Math.min(...creates.map(({ asked }) => asked), ...runs.map(({ asked }) => asked));
    await apart(
      creates,
      async (some) => {
        const made = await insist(oldest, () => attempt(createStatement(some.map(({ create }) => create))));
        for (const { create, resolve } of some) resolve(made.has(create.id) ? KEPT : TAKEN);
      },
      ({ resolve }, why) => resolve({ ok: false, why }),
    );
    await apart(
      runs,
      async (some) => {
        const kept = await keepRuns(
          some.map(({ run }) => run),
          oldest,
        );
        for (const { run, resolves } of some) {
          if (kept.has(run.table)) for (const append of run.appends) steps += append.steps.length;
          if (kept.has(run.table)) for (const resolve of resolves) resolve(KEPT);
          else refuse(run.table, resolves, CONFLICT);
        }
      },
      ({ run, resolves }, why) => refuse(run.table, resolves, { ok: false, why }),
    );
  };

  const pump = async (): Promise<void> => {
    scheduled = false;
    busy = true;
    while (waiting.length > 0) await commit();
    busy = false;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const add = <T>(make: (asked: number, resolve: (answer: T) => void) => Job): Promise<T> =>
    new Promise((resolve) => {
      waiting.push(make(performance.now(), resolve));
      if (scheduled || busy) return;
      scheduled = true;
      setImmediate(() => void pump());
    });

  return {
    times,
    get steps() {
      return steps;
    },
    append(append) {
      if (closed) return Promise.resolve({ ok: false, why: 'closed' });
      if (append.steps.length === 0) return Promise.resolve(CONFLICT);
      return add<Kept>((asked, resolve) => ({ asked, append, resolve }));
    },
    create(create) {
      if (closed) return Promise.resolve({ ok: false, why: 'closed' });
      return add<Kept | Taken>((asked, resolve) => ({ asked, create, resolve }));
    },
    async close() {
      closed = true;
      if (waiting.length > 0 || busy) await new Promise<void>((resolve) => void idle.push(resolve));
      drop();
    },
  };
}

interface Gathered {
  readonly creates: { asked: number; create: NewTable; resolve: (kept: Kept | Taken) => void }[];
  readonly runs: { readonly asked: number; readonly run: Run; readonly resolves: ((kept: Kept) => void)[] }[];
  /** What must wait for the next statement: more than fits, or an append that does not follow the one before it. */
  readonly later: Job[];
}

function gather(jobs: readonly Job[]): Gathered {
  const creates: Gathered['creates'] = [];
  const runs = new Map<string, Gathered['runs'][number]>();
  const later: Job[] = [];
  const held = new Set<string>();
  let size = 0;
  for (const job of jobs) {
    if ('create' in job) {
      if (size++ < MOST) creates.push(job);
      else later.push(job);
      continue;
    }
    const { append, asked, resolve } = job;
    const { table, n, steps } = append;
    const found = runs.get(table);
    if (held.has(table) || size >= MOST || (found !== undefined && found.run.next !== n)) {
      held.add(table);
      later.push(job);
      continue;
    }
    size += steps.length;
    if (found === undefined) {
      const writer = randomInt(1, 2 ** 48 - 1);
      runs.set(table, {
        asked,
        run: { table, n, appends: [append], next: n + steps.length, writer },
        resolves: [resolve],
      });
    } else {
      found.run.appends.push(append);
      found.run.next = n + steps.length;
      found.resolves.push(resolve);
    }
  }
  return { creates, runs: [...runs.values()], later };
}

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}

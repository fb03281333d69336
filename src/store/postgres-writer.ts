import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { CommitTimes } from './commits.ts';
import { appendStatement, createStatement, oursStatement, type Sent, type Statement } from './postgres-batch.ts';
import { connectTo, isAway, wordsOf } from './postgres-connection.ts';
import type { Append, Kept, NewTable, StoreTrouble } from './store.ts';

type Taken = { readonly ok: false; readonly why: 'taken' };
interface Appending extends Sent {
  readonly asked: number;
  readonly resolve: (kept: Kept) => void;
}
interface Creating {
  readonly asked: number;
  readonly create: NewTable;
  readonly resolve: (kept: Kept | Taken) => void;
}
type Job = Appending | Creating;

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

  /** The tables of those that were kept. */
  const keepAll = async (sent: readonly Sent[], asked: number): Promise<Set<string>> => {
    const statement = appendStatement(sent);
    return insist(asked, async (retried) => {
      const kept = await attempt(statement);
      if (!retried) return kept;
      const unsure = sent.filter(({ append }) => !kept.has(append.table));
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

  /** What was asked of the same table meanwhile was built on what is not kept: its place may be free, and it is wrong. */
  const refuse = ({ append: { table }, resolve }: Appending, answer: Kept): void => {
    const built = waiting.filter((job): job is Appending => 'append' in job && job.append.table === table);
    if (built.length > 0) waiting = waiting.filter((job) => !('append' in job) || job.append.table !== table);
    resolve(answer);
    for (const each of built) each.resolve(answer);
  };

  const commit = async (): Promise<void> => {
    const { creates, appends, later } = gather(waiting);
    waiting = later;
    const oldest = Math.min(...creates.map(({ asked }) => asked), ...appends.map(({ asked }) => asked));
    await apart(
      creates,
      async (some) => {
        const made = await insist(oldest, () => attempt(createStatement(some.map(({ create }) => create))));
        for (const { create, resolve } of some) resolve(made.has(create.id) ? KEPT : TAKEN);
      },
      ({ resolve }, why) => resolve({ ok: false, why }),
    );
    await apart(
      appends,
      async (some) => {
        const kept = await keepAll(some, oldest);
        for (const each of some) {
          const { append, resolve } = each;
          if (kept.has(append.table)) {
            steps += append.steps.length;
            resolve(KEPT);
          } else refuse(each, CONFLICT);
        }
      },
      (each, why) => refuse(each, { ok: false, why }),
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
      return add<Kept>((asked, resolve) => ({ asked, append, writer: randomInt(1, 2 ** 48 - 1), resolve }));
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
  readonly creates: readonly Creating[];
  /** One of a table: whether a place fits is decided by what was there before the statement. */
  readonly appends: readonly Appending[];
  /** What must wait for the next statement. */
  readonly later: Job[];
}

function gather(jobs: readonly Job[]): Gathered {
  const creates: Creating[] = [];
  const appends = new Map<string, Appending>();
  const later: Job[] = [];
  let size = 0;
  for (const job of jobs) {
    if (size >= MOST) later.push(job);
    else if ('create' in job) {
      creates.push(job);
      size++;
    } else if (appends.has(job.append.table)) later.push(job);
    else {
      appends.set(job.append.table, job);
      size += job.append.steps.length;
    }
  }
  return { creates, appends: [...appends.values()], later };
}

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}

import type { DatabaseSync } from 'node:sqlite';
import type { StoreTrouble } from './store.ts';

/** Something to be written. What `run` gives is told once the commit it was part of is on the disk. */
interface Job {
  run(): unknown;
  resolve(value: unknown): void;
}

export type Refused = { readonly ok: false; readonly why: StoreTrouble };

export interface CommitTimes {
  commits: number;
  last: number;
  longest: number;
  total: number;
}

/** Many writers, one commit: what is asked in one turn of the event loop goes to the disk together. */
export interface Commits {
  add<T>(run: () => T): Promise<T | Refused>;
  /** The same without a promise. `done` must not throw. */
  addThen<T>(run: () => T, done: (value: T | Refused) => void): void;
  /** What was added is committed; then nothing more is taken. */
  close(): Promise<void>;
  readonly times: CommitTimes;
  /** Why the newest commit came to nothing; null when it did not. */
  readonly trouble: string | null;
}

export interface CommitOptions {
  /** First in every commit, when nobody else can write any more. */
  begun(): void;
  /** Written last in every commit. */
  seal(): void;
  /** After a commit that is on the disk. */
  committed(): void;
  /** After a commit that came to nothing: what was learnt in it is not true. */
  undone(): void;
  log(message: string): void;
}

/** With so many jobs a millisecond a commit waits for more of them: then one write, one encoding and one message do for several moves. */
const BUSY = 4;
const GATHER = 8;
/** How long jobs are counted before it is said how busy it is. */
const COUNTED = 50;

const FULL = 13;
const IOERR_WRITE = 778;
const IOERR_SHMSIZE = 4874;

export function errorCode(thrown: unknown): number {
  return thrown instanceof Error && 'errcode' in thrown && typeof thrown.errcode === 'number' ? thrown.errcode : 0;
}

function troubleOf(thrown: unknown): StoreTrouble {
  const code = errorCode(thrown);
  return (code & 0xff) === FULL || code === IOERR_WRITE || code === IOERR_SHMSIZE ? 'full' : 'failed';
}

export function openCommits(db: DatabaseSync, options: CommitOptions): Commits {
  let queue: Job[] = [];
  let closed = false;
  let scheduled = false;
  let idle: (() => void)[] = [];
  let trouble: string | null = null;
  const times: CommitTimes = { commits: 0, last: 0, longest: 0, total: 0 };
  const begin = db.prepare('BEGIN IMMEDIATE');
  const end = db.prepare('COMMIT');
  let busy = false;
  let counted = 0;
  let countedSince = 0;

  /** A few moves are committed at once; very many are gathered first. */
  const schedule = (): void => {
    scheduled = true;
    if (busy) setTimeout(() => setImmediate(commit), GATHER);
    else setImmediate(commit);
  };

  const count = (jobs: number, now: number): void => {
    counted += jobs;
    const ms = now - countedSince;
    if (ms < COUNTED) return;
    busy = counted >= BUSY * ms;
    counted = 0;
    countedSince = now;
  };

  const commit = (): void => {
    scheduled = false;
    const jobs = queue;
    queue = [];
    const started = performance.now();
    count(jobs.length, started);
    const results: unknown[] = [];
    try {
      begin.run();
      options.begun();
      for (const job of jobs) results.push(job.run());
      options.seal();
      end.run();
    } catch (thrown) {
      undo();
      const why = troubleOf(thrown);
      const said = thrown instanceof Error ? thrown.message : 'unknown';
      trouble = why === 'full' ? `there is no room on the disk (${said})` : said;
      options.log(`a commit of ${jobs.length} failed (${why}): ${said}`);
      for (const job of jobs) job.resolve({ ok: false, why });
      settle();
      return;
    }
    trouble = null;
    options.committed();
    const took = performance.now() - started;
    times.commits++;
    times.last = took;
    times.total += took;
    times.longest = Math.max(times.longest, took);
    for (let i = 0; i < jobs.length; i++) jobs[i]?.resolve(results[i]);
    settle();
  };

  /** A full disk rolls back by itself; anything else must be told to. */
  const undo = (): void => {
    try {
      if (db.isTransaction) db.exec('ROLLBACK');
      options.undone();
    } catch (thrown) {
      options.log(`after it: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
    }
  };

  const settle = (): void => {
    if (queue.length > 0) return;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const addThen = <T>(run: () => T, done: (value: T | Refused) => void): void => {
    if (closed) return done({ ok: false, why: 'closed' });
    queue.push({ run, resolve: done });
    if (!scheduled) schedule();
  };

  return {
    times,
    get trouble() {
      return trouble;
    },
    add<T>(run: () => T) {
      return new Promise<T | Refused>((resolve) => addThen(run, resolve));
    },
    addThen,
    close() {
      closed = true;
      return queue.length === 0 ? Promise.resolve() : new Promise((resolve) => void idle.push(resolve));
    },
  };
}

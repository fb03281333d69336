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

/**
 * Many writers, one commit: what is asked in one turn of the event loop goes to the disk together. A job that throws fails
 * alone: the commit is begun again without it, so a job may run more than once before it is told.
 */
export interface Commits {
  add<T>(run: () => T): Promise<T | Refused>;
  /** The same without a promise. */
  addThen<T>(run: () => T, done: (value: T | Refused) => void): void;
  /** From now on everything is refused, for good: what is written could destroy what is there. */
  bar(trouble: string): void;
  readonly isBarred: boolean;
  /** What was added is committed; then nothing more is taken. */
  close(): Promise<void>;
  readonly times: CommitTimes;
  /** Why the newest commit came to nothing, or nothing is taken any more; null when neither is so. */
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
  /** A job has thrown this, and failed alone. */
  met(thrown: unknown): void;
  log(message: string): void;
}

/** With so many jobs a millisecond a commit waits for more of them: then one write, one encoding and one message do for several moves. */
const BUSY = 4;
const GATHER = 8;
/** How long jobs are counted before it is said how busy it is. */
const COUNTED = 50;

const NO_MEMORY = 7;
const IOERR = 10;
const FULL = 13;
const IOERR_WRITE = 778;
const IOERR_SHMSIZE = 4874;
const FAILED: Refused = { ok: false, why: 'failed' };

export function errorCode(thrown: unknown): number {
  return thrown instanceof Error && 'errcode' in thrown && typeof thrown.errcode === 'number' ? thrown.errcode : 0;
}

function troubleOf(thrown: unknown): StoreTrouble {
  const code = errorCode(thrown);
  return (code & 0xff) === FULL || code === IOERR_WRITE || code === IOERR_SHMSIZE ? 'full' : 'failed';
}

/** Whether it is the disk or the machine that fails, and not the job that met it. */
function isEverybodys(thrown: unknown): boolean {
  const kind = errorCode(thrown) & 0xff;
  return kind === FULL || kind === IOERR || kind === NO_MEMORY;
}

export function wordsOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : 'unknown';
}

export function openCommits(db: DatabaseSync, options: CommitOptions): Commits {
  let queue: Job[] = [];
  let closed = false;
  let scheduled = false;
  let idle: (() => void)[] = [];
  let trouble: string | null = null;
  let barred = false;
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
    if (barred) {
      for (const job of jobs) tell(job, FAILED);
      settle();
      return;
    }
    let results: readonly unknown[];
    try {
      results = write(jobs);
    } catch (thrown) {
      undo();
      const why = troubleOf(thrown);
      const said = wordsOf(thrown);
      trouble = why === 'full' ? `there is no room on the disk (${said})` : said;
      options.log(`a commit of ${jobs.length} failed (${why}): ${said}`);
      for (const job of jobs) tell(job, { ok: false, why });
      settle();
      return;
    }
    if (!barred) trouble = null;
    options.committed();
    const took = performance.now() - started;
    times.commits++;
    times.last = took;
    times.total += took;
    times.longest = Math.max(times.longest, took);
    for (const [i, job] of jobs.entries()) tell(job, results[i]);
    settle();
  };

  /** One commit of all jobs but those that throw; what each gave. */
  const write = (jobs: readonly Job[]): readonly unknown[] => {
    const fallen = new Set<Job>();
    for (;;) {
      const results: unknown[] = [];
      begin.run();
      options.begun();
      let thrower: Job | undefined;
      for (const job of jobs) {
        try {
          results.push(fallen.has(job) ? FAILED : job.run());
        } catch (thrown) {
          if (isEverybodys(thrown)) throw thrown;
          options.log(`one of a commit of ${jobs.length} failed: ${wordsOf(thrown)}`);
          options.met(thrown);
          thrower = job;
          break;
        }
      }
      if (thrower === undefined) {
        options.seal();
        end.run();
        return results;
      }
      fallen.add(thrower);
      undo();
    }
  };

  const tell = (job: Job, answer: unknown): void => {
    try {
      job.resolve(answer);
    } catch (thrown) {
      options.log(`somebody fell over what they were told: ${wordsOf(thrown)}`);
    }
  };

  /** A full disk rolls back by itself; anything else must be told to. */
  const undo = (): void => {
    try {
      if (db.isTransaction) db.exec('ROLLBACK');
      options.undone();
    } catch (thrown) {
      options.log(`after it: ${wordsOf(thrown)}`);
    }
  };

  const settle = (): void => {
    if (queue.length > 0) return;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const addThen = <T>(run: () => T, done: (value: T | Refused) => void): void => {
    if (closed) return done({ ok: false, why: 'closed' });
    if (barred) return done(FAILED);
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
    bar(why) {
      barred = true;
      trouble = why;
    },
    get isBarred() {
      return barred;
    },
    close() {
      closed = true;
      return queue.length === 0 ? Promise.resolve() : new Promise((resolve) => void idle.push(resolve));
    },
  };
}

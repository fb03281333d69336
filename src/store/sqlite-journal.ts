import type { DatabaseSync } from 'node:sqlite';
import { storeDamage } from './store.ts';
import type { Millis, StoredStep } from './store.ts';

/**
 * The steps of all tables. A commit writes what many tables did as one line of the log, which costs next to nothing; now and
 * then the log is folded: every table gets a run of its newest steps, all in one place, and the log is empty again. A row
 * and an entry of an index for every single step made a commit of 200 tables touch as many pages.
 */
export interface Journal {
  /** First in every commit and before every look: whether somebody else has written to the file. True: forget what was known. */
  refresh(): boolean;
  /** Inside a commit: the next steps of a table. Whoever calls it has made sure that the places are free. */
  add(tid: number, n: number, steps: readonly StoredStep[]): void;
  /** Inside a commit, last: writes what was added. */
  seal(): void;
  /** A commit came to nothing. */
  undone(): void;
  /** The newest place of a table; −1 where it has none. */
  newest(tid: number): number;
  /** The time of its newest step, if that is not folded yet. */
  lastAt(tid: number): Millis | undefined;
  /** The steps at the places after `n`, up to `to`, in their order. */
  after(tid: number, n: number, to?: number): PlacedStep[];
  /** Inside a commit: moves the log to where the tables are, but for steps that a record and a base have made dispensable. Tells how many those were. */
  fold(): number;
  /** Inside a commit, after a fold: drops the steps of a table before `n`; all of them without it. Tells how many they were. */
  drop(tid: number, n?: number): number;
  /** Inside a commit: takes as much room as some moves would, and gives it back. */
  tryRoom(): void;
  /** Steps that are not folded. */
  readonly unfolded: number;
}

export interface PlacedStep extends StoredStep {
  readonly n: number;
}

/** What a table did since the log was last folded: every step as it is written, `at,data`. */
interface Recent {
  readonly first: number;
  readonly steps: string[];
  at: Millis;
}

interface Run {
  readonly n: number;
  readonly last: number;
  readonly data: string;
}

const SOME_MOVES = ' '.repeat(16_384);

export function openJournal(db: DatabaseSync): Journal {
  const sql = {
    version: db.prepare('PRAGMA data_version'),
    log: db.prepare('INSERT INTO log (data) VALUES (?)'),
    read: db.prepare('SELECT data FROM log ORDER BY seq'),
    empty: db.prepare('DELETE FROM log'),
    needed: db.prepare('SELECT min(b.n, t.spent) AS n FROM tables t JOIN bases b ON b.tid = t.tid WHERE t.tid = ?'),
    unlog: db.prepare('DELETE FROM log WHERE seq = ?'),
    run: db.prepare('INSERT INTO runs (tid, n, last, at, data) VALUES (?, ?, ?, ?, ?)'),
    newest: db.prepare('SELECT last FROM runs WHERE tid = ? ORDER BY n DESC LIMIT 1'),
    runs: db.prepare('SELECT n, last, data FROM runs WHERE tid = ? AND last > ? AND n <= ? ORDER BY n'),
    before: db.prepare('SELECT n, last, data FROM runs WHERE tid = ? AND n < ?'),
    drop: db.prepare('DELETE FROM runs WHERE tid = ? AND n < ?'),
  };
  const recent = new Map<number, Recent>();
  let version: unknown;
  let unfolded = 0;
  let added: string[] = [];

  /** Tells the steps as they are written. */
  const remember = (tid: number, n: number, steps: readonly StoredStep[]): string => {
    let held = recent.get(tid);
    if (held === undefined) recent.set(tid, (held = { first: n, steps: [], at: 0 }));
    let line = '';
    for (const step of steps) {
      const written = writtenOf(step);
      held.steps.push(written);
      held.at = step.at;
      line += `,${written}`;
    }
    unfolded += steps.length;
    return line;
  };

  /** Reads the log as it is in the file. */
  const reread = (): void => {
    recent.clear();
    added = [];
    unfolded = 0;
    for (const { data } of sql.read.all() as { data: string }[]) readLine(data, remember);
  };

  return {
    refresh() {
      const now = sql.version.get()?.['data_version'];
      if (now === version) return false;
      version = now;
      reread();
      return true;
    },
    add(tid, n, steps) {
      added.push(`${tid},${n},${steps.length}${remember(tid, n, steps)}`);
    },
    seal() {
      if (added.length === 0) return;
      sql.log.run(`[${added.join(',')}]`);
      added = [];
    },
    undone: reread,
    newest(tid) {
      const held = recent.get(tid);
      if (held !== undefined) return held.first + held.steps.length - 1;
      return (sql.newest.get(tid) as { last: number } | undefined)?.last ?? -1;
    },
    lastAt: (tid) => recent.get(tid)?.at,
    after(tid, n, to = Number.MAX_SAFE_INTEGER) {
      const found: PlacedStep[] = [];
      const take = (place: number, at: Millis, data: string): void => {
        if (place > n && place <= to) found.push({ n: place, at, data });
      };
      for (const run of sql.runs.all(tid, n, to) as unknown as readonly Run[]) {
        for (const [i, step] of stepsOf(run.data).entries()) take(run.n + i, step.at, step.data);
      }
      const held = recent.get(tid);
      if (held === undefined) return found;
      for (const [i, { at, data }] of stepsOf(listOf(held.steps)).entries()) take(held.first + i, at, data);
      return found;
    },
    fold() {
      this.seal();
      let leftOut = 0;
      for (const [tid, { first, steps, at }] of recent) {
        const { n = first } = (sql.needed.get(tid) as { n: number } | undefined) ?? {};
        // The newest step stays: the place after it must have one before it.
        const needless = Math.max(0, Math.min(n - first, steps.length - 1));
        const needed = needless === 0 ? steps : steps.slice(needless);
        sql.run.run(tid, first + needless, first + steps.length - 1, at, listOf(needed));
        leftOut += needless;
      }
      sql.empty.run();
      recent.clear();
      unfolded = 0;
      return leftOut;
    },
    drop(tid, n = Number.MAX_SAFE_INTEGER) {
      const runs = sql.before.all(tid, n) as unknown as readonly Run[];
      sql.drop.run(tid, n);
      let dropped = 0;
      for (const run of runs) {
        dropped += Math.min(n, run.last + 1) - run.n;
        if (run.last < n) continue;
        const kept = stepsOf(run.data).slice(n - run.n);
        sql.run.run(tid, n, run.last, kept.at(-1)?.at ?? 0, listOf(kept.map(writtenOf)));
      }
      return dropped;
    },
    tryRoom() {
      const { lastInsertRowid } = sql.log.run(SOME_MOVES);
      sql.unlog.run(lastInsertRowid);
    },
    get unfolded() {
      return unfolded;
    },
  };
}

/** `[at, data, at, data …]` */
function stepsOf(list: string): StoredStep[] {
  const flat = parsed(list);
  const steps: StoredStep[] = [];
  for (let i = 0; i < flat.length; i += 2) steps.push({ at: Number(flat[i]), data: String(flat[i + 1]) });
  return steps;
}

function parsed(list: string): readonly (number | string)[] {
  try {
    return JSON.parse(list) as readonly (number | string)[];
  } catch {
    // Nothing of it is told: these are other people's cards.
    throw storeDamage('damaged', 'steps are not as they were written');
  }
}

function writtenOf({ at, data }: StoredStep): string {
  return `${at},${JSON.stringify(data)}`;
}

function listOf(written: readonly string[]): string {
  return `[${written.join(',')}]`;
}

/** `[tid, n, count, at, data, at, data …, tid, n, count, …]` */
function readLine(line: string, tell: (tid: number, n: number, steps: readonly StoredStep[]) => void): void {
  const flat = parsed(line);
  for (let i = 0; i < flat.length;) {
    const [tid, n, count] = [Number(flat[i]), Number(flat[i + 1]), Number(flat[i + 2])];
    const steps: StoredStep[] = [];
    for (let j = 0; j < count; j++) {
      steps.push({ at: Number(flat[i + 3 + 2 * j]), data: String(flat[i + 4 + 2 * j]) });
    }
    tell(tid, n, steps);
    i += 3 + 2 * count;
  }
}

import type { Millis } from '../runner/time.ts';
import type { Answer } from './answer.ts';
import { keptStep, writeBase } from './base.ts';
import type { Command, Who } from './command.ts';
import type { Decision } from './decision.ts';
import { dueOf } from './duties.ts';
import type { Append, Keeper, KeeperTrouble, Kept, KeptStep } from './keeper.ts';
import type { Table } from './table.ts';

/** A decision that is not kept yet, and whoever waits for it. */
export interface Pending {
  readonly who: Who;
  readonly command: Command;
  readonly decision: Decision;
  readonly answer: (answer: Answer) => void;
}

/** Why nothing of what was decided is kept. `broken`: it cannot be written down, whatever the keeper would say. */
export type Lost = KeeperTrouble | 'broken';

/** Where a table goes on from. */
export interface Start {
  readonly table: Table;
  /** The place of the base the keeper has; unknown: it is written anew. */
  readonly baseAt?: number;
  /** The due time the keeper has been told; left out: it is told anew. */
  readonly due?: Millis | null;
}

export interface PipelineOptions {
  readonly keeper: Keeper;
  /** Steps between two bases. */
  readonly every: number;
  /** These are kept, in the order they were decided. */
  readonly kept: (settled: readonly Pending[]) => void;
  /** Nothing of this has happened. */
  readonly lost: (pending: readonly Pending[], why: Lost) => void;
  readonly broken: (thrown: unknown) => void;
}

/** Decisions that go to the keeper together. */
interface Batch {
  readonly n: number;
  readonly steps: KeptStep[];
  newest: Decision;
  /** One of them ended a match. */
  ended: boolean;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The way of a table's decisions to its keeper: one append at a time, and what is decided meanwhile goes with the next. So
 * nothing can be kept that was built on something that was not. A class, because every table in memory has one.
 */
export class Pipeline {
  readonly #options: PipelineOptions;
  #head: Table;
  #baseAt: number;
  #due: Millis | null | undefined;
  #pending: Pending[] = [];
  /** Decided, and not with the keeper. */
  #batch: Batch | undefined;
  /** The keeper was asked to take a batch; with `#flight` it has. */
  #asked = false;
  #flight: Batch | undefined;
  #dropped = false;

  constructor({ table, baseAt = Number.NEGATIVE_INFINITY, due }: Start, options: PipelineOptions) {
    this.#options = options;
    this.#head = table;
    this.#baseAt = baseAt;
    this.#due = due;
  }

  /** The table as it will be once everything pending is kept. */
  get head(): Table {
    return this.#head;
  }

  get idle(): boolean {
    return this.#pending.length === 0;
  }

  /** Something is on its way, and what becomes of it is not known. */
  get inFlight(): boolean {
    return this.#flight !== undefined;
  }

  /** Somebody else's steps were taken over; nothing of our own is pending. */
  follow(table: Table): void {
    this.#head = table;
    this.#due = undefined;
  }

  add(pending: Pending): void {
    if (this.#dropped) throw new Error(`table ${this.#head.id}: nothing is taken any more`);
    const { decision } = pending;
    const steps = decision.steps.map(keptStep);
    this.#pending.push(pending);
    if (steps.length === 0) return;
    const ended = hasJustEnded(decision.table);
    this.#batch ??= { n: this.#head.n + 1, steps: [], newest: decision, ended };
    const batch = this.#batch;
    batch.newest = decision;
    batch.ended ||= ended;
    for (const step of steps) batch.steps.push(step);
    this.#head = decision.table;
    this.#send();
  }

  /** Takes back everything pending that the keeper has not taken; this pipeline does nothing any more. */
  drop(): readonly Pending[] {
    this.#dropped = true;
    const pending = this.#pending;
    this.#pending = [];
    return pending;
  }

  #send(): void {
    if (this.#asked || this.#dropped || this.#batch === undefined) return;
    this.#asked = true;
    const { keeper } = this.#options;
    const landed = (kept: Kept): void => this.#landed(kept);
    if (keeper.appendLate !== undefined) return keeper.appendLate(() => this.#take(), landed);
    // What follows from a decision in the same turn is kept with it.
    queueMicrotask(() => {
      const append = this.#take();
      if (append === undefined) return;
      keeper.append(append).then(landed, (thrown: unknown) => {
        this.#options.broken(thrown);
        landed({ ok: false, why: 'failed' });
      });
    });
  }

  #take(): Append | undefined {
    const batch = this.#batch;
    if (this.#dropped || batch === undefined) return undefined;
    try {
      this.#batch = undefined;
      this.#flight = batch;
      return this.#written(batch);
    } catch (thrown) {
      this.#options.broken(thrown);
      queueMicrotask(() => this.#lose('broken')); // Not in the middle of other tables' commit.
      return undefined;
    }
  }

  /** The batch as the keeper takes it, with a new base where the last is old or a match has ended. */
  #written({ n, steps, newest, ended }: Batch): Append {
    const { table } = newest;
    const append: Writable<Append> = { table: table.id, n, steps };
    const due = dueOf(table);
    if (due !== this.#due) append.due = due;
    this.#due = due;
    if (!ended && table.n - this.#baseAt < this.#options.every) return append;
    append.base = writeBase(table);
    this.#baseAt = table.n;
    return append;
  }

  #landed(kept: Kept): void {
    if (this.#dropped) return;
    try {
      if (kept.ok) this.#settle();
      else this.#lose(kept.why);
    } catch (thrown) {
      this.#options.broken(thrown);
    }
    this.#send();
  }

  #settle(): void {
    const newest = this.#flight?.newest;
    this.#asked = false;
    this.#flight = undefined;
    const settled: Pending[] = [];
    for (let next = this.#pending.shift(); next !== undefined; next = this.#pending.shift()) {
      settled.push(next);
      if (next.decision === newest) break;
    }
    // Whoever was refused meanwhile was refused for what is kept by now.
    while (this.#pending[0]?.decision.steps.length === 0) settled.push(...this.#pending.splice(0, 1));
    this.#options.kept(settled);
  }

  #lose(why: Lost): void {
    this.#options.lost(this.drop(), why);
  }
}

function hasJustEnded({ playing, groups, at }: Table): boolean {
  if (groups !== null) return groups.every(({ end }) => end !== null) && groups.some(({ end }) => end?.at === at);
  return playing !== null && playing.end !== null && playing.end.at === at;
}

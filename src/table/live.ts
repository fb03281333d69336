import type { Millis } from '../runner/time.ts';
import type { Answer } from './answer.ts';
import { keptStep, writeBase } from './base.ts';
import type { Command, Who } from './command.ts';
import type { Decision } from './decision.ts';
import type { Append, KeptStep } from './keeper.ts';
import type { Table } from './table.ts';

/** A decision that is not kept yet, and whoever waits for it. */
export interface Pending {
  readonly who: Who;
  readonly command: Command;
  readonly decision: Decision;
  readonly answer: (answer: Answer) => void;
}

/** Decisions on their way to the keeper together. */
export interface Batch {
  readonly n: number;
  readonly steps: KeptStep[];
  newest: Decision;
  /** One of them ended a match. */
  ended: boolean;
}

/** A table in memory: what is kept, and what will be once the pending decisions are. */
export interface Live {
  kept: Table;
  head: Table;
  /** The due time the keeper has been told. */
  due: Millis | null;
  baseAt: number;
  pending: Pending[];
  /** What the keeper has not taken yet. */
  batch: Batch | undefined;
  /** The newest step is this program's, or nobody else took the table on. */
  mine: boolean;
  /** Since when it is somebody else's, and how long they are given to do what is to be done. */
  since: Millis;
  patience: Millis;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Puts a decision to what the keeper has not taken yet; a batch that is new has to be brought to the keeper. */
export function join(live: Live, decision: Decision): Batch | undefined {
  const ended = hasJustEnded(decision.table);
  const open = live.batch;
  const batch: Batch = open ?? { n: live.head.n + 1, steps: [], newest: decision, ended };
  live.head = decision.table;
  batch.newest = decision;
  batch.ended ||= ended;
  for (const step of decision.steps) batch.steps.push(keptStep(step));
  if (open !== undefined) return undefined;
  live.batch = batch;
  return batch;
}

/** The batch as the keeper takes it, with a new base where the last is `every` steps old or a match has ended. */
export function take(live: Live, { n, steps, newest, ended }: Batch, due: Millis | null, every: number): Append {
  const { table } = newest;
  live.batch = undefined;
  const taken: Writable<Append> = { table: table.id, n, steps };
  if (due !== live.due) taken.due = due;
  live.due = due;
  if (!ended && table.n - live.baseAt < every) return taken;
  taken.base = writeBase(table);
  live.baseAt = table.n;
  return taken;
}

/** Everything up to `newest` is kept: takes it out, in the order it was decided. */
export function settledBy(live: Live, newest: Decision): readonly Pending[] {
  const settled: Pending[] = [];
  for (let next = live.pending.shift(); next !== undefined; next = live.pending.shift()) {
    settled.push(next);
    if (next.decision === newest) break;
  }
  // Whoever was refused meanwhile was refused for what is kept by now.
  while (live.pending[0]?.decision.steps.length === 0) settled.push(...live.pending.splice(0, 1));
  return settled;
}

function hasJustEnded({ playing, at }: Table): boolean {
  return playing !== null && playing.end !== null && playing.end.at === at;
}

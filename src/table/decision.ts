import { DONE, refuse, type Answer } from './answer.ts';
import { apply } from './apply.ts';
import type { Circumstances, Environment } from './environment.ts';
import type { News } from './publication.ts';
import type { Step, TimedStep } from './step.ts';
import type { Table } from './table.ts';

/** What somebody's command comes to: the next table, the steps that lead there, and who is told what once they are kept. */
export interface Decision {
  readonly table: Table;
  readonly steps: readonly TimedStep[];
  readonly answer: Answer;
  readonly tell: readonly News[];
  /** Tables on the way there, where there was more than one move: bots look at every one. */
  readonly via?: readonly Table[];
  /** Something an operator should know. */
  readonly note?: string;
}

const LOBBY: readonly News[] = [{ kind: 'lobby' }];

export function refusal(table: Table, answer: string | (Answer & { ok: false })): Decision {
  return { table, steps: [], answer: typeof answer === 'string' ? refuse(answer) : answer, tell: [] };
}

/** Several steps, kept together or not at all, and told to all in the lobby as one. */
export function changes(
  environment: Environment,
  table: Table,
  { now }: Circumstances,
  steps: readonly Step[],
  answer: Answer = DONE,
  tell: readonly News[] = LOBBY,
): Decision {
  let after = table;
  for (const step of steps) after = apply(environment, after, now, step);
  return { table: after, steps: steps.map((step) => ({ at: now, step })), answer, tell };
}

/** One step, told to all in the lobby. */
export function change(
  environment: Environment,
  table: Table,
  { now }: Circumstances,
  step: Step,
  answer: Answer = DONE,
  tell: readonly News[] = LOBBY,
): Decision {
  return { table: apply(environment, table, now, step), steps: [{ at: now, step }], answer, tell };
}

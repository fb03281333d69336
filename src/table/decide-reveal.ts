import { DONE } from './answer.ts';
import { apply } from './apply.ts';
import { isPerson, type Chair } from './chair.ts';
import type { PersonCommand } from './command.ts';
import { change, refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { NOBODY, type News } from './publication.ts';
import {
  hasJustEnded,
  isRevealing,
  isTogether,
  lastMoment,
  maySetPace,
  revealDue,
  SCREEN,
  type RevealingTable,
} from './reveal.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';

export type RevealCommand = Extract<PersonCommand, { do: 'reveal' | 'let-go' }>;

const VIEW = { kind: 'view', events: [], movers: NOBODY } as const;
const LOBBY: News = { kind: 'lobby' };

/** Whatever ended a match: where people look at it together, its end is revealed from the first moment on. */
export function withReveal(
  environment: Environment,
  before: Table,
  decision: Decision,
  { now, present }: Circumstances,
): Decision {
  const { table } = decision;
  if (!hasJustEnded(before, table) || !isTogether(table, present)) return decision;
  const step: Step = { k: 'reveal', moment: 0 };
  return {
    ...decision,
    table: apply(environment, table, now, step),
    steps: [...decision.steps, { at: now, step }],
    via: [...(decision.via ?? []), table],
  };
}

/** What people do about an end that is being revealed. */
export function decideReveal(
  environment: Environment,
  table: Table,
  chair: Chair,
  command: RevealCommand,
  now: Circumstances,
): Decision {
  if (!isRevealing(table)) return refusal(table, 'nothing-to-do');
  switch (command.do) {
    case 'reveal': {
      if (!maySetPace(table, chair.id, now.present)) return refusal(table, 'host-only');
      const { moment, held } = table.playing.reveal;
      const holds = command.held ?? held;
      // Two taps on "next" are one: the second asks for what is there.
      if (command.moment < moment || (command.moment === moment && holds === held)) {
        return refusal(table, 'nothing-to-do');
      }
      return goTo(environment, table, command.moment, holds, now);
    }
    case 'let-go':
      return letGo(environment, table, chair, now);
  }
}

/** Its time has come. */
export function decideRevealOn(environment: Environment, table: Table, now: Circumstances): Decision {
  if (!isRevealing(table) || revealDue(table) > now.now) return refusal(table, 'nothing-to-do');
  return goTo(environment, table, table.playing.reveal.moment + 1, false, now);
}

/** Past the last moment is the end: the outcome is told, and the table goes on. */
function goTo(
  environment: Environment,
  table: RevealingTable,
  moment: number,
  held: boolean,
  now: Circumstances,
): Decision {
  if (moment > lastMoment(table.playing)) {
    return change(environment, table, now, { k: 'reveal', moment: null }, DONE, [LOBBY, VIEW]);
  }
  return change(environment, table, now, { k: 'reveal', moment, ...(held && { held }) }, DONE, [VIEW]);
}

/** Once nobody is left who looks at it with the others, there is nothing to wait for. */
function letGo(environment: Environment, table: RevealingTable, { id }: Chair, now: Circumstances): Decision {
  const { alone } = table.playing.reveal;
  if (alone.includes(id)) return refusal(table, 'nothing-to-do');
  const together = table.chairs.some(
    (chair) => isPerson(chair) && chair.id !== id && !alone.includes(chair.id) && now.present(chair.id),
  );
  if (!together && !now.present(SCREEN)) return goTo(environment, table, lastMoment(table.playing) + 1, false, now);
  return change(environment, table, now, { k: 'let-go', chair: id }, DONE, [{ ...VIEW, movers: [id] }]);
}

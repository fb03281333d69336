import type { JsonObject } from '../kernel/json.ts';
import { atGroup } from './groups.ts';
import { recordOf, type Logged } from './record.ts';
import type { Playing } from './table.ts';
import { bench, dealt, randomFrom, type Bench } from './table.testing.ts';

export const SIX = ['Ala', 'Ola', 'Ula', 'Ela', 'Iza', 'Ewa'] as const;

/** Six people at `tables` tables, dealt. */
export function apart(tables = 2, game = 'rudy', people: readonly string[] = SIX, options: object = {}): Bench {
  const at = bench(game, people, options);
  at.as(0, { do: 'spread', tables });
  return dealt(at);
}

export function groupsOf({ table }: Bench): readonly Playing[] {
  if (table.groups === null) throw new Error('there is one table only');
  return table.groups;
}

/** Plays one group to its end, at random, by its people. */
export function playGroup(at: Bench, group: number, seed = 'groups'): void {
  const random = randomFrom(`${seed} ${group}`);
  for (;;) {
    const { playing } = atGroup(at.table, group);
    if (playing.end !== null) return;
    const seat = playing.match.questions.findIndex((question) => question !== null);
    const { game, state } = playing.match;
    const move = game.sample(game.legalView(state, seat), seat, random);
    const chair = playing.chairs[seat] ?? -1;
    const { answer } = at.as(chair, { do: 'move', question: playing.match.questions[seat] ?? -1, move });
    if (!answer.ok) throw new Error(answer.code);
  }
}

/** The record of a group's match, as its table keeps it. */
export function groupRecord(at: Bench, group: number): JsonObject {
  const steps = at.decisions.flatMap((decision) => decision.steps.map(({ step }) => step));
  const entries = steps.flatMap((step) =>
    step.k === 'group' && step.group === group && step.step.k === 'move' ? [step.step as unknown as Logged] : [],
  );
  const playing = atGroup(at.table, group).playing;
  return JSON.parse(JSON.stringify(recordOf(at.environment, playing, entries))) as JsonObject;
}

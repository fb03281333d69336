import { DONE } from './answer.ts';
import type { Command, Who } from './command.ts';
import { refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { atGroup, backFrom, groupOf, isFurther, runningGroups } from './groups.ts';
import { NOBODY, type News } from './publication.ts';
import type { GroupStep } from './step.ts';
import { areGroupsRunning, type Table } from './table.ts';

type Decide = (environment: Environment, table: Table, who: Who, command: Command, now: Circumstances) => Decision;

/** What a table with several matches side by side makes of what is about one of them, or all; nothing where it is about neither. */
export function decideApart(
  decide: Decide,
  environment: Environment,
  table: Table,
  who: Who,
  command: Command,
  now: Circumstances,
): Decision | undefined {
  const at = (group: number | undefined, inner: Command): Decision => {
    if (group === undefined) return refusal(table, 'no-seat');
    const inside = decide(environment, atGroup(table, group), who, inner, now);
    // That it is over, and how, is for all of them to know together.
    return areGroupsRunning(table) ? told(table, group, inside) : refusal(table, 'no-match');
  };
  const over = (group: number): boolean => table.groups?.[group]?.end !== null;
  if (command.do === 'in-group') {
    if (who.kind !== 'table') return refusal(table, 'not-allowed');
    return over(command.group) ? refusal(table, 'nothing-to-do') : at(command.group, command.command);
  }
  if (command.do === 'move') {
    return who.kind === 'chair' ? at(groupOf(table, who.chair), command) : refusal(table, 'not-allowed');
  }
  if (command.do === 'mind' || command.do === 'returned') {
    const group = groupOf(table, command.chair);
    return group === undefined || over(group) ? undefined : at(group, command);
  }
  return FOR_ALL.has(command.do) ? everywhere(decide, environment, table, who, command, now) : undefined;
}

/** Done at all of them at once. */
const FOR_ALL: ReadonlySet<Command['do']> = new Set([
  'outage',
  'pause',
  'resume',
  'more-time',
  'call-time',
  'next',
  'abandon',
]);

/** At every table that still plays; refused only where all of them refuse. */
function everywhere(
  decide: Decide,
  environment: Environment,
  table: Table,
  who: Who,
  command: Command,
  now: Circumstances,
): Decision | undefined {
  let sum: Decision | undefined;
  let refused: Decision | undefined;
  for (const { group } of runningGroups(table)) {
    const before = sum?.table ?? table;
    // Each of them since the table's last step, not since the same thing was done at the one before.
    const inside = decide(environment, { ...atGroup(before, group), at: table.at }, who, command, now);
    const decision = told(before, group, inside);
    if (!decision.answer.ok) refused ??= { ...decision, table };
    else if (sum === undefined) sum = decision;
    else {
      const { steps, tell } = decision;
      const via = [...(sum.via ?? []), sum.table, ...(decision.via ?? [])];
      sum = { table: decision.table, steps: [...sum.steps, ...steps], answer: DONE, tell: [...sum.tell, ...tell], via };
    }
  }
  return sum ?? refused;
}

/** A decision about one of the matches, as one about the table that has them all. */
function told(before: Table, group: number, inside: Decision): Decision {
  const outside = (table: Table): Table => ({ ...table, ...backFrom(before, group, table) });
  if (inside.steps.length === 0) return { ...inside, table: before, tell: newsFor(group, inside.tell) };
  const table = outside(inside.table);
  const { via } = inside;
  return {
    ...inside,
    table,
    steps: inside.steps.map(({ at, step }) => ({ at, step: { k: 'group', group, step: step as GroupStep } })),
    tell: areGroupsRunning(table) ? progressed(before, table, group, inside.tell) : revealed(table),
    ...(via !== undefined && { via: via.map(outside) }),
  };
}

/** The news of one group, and to all how far it is, where that has changed. */
function progressed(before: Table, after: Table, group: number, news: readonly News[]): readonly News[] {
  const theirs = newsFor(group, news);
  const known = theirs.some(({ kind }) => kind === 'lobby');
  return known || !isFurther(before, after, group) ? theirs : [...theirs, { kind: 'lobby' }];
}

function newsFor(group: number, news: readonly News[]): readonly News[] {
  return news.map((each) => (each.kind === 'view' ? { ...each, group } : each));
}

/** The last of them is over: now everybody sees how their own ended. */
export function revealed({ groups }: Table): readonly News[] {
  return [...viewsOf(groups?.length ?? 0), { kind: 'lobby' }];
}

/** A view of each of so many matches in which nothing has happened just now. */
export function viewsOf(groups: number): readonly News[] {
  return Array.from({ length: groups }, (_, group) => ({ kind: 'view', events: [], movers: NOBODY, group }) as const);
}

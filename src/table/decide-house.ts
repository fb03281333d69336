import type { Seat } from '../kernel/seat.ts';
import { DONE } from './answer.ts';
import type { HouseCommand } from './command.ts';
import { change, refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { NOBODY, type News } from './publication.ts';
import { isBusy } from './rules.ts';
import { isRunning, type Playing, type Table } from './table.ts';

/** What whoever runs the server does at a table. They see no card by it, and play none. */
export function decideForHouse(
  environment: Environment,
  table: Table,
  command: HouseCommand,
  now: Circumstances,
): Decision {
  switch (command.do) {
    case 'shut': {
      const view: News = { kind: 'view', events: [], movers: NOBODY };
      const tell: readonly News[] = [{ kind: 'lobby' }, ...(isRunning(table) ? [view] : []), { kind: 'dismiss-all' }];
      if (table.bygone !== null) {
        const given = change(environment, table, now, { k: 'give-up', recorded: false });
        const shut = change(environment, given.table, now, { k: 'shut' }, DONE, tell);
        return { ...shut, steps: [...given.steps, ...shut.steps] };
      }
      return change(environment, table, now, { k: 'shut' }, DONE, tell);
    }
    case 'forget': {
      if (isBusy(table)) return refusal(table, 'running');
      const { name } = command;
      const chairs = table.chairs.flatMap((each) => (each.bot === null && isCalled(each, name) ? [each.id] : []));
      const barred = table.barred.flatMap((each) => (isCalled(each, name) ? [each.chair] : []));
      const seats = seatsOf(table.playing, name);
      const groups = table.groups?.map((each) => seatsOf(each, name));
      if ([chairs, barred, seats, ...(groups ?? [])].flat().length === 0) return refusal(table, 'nothing-to-do');
      return change(environment, table, now, { k: 'forget', chairs, seats, ...(groups && { groups }), barred });
    }
  }
}

function seatsOf(playing: Playing | null, name: string): Seat[] {
  return (playing?.names ?? []).flatMap((each, seat) => (each === name ? [seat] : []));
}

/** What they are called, or wished to be. */
function isCalled(each: { readonly name: string; readonly wish?: string }, name: string): boolean {
  return each.name === name || each.wish === name;
}

/** Every name of a person that stands at a table. */
export function namesAt({ chairs, barred, playing, groups }: Table): ReadonlySet<string> {
  const named = [...chairs.filter(({ bot }) => bot === null), ...barred];
  const dealt = [...(playing === null ? [] : [playing]), ...(groups ?? [])].flatMap(({ names }) => names);
  return new Set([...named.flatMap(({ name, wish }) => (wish === undefined ? [name] : [name, wish])), ...dealt]);
}

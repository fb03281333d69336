import type { OwnCommand } from './command.ts';
import { dueOf } from './duties.ts';
import type { Stoppages } from './stoppages.ts';
import { areGroupsRunning, isRunning, type Table } from './table.ts';

/** How long a table's clocks stood still while nothing could happen, where that is not written down yet: before anything else is. */
export function owedBy(table: Table, stoppages: Stoppages, now: number): OwnCommand | undefined {
  const timed = isRunning(table) ? table.playing.timers.length > 0 : areGroupsRunning(table);
  if (!timed || dueOf(table) === null) return undefined;
  const stood = stoppages.since(table.at, now);
  return stood === undefined ? undefined : { do: 'outage', ...stood };
}

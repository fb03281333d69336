import type { Millis } from '../runner/time.ts';
import type { OwnCommand } from './command.ts';
import type { Circumstances } from './environment.ts';
import { errandOf, preparingDue } from './preparing.ts';
import type { Presence } from './presence.ts';
import { isRunning, type Table } from './table.ts';
import { soonest } from './timer.ts';

/** What a table has to do by itself, and when it has to look again. */
export interface Chores {
  readonly now: readonly OwnCommand[];
  readonly next: Millis;
}

const NEVER = Number.POSITIVE_INFINITY;
const NOTHING: readonly OwnCommand[] = [];

/** `blind`: nobody knows who is here, so nobody counts as absent. Bots and records are not looked after here. */
export function choresOf(
  table: Table,
  presence: Pick<Presence, 'absent'>,
  circumstances: Pick<Circumstances, 'now' | 'present' | 'tempo'>,
  blind: boolean,
): Chores {
  const { preparing } = table;
  if (preparing !== null) {
    const errand = errandOf(preparing, { chairs: table.chairs, ...circumstances });
    if (errand !== undefined) return { now: [{ do: errand }], next: NEVER };
    return { now: NOTHING, next: preparingDue(preparing, table.at) ?? NEVER };
  }
  if (!isRunning(table)) return { now: NOTHING, next: NEVER };
  const { now, tempo } = circumstances;
  let due: OwnCommand[] | undefined;
  let next = NEVER;
  const deadline = table.playing.pausedAt === null ? soonest(table.playing) : null;
  if (deadline !== null && deadline <= now) due = [{ do: 'strike' }];
  else if (deadline !== null) next = deadline;
  if (table.settings.minding && !blind) {
    for (const { chair, since } of presence.absent(table)) {
      const at = since + tempo.absence;
      if (at > now) next = Math.min(next, at);
      else (due ??= []).push({ do: 'absent', chair });
    }
  }
  return { now: due ?? NOTHING, next };
}

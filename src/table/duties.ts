import type { Millis } from '../runner/time.ts';
import type { ChairId } from './chair.ts';
import type { GroupCommand, OwnCommand } from './command.ts';
import type { Circumstances, Environment } from './environment.ts';
import { runningGroups } from './groups.ts';
import { isListed, isToGather } from './listed.ts';
import { isPlayedFor, playedFor } from './minders.ts';
import { errandOf, preparingDue } from './preparing.ts';
import { isEverybodyIn } from './rematch.ts';
import { isRevealing, revealDue } from './reveal.ts';
import { isRunning, type Playing, type Table } from './table.ts';
import { soonest } from './timer.ts';

/** Something a table does without being asked, and when. */
export interface Duty {
  readonly at: Millis;
  /** `think`: bots are awaited. */
  readonly what: OwnCommand | 'think';
}

/** Who is at the table, as far as is known. */
export interface Attendance {
  /** Somebody is here to see what is played. */
  readonly attended: boolean;
  /** Those with a seat for whom nobody plays yet, and since when they are absent. */
  readonly absent: (table: Table) => readonly { readonly chair: ChairId; readonly since: Millis }[];
}

type Around = Pick<Circumstances, 'now' | 'present' | 'tempo'>;

const NEVER = Number.POSITIVE_INFINITY;
const NONE: readonly Duty[] = [];

/**
 * The only answer to what a table has to do, and when it must be looked at. A match that no clock drives stands still while
 * nobody is here: whoever comes back finds it where they left it, and an abandoned one costs nothing.
 */
export function dutiesOf(
  environment: Environment,
  table: Table,
  around: Around,
  { attended, absent }: Attendance,
): readonly Duty[] {
  const gathers = isListed(table)
    ? isToGather(environment, table, around)
    : isEverybodyIn(environment, table, around.present);
  if (attended && gathers) return [{ at: table.at, what: { do: 'count-down' } }];
  if (table.groups !== null) {
    const here = { attended, absent };
    return runningGroups(table).flatMap(({ group, at }) => {
      return dutiesOf(environment, at, around, here).map((duty) => groupDuty(group, duty));
    });
  }
  const clock = clockDuty(table, around);
  if (!isInPlay(table) || !(attended || clock !== undefined)) return clock === undefined ? NONE : [clock];
  const duties: Duty[] = clock === undefined ? [] : [clock];
  if (isPlayedFor(table)) {
    const { playing, at } = table;
    const { bots, fallback } = playedFor(environment, table, playing);
    if (bots.some(({ awaited }) => awaited)) duties.push({ at, what: 'think' });
    if (fallback.length > 0) duties.push({ at, what: { do: 'fall-back' } });
  }
  if (attended && table.settings.minding) {
    for (const { chair, since } of absent(table)) {
      duties.push({ at: since + around.tempo.absence, what: { do: 'absent', chair } });
    }
  }
  return duties;
}

/** What one of several matches asks for. Whether bots are awaited is found out by looking at all. */
function groupDuty(group: number, { at, what }: Duty): Duty {
  return { at, what: what === 'think' ? what : { do: 'in-group', group, command: what as GroupCommand } };
}

/** When the first of them is, or was. */
export function firstOf(duties: readonly Duty[]): Millis {
  let first = NEVER;
  for (const { at } of duties) if (at < first) first = at;
  return first;
}

/** When a table out of memory wants waking: for what is to be done whoever is here. */
export function dueOf(table: Table): Millis | null {
  return clockDuty(table, { now: Number.NEGATIVE_INFINITY, present: () => true })?.at ?? null;
}

/** The first clock of several matches. */
function groupsClock(table: Table, around: Pick<Around, 'now' | 'present'>): Duty | undefined {
  const clocks = runningGroups(table).flatMap(({ group, at }) => {
    const duty = clockDuty(at, around);
    return duty === undefined ? [] : [groupDuty(group, duty)];
  });
  return clocks.toSorted((a, b) => a.at - b.at)[0];
}

/** What time alone asks for: a match being prepared goes on, or a clock strikes. */
function clockDuty(table: Table, { now, present }: Pick<Around, 'now' | 'present'>): Duty | undefined {
  const { preparing } = table;
  if (table.groups !== null) return groupsClock(table, { now, present });
  if (preparing !== null) {
    const errand = errandOf(preparing, { chairs: table.chairs, now, present });
    if (errand !== undefined) return { at: table.at, what: { do: errand } };
    const at = preparingDue(preparing, table.at);
    return at === null ? undefined : { at, what: { do: preparing.closed ? 'break-off' : 'close' } };
  }
  if (isRevealing(table)) return { at: revealDue(table), what: { do: 'reveal-on' } };
  if (table.startsAt !== null) return { at: table.startsAt, what: { do: 'begin' } };
  if (!isInPlay(table)) return undefined;
  const at = soonest(table.playing);
  return at === null ? undefined : { at, what: { do: 'strike' } };
}

function isInPlay(table: Table): table is Table & { readonly playing: Playing } {
  return isRunning(table) && table.playing.pausedAt === null;
}

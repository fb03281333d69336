import type { Millis } from '../runner/time.ts';
import { isAwaited } from '../kernel/match.ts';
import { errandOf, preparingDue } from './preparing.ts';
import type { Presence } from './presence.ts';
import { isPlayedForThem } from './rules.ts';
import { isRunning, type Table } from './table.ts';
import type { Tempo } from './tempo.ts';
import { soonest } from './timer.ts';

/** When the table wants something done by itself: a list closed, a bot's move, a clock to strike, a seat minded. */
export function actsAt(table: Table, presence: Presence, tempo: Tempo, now: Millis): Millis {
  const { preparing } = table;
  if (preparing !== null) {
    const present = (chair: number): boolean => presence.isHere(chair);
    const errand = errandOf(preparing, { chairs: table.chairs, now, present });
    return errand === undefined ? (preparingDue(preparing, table.at) ?? Number.POSITIVE_INFINITY) : table.at;
  }
  if (!isRunning(table) || table.playing.pausedAt !== null) return Number.POSITIVE_INFINITY;
  if (botsAreAsked(table)) return table.at;
  let first = soonest(table.playing) ?? Number.POSITIVE_INFINITY;
  if (table.settings.minding) {
    for (const { since } of presence.absent(table)) first = Math.min(first, since + tempo.absence);
  }
  return first;
}

/** Whether somebody is awaited for whom a bot, or the game's fallback, is to answer. */
export function botsAreAsked(table: Table): boolean {
  if (!isRunning(table) || table.playing.pausedAt !== null) return false;
  const { chairs, match } = table.playing;
  return table.chairs.some((chair) => isPlayedForThem(chair) && isAwaited(match, chairs.indexOf(chair.id)));
}

import type { Millis } from '../runner/time.ts';
import { present, type Seat } from '../kernel/seat.ts';
import type { Environment } from './environment.ts';
import type { Playing, Timer } from './table.ts';

/** The timers of all who are awaited: those that went on, and new ones that start at `now`. */
export function timersAfter(
  { clocks = true }: Environment,
  before: readonly Timer[],
  match: Playing['match'],
  now: Millis,
): readonly Timer[] {
  if (!clocks) return before.length === 0 ? before : [];
  const { game, state, questions } = match;
  let timers: Timer[] | undefined;
  let newest: number | undefined;
  for (let seat = 0; seat < questions.length; seat++) {
    if (present(questions[seat]) === null) continue;
    const pace = game.pace(state, seat);
    if (pace === undefined || pace.timer === newest) continue;
    newest = pace.timer;
    timers ??= [];
    if (timers.some(({ timer }) => timer === pace.timer)) continue;
    timers.push(before.find(({ timer }) => timer === pace.timer) ?? { timer: pace.timer, since: now, extra: 0 });
  }
  if (timers === undefined) return before.length === 0 ? before : [];
  return timers.length === before.length && timers.every((each, i) => each === before[i]) ? before : timers;
}

export function withExtra(timers: readonly Timer[], extra: (timer: Timer) => Millis): readonly Timer[] {
  return timers.map((each) => ({ ...each, extra: each.extra + extra(each) }));
}

/** When `seat` runs out of time; null where it is not asked or need not hurry. While paused the wall clock runs past it. */
export function deadlineOf({ match, timers }: Playing, seat: Seat): Millis | null {
  if (present(match.questions[seat]) === null) return null;
  const pace = match.game.pace(match.state, seat);
  if (pace === undefined) return null;
  const timer = timers.find((each) => each.timer === pace.timer);
  return timer === undefined ? null : timer.since + timer.extra + 1000 * pace.seconds;
}

/** The first deadline of anybody asked. Once all have answered, no clock runs. */
export function soonest(playing: Playing): Millis | null {
  if (playing.timers.length === 0 || playing.held !== null) return null;
  let first: Millis | null = null;
  for (let seat = 0; seat < playing.match.seats; seat++) {
    const at = deadlineOf(playing, seat);
    if (at !== null && (first === null || at < first)) first = at;
  }
  return first;
}

import type { Millis } from '../runner/time.ts';
import type { GameTypes } from '../kernel/contract.ts';
import { isObject } from '../kernel/json.ts';
import type { Progress } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import { isPerson, withoutGone } from './chair.ts';
import type { Environment } from './environment.ts';
import { isPlayedForThem } from './rules.ts';
import { chairOf, type Playing, type Race, type Table } from './table.ts';
import { timersAfter } from './timer.ts';

/** The table after a move. */
export function moved(
  environment: Environment,
  table: Table,
  before: Playing,
  progress: Progress<GameTypes>,
  hash: string,
  at: Millis,
): Table {
  const { match } = progress;
  const over = match.game.outcome(match.state) !== undefined;
  const playing: Playing = {
    ...before,
    match,
    hash,
    timers: over ? [] : timersAfter(environment, before.timers, match, at),
    race: raceOf(before, progress, at),
    stillSince: at,
    stoodIn: stoodInAfter(table, before, progress),
    held: null,
    end: over ? { how: 'over', at } : null,
  };
  // At one of several tables they stay until all are over.
  const leave = over && before.proof.group === undefined;
  return { ...table, playing, chairs: leave ? withoutGone(table.chairs) : table.chairs, n: table.n + 1, at };
}

/** The clock also plays for those who are here and too slow: that is their own game. */
function stoodInAfter(table: Table, { chairs, stoodIn }: Playing, { entry }: Progress<GameTypes>): readonly Seat[] {
  const { seat, by } = entry;
  if (by === 'player' || stoodIn.includes(seat)) return stoodIn;
  const chair = chairOf(table, chairs[seat] ?? -1);
  const absent = chair !== undefined && isPerson(chair) && isPlayedForThem(chair);
  return absent ? [...stoodIn, seat].toSorted((a, b) => a - b) : stoodIn;
}

/**
 * A move that took away or renewed what others were asked may have beaten somebody to it. A sealed choice waits for all the
 * others, so nobody can be late for it.
 */
function raceOf(before: Playing, { entry, match }: Progress<GameTypes>, at: Millis): Race | null {
  const { game, state, questions } = before.match;
  const { seat, move, by } = entry;
  if (by === 'clock' || !game.races(state) || game.sealed(move)) return before.race;
  const contested = questions.some((open, other) => open !== null && other !== seat && match.questions[other] !== open);
  return contested ? { seat, at, kind: kindOf(move), questions, late: [] } : before.race;
}

/** Moves of one kind share their first key: `accuse`, `card`. */
export function kindOf(move: unknown): string {
  return isObject(move) ? (Object.keys(move)[0] ?? '') : '';
}

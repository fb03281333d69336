import type { GameTypes } from '../kernel/contract.ts';
import type { Json } from '../kernel/json.ts';
import { isAwaited, type Progress } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Step } from './step.ts';
import type { Playing, Table } from './table.ts';

/**
 * Whether this answer is kept for now, because what follows it is the host's to bring: it is the last of those that were
 * open, and nobody but its owner could tell it from another.
 */
export function isHeldBack({ settings }: Table, { match }: Playing, progress: Progress<GameTypes>): boolean {
  const { game, questions } = match;
  if (!settings.paced || game.answered === undefined || !game.sealed(progress.entry.move)) return false;
  const { state, questions: next } = progress.match;
  const anew = next.some((question, seat) => question !== null && question !== questions[seat]);
  return anew || game.outcome(state) !== undefined;
}

export function holding({ entry }: Progress<GameTypes>): Extract<Step, { k: 'hold' }> {
  const { seat, move, by } = entry;
  return { k: 'hold', seat, move: move as Json, by };
}

/** Whether the table waits for `seat`: not once its answer is kept. */
export function isWaitedFor({ match, held }: Playing, seat: Seat): boolean {
  return held?.seat !== seat && isAwaited(match, seat);
}

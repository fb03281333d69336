import { hasSeat } from './apply.ts';
import { isPerson, type Chair, type ChairId } from './chair.ts';
import type { PersonCommand } from './command.ts';
import { change, refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { isWaitedFor } from './held.ts';
import { chairOf, isRunning, seatOf, type Playing, type Table } from './table.ts';

/**
 * Lets a bot stand in for somebody, or gives their seat back. The host lets; where it is the host who keeps everybody waiting,
 * anybody with a seat does. Whose seat it is may always take it back.
 */
export function decideMind(
  environment: Environment,
  table: Table,
  asker: Chair,
  { chair: id, on }: Extract<PersonCommand, { do: 'mind' }>,
  now: Circumstances,
): Decision {
  const chair = chairOf(table, id);
  const isHost = asker.id === table.host;
  const may = on ? isHost || (id === table.host && hasSeat(table, asker.id)) : isHost || id === asker.id;
  if (!may) return refusal(table, 'host-only');
  if (chair === undefined || !isPerson(chair) || chair.gone) return refusal(table, 'no-chair');
  if (!isRunning(table) || !hasSeat(table, id)) return refusal(table, 'no-match');
  if (chair.minded === on) return refusal(table, 'nothing-to-do');
  if (on && (!isHost || now.present(id))) {
    const wait = id === asker.id ? undefined : patienceLeft(table.playing, id, now);
    if (wait === undefined) return refusal(table, 'present');
    if (wait > 0) return refusal(table, { ok: false, code: 'present', wait });
  }
  return change(environment, table, now, { k: 'mind', chair: id, on });
}

/** How much longer somebody is waited for; nothing where they are not, or a clock answers for them. */
function patienceLeft(playing: Playing, id: ChairId, { now, tempo }: Circumstances): number | undefined {
  const seat = seatOf(playing, id);
  if (seat === undefined || playing.pausedAt !== null || playing.timers.length > 0) return undefined;
  return isWaitedFor(playing, seat) ? Math.max(0, playing.stillSince + tempo.patience - now) : undefined;
}

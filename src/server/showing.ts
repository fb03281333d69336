import type { Handle } from '../table/tables.ts';
import type { DoneMessage, RefusedMessage } from '../wire/down.ts';
import type { Show, Up } from '../wire/up.ts';
import type { Desk } from './desk.ts';
import { isGrip, tidyName } from './screen-names.ts';
import type { Asker } from './tolls.ts';

export function isShow(up: Up): up is Show {
  return up.t === 'show-on' || up.t === 'show-off';
}

/** Hands the table to a screen, or takes it away again. Only who sits there may: a screen shows it to everybody in the room. */
export async function show(
  { screens, tolls, metrics }: Pick<Desk, 'screens' | 'tolls' | 'metrics'>,
  handle: Handle,
  { address, chair }: Asker,
  { t, id, screen }: Show,
): Promise<DoneMessage | RefusedMessage> {
  const known = id === undefined ? {} : { id };
  const refused = (code: string, more: Partial<RefusedMessage> = {}): RefusedMessage => ({
    t: 'refused',
    ...known,
    code,
    ...more,
  });
  if (chair === null) return refused('not-allowed');
  const name = tidyName(screen);
  const guessed = !isGrip(name);
  const met = guessed ? tolls.guess(address) : undefined;
  if (met !== undefined) {
    metrics.turnedAway(met.limit);
    return refused('too-fast', { why: `the limit of ${met.limit} is met`, wait: met.wait });
  }
  const on = t === 'show-on';
  if (on && !(await handle.lobby()).settings.spectators) {
    if (guessed) tolls.hit(address);
    return refused('spectators-off');
  }
  const at = on ? { table: handle.id, code: handle.code, tv: (await handle.links()).tv } : null;
  const grip = await screens.show(name, at);
  if (grip === undefined) return refused('no-screen');
  if (guessed) tolls.hit(address);
  return { t: 'done', ...known, ...(on && { grip }) };
}

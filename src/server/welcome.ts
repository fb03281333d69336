import type { Json } from '../kernel/json.ts';
import type { Who } from '../table/command.ts';
import type { TableSight } from '../table/tables.ts';
import type { Welcome } from '../wire/down.ts';
import { PROTOCOL } from '../wire/protocol.ts';
import { chairOf } from './gathering.ts';

/** Who one is at this table, and the lobby as it is. */
export function welcome(who: Who, sight: TableSight): Welcome {
  const { lobby, links } = sight;
  const chair = chairOf(who);
  return {
    t: 'welcome',
    protocol: PROTOCOL,
    chair,
    role: who.kind === 'watcher' ? who.link : 'seat',
    links: who.kind === 'chair' ? links : null,
    awaited: chair !== null && sight.showingTo(chair)?.isAwaited(chair) === true,
    lobby: lobby as unknown as Json,
  };
}

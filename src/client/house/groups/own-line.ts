import { computed, type ReadonlySignal } from '@preact/signals';
import type { Lobby, LobbyGroup } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';

/** The group in which a chair plays, counted from 0; −1 for whoever only looks on. */
export function groupOf({ groups }: Pick<Lobby, 'groups'>, chair: number | null): number {
  return chair === null ? -1 : (groups?.findIndex(({ chairs }) => chairs.includes(chair)) ?? -1);
}

/** The lobby as one of several tables has it: their match is the one on it, and others have no seat in it. */
export function lobbyOf(lobby: Lobby, { match, chairs }: LobbyGroup): Lobby {
  return {
    ...lobby,
    match,
    chairs: lobby.chairs.map((each) => (chairs.includes(each.chair) ? each : { ...each, seat: null })),
  };
}

/** A line to one's own of several tables. `onAgain`: another match is for the host to begin, for all tables at once. */
export function ownLine(line: Line, onAgain: () => void): Line {
  const lobby: ReadonlySignal<Lobby | undefined> = computed(() => {
    const all = line.lobby.value;
    const group = all?.groups?.[groupOf(all, line.me.value?.chair ?? null)];
    return all === undefined || group === undefined ? all : lobbyOf(all, group);
  });
  return {
    ...line,
    lobby,
    ask(wish) {
      if (wish.t !== 'rematch') return line.ask(wish);
      onAgain();
      return Promise.resolve({ ok: true });
    },
  };
}

import { useEffect } from 'preact/hooks';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Lobby } from '../../table/lobby.ts';
import { rememberPlayed } from './played.ts';

/** Notes a match down on this device once it is over. */
export function useHistory(
  lobby: Lobby,
  outcome: Outcome | undefined,
  names: readonly string[],
  seat: number | undefined,
  alone: boolean,
): void {
  const match = lobby.match?.match;
  useEffect(() => {
    if (outcome === undefined || match === undefined) return;
    rememberPlayed({
      game: lobby.game,
      table: alone ? 'here' : lobby.table,
      match,
      at: Date.now(),
      names,
      seat: seat ?? null,
      places: outcome.places,
    });
  }, [match, outcome === undefined]);
}

import { useEffect } from 'preact/hooks';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Played } from './played.ts';
import type { Lobby } from '../../table/lobby.ts';

/** Fetched while it is played, for the end may come without a network. */
const book = () => import('./played.ts');

/** Notes a match down on this device once it is over. */
export function useHistory(
  lobby: Lobby,
  outcome: Outcome | undefined,
  who: Pick<Played, 'names' | 'faces' | 'dress'>,
  seat: number | undefined,
  alone: boolean,
): void {
  const { match, game } = lobby.match ?? {};
  useEffect(() => {
    const noted = book().then(({ rememberPlayed }) => {
      if (outcome === undefined || match === undefined || game === undefined) return;
      rememberPlayed({
        game,
        table: alone ? 'here' : lobby.table,
        match,
        at: Date.now(),
        ...who,
        seat: seat ?? null,
        places: outcome.places,
      });
    });
    noted.catch(() => undefined); // A match that is not in the book was played all the same.
  }, [match, outcome === undefined]);
}

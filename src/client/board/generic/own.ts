import type { Game } from '../../../kernel/contract.ts';
import type { Random } from '../../../kernel/random.ts';

/**
 * Which keys of a view are the seat's own. A view has both halves side by side; a world that looks the same has the same
 * keys. A game that cannot imagine one has all of its view on the table.
 */
export function ownKeys(game: Game, view: object, seat: number | undefined): ReadonlySet<string> {
  if (seat === undefined) return new Set();
  try {
    return new Set(Object.keys(game.own(game.imagine(view, seat, anyLuck()), seat)));
  } catch {
    return new Set();
  }
}

/** Any world will do: only the names of what a seat sees are taken from it. */
function anyLuck(): Random {
  let drawn = 1;
  return {
    below(n) {
      drawn = (drawn * 48_271) % 0x7f_ff_ff_ff;
      return drawn % n;
    },
  };
}

import { list } from '../words/list.ts';
import { nameAmong, nameOf, type Named } from './players.ts';
import { t } from './words.ts';

/** Seats, the best first. */
export function inOrder(places: readonly number[]): readonly number[] {
  return places.map((_, seat) => seat).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}

/** Who has won. `nobody` is said where nobody has; `all` tells the names of several. */
export function headline(named: Named, winners: readonly number[], nobody: string, all = list): string {
  const [first, ...more] = winners;
  if (first === undefined) return nobody;
  if (more.length > 0) {
    return t('board.win.shared', { names: all(winners.map((seat) => nameAmong(named, seat))) });
  }
  return first === named.seat ? t('board.win.you') : t('board.win', { name: nameOf(named, first) });
}

import { pick, shuffle, type Random } from '../../../kernel/random.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import type { State } from './state.ts';
import type { Own, Table } from './view.ts';

/** Prizes in any order, and any card of theirs as the bid of those who have made one. */
export function imagine(view: Table & Partial<Own>, viewer: Viewer, random: Random): State {
  return {
    options: view.options,
    prizes: [...view.prizes],
    deck: shuffle(random, [...view.coming]),
    hands: view.hands.map((hand) => [...hand]),
    bids: view.hands.map((hand, seat) => {
      if (seat === viewer) return view.bid ?? null;
      return hand.length === 0 || view.waiting.includes(seat) ? null : pick(random, hand);
    }),
    points: [...view.points],
    last: view.last,
  };
}

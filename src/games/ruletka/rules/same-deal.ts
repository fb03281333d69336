import type { Finish } from '../../../kernel/outcome.ts';
import { present } from '../../../kernel/seat.ts';
import type { Table } from './view.ts';

/** With the same deal at another table: the place at one's own, where the dead are behind the living, then points. */
export function better(a: Finish, b: Finish): number {
  const place = present(b.outcome.places[b.seat]) - present(a.outcome.places[a.seat]);
  return place !== 0 ? place : present(a.outcome.scores[a.seat]) - present(b.outcome.scores[b.seat]);
}

/** How near whoever leads is to the goal. */
export function progress({ points, options }: Table): number {
  return Math.min(1, Math.max(0, ...points) / options.target);
}

import type { Lobby } from '../../../table/lobby.ts';
import { seatsFor } from '../offer.ts';

/** What becomes of those who are here at so many tables. */
export interface Spread {
  /** How many sit at each, the fullest first. */
  readonly sizes: readonly number[];
  /** So many more are needed for it to begin. */
  readonly missing: number;
  /** Where tables must be equal: so many more would make them so. */
  readonly uneven: number;
}

export function spreadOf(lobby: Pick<Lobby, 'chairs' | 'game'>, tables: number, anySeats: boolean): Spread {
  const people = lobby.chairs.filter(({ gone, rematch, standing }) => !gone && !standing && rematch !== false).length;
  const least = tables * Math.max(2, seatsFor(lobby.game).least);
  const sizes = Array.from({ length: tables }, (_, i) => Math.ceil((people - i) / tables));
  const uneven = anySeats ? 0 : (tables - (people % tables)) % tables;
  return { sizes, missing: Math.max(0, least - people), uneven };
}

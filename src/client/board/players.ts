import { list } from '../words/list.ts';
import { t } from './words.ts';

/** Who sits where, and which seat is this screen's. */
export interface Named {
  readonly names: readonly string[];
  readonly seat: number | undefined;
}

export function nameOf({ names, seat }: Named, who: number): string {
  return who === seat ? t('board.you') : (names[who] ?? `${who + 1}`);
}

/** A name within a sentence: nobody's begins small but one's own. */
export function nameAmong(named: Named, who: number): string {
  return who === named.seat ? t('board.you.among') : nameOf(named, who);
}

export function namesOf(named: Named, seats: readonly number[]): string {
  return list(seats.map((who) => nameAmong(named, who)));
}

/** The others, clockwise from this seat; everybody for one who only looks. */
export function othersOf(seats: number, seat: number | undefined): readonly number[] {
  if (seat === undefined) return Array.from({ length: seats }, (_, who) => who);
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}

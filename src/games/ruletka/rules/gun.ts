import { SEATS } from './seats.ts';
import { shuffleLot } from '../../../kernel/lot.ts';
import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import { GUN_IN_RECORDS, type GunCard } from './card.ts';
import type { State } from './state.ts';
import { BULLETS } from './sizes.ts';

export const GUNS = everySeat(SEATS.most).map((seat) => shuffleLot(`gun-${seat}`, GUN_IN_RECORDS));

export function count(cards: readonly GunCard[], card: GunCard): number {
  let found = 0;
  for (const each of cards) if (each === card) found++;
  return found;
}

export function spareBullets(state: Pick<State, 'bullets'>): number {
  return state.bullets.reduce((spare, bullets) => spare - bullets, BULLETS);
}

/** What `seat` has pocketed this round; somebody knows that there is something. */
export function pocketOf(state: Pick<State, 'pockets'>, seat: Seat): GunCard {
  const card = present(state.pockets[seat]);
  if (card === null) throw new RangeError(`nothing in the pocket of seat ${seat}`);
  return card;
}

/** Clicks before bullets: where every shuffle starts, so that no earlier order shines through. */
export function inOrder(cards: readonly GunCard[]): GunCard[] {
  const clicks = count(cards, 'click');
  return cards.map((_, i) => (i < clicks ? 'click' : 'bullet'));
}

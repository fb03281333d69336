import type { Chance } from '../../../kernel/chance.ts';
import type { Emit } from '../../../kernel/contract.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { sorted, type Card } from './card.ts';
import type { Event } from './event.ts';
import { RESHUFFLE } from './lots.ts';
import type { Place } from './notes.ts';
import { NO_CARDS, reserveCount, type State } from './state.ts';
import { sawDrawn, sawRenewed } from './witness.ts';

/**
 * Up to `wanted` cards from the Reserve, one at a time in effect: it is renewed only when a card is wanted and there is
 * none. Z18: with nothing to renew it from, fewer.
 */
export function draw(
  state: State,
  seat: Seat,
  wanted: number,
  place: Place,
  chance: Chance,
  emit: Emit<Event> | undefined,
): readonly Card[] {
  if (reserveCount(state) === 0) renew(state, chance, emit);
  const before = reserveCount(state);
  if (before === 0) return NO_CARDS;
  const cards = state.reserve.slice(state.drawn, state.drawn + wanted);
  state.drawn += cards.length;
  sawDrawn(state.memory, seat, cards, before, place);
  if (cards.length === wanted) return cards;
  return [...cards, ...draw(state, seat, wanted - cards.length, place, chance, emit)];
}

/** Shuffled from ascending order: the order in which cards were discarded has no say in the outcome. */
function renew(state: State, chance: Chance, emit: Emit<Event> | undefined): void {
  const cards = state.discard.length > 0 ? state.discard : state.horde.slice(0, -1);
  if (cards.length === 0) return;
  const fresh = sorted(cards);
  if (state.discard.length > 0) state.discard.length = 0;
  else state.horde.splice(0, cards.length);
  sawRenewed(state.memory, fresh);
  state.reserve = chance.take(RESHUFFLE, fresh.slice());
  state.drawn = 0;
  emit?.({ kind: 'reshuffled', cards: fresh.length });
}

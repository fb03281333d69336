import { present, type Seat } from '../../../kernel/seat.ts';
import { withCard, withoutCard, type ActionCard } from './card.ts';
import type { Moment } from './moment.ts';
import { ACTIONS_RESHUFFLE, type State } from './state.ts';

/** Draws up to `count` action cards for `seat`. */
export function draw(moment: Moment, seat: Seat, count: number): void {
  let drawn = 0;
  while (drawn < count && drawOne(moment, seat)) drawn++;
  if (drawn > 0) moment.emit?.({ kind: 'drew', seat, count: drawn });
}

function drawOne({ state, chance, emit }: Moment, seat: Seat): boolean {
  // W26: the discard becomes the deck only when a card is wanted; with nothing there either, nothing is drawn.
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.reshuffled = state.discard;
    state.deck = chance.take(ACTIONS_RESHUFFLE, state.discard.slice());
    state.discard = [];
    emit?.({ kind: 'reshuffled' });
  }
  const [card, ...rest] = state.deck;
  if (card === undefined) return false;
  state.deck = rest;
  state.hands[seat] = withCard(present(state.hands[seat]), card);
  return true;
}

/** A played card is in the discard at once. Kept in the table's order, it says nothing of who played it when. */
export function discard(state: State, seat: Seat, card: ActionCard): void {
  state.hands[seat] = withoutCard(present(state.hands[seat]), card);
  state.discard = withCard(state.discard, card);
}

import { present, type Seat } from '../../../kernel/seat.ts';
import { draw } from './hand.ts';
import type { Moment } from './moment.ts';
import { putTogether } from './reload.ts';

/** Each of `seats` loses a character at the same moment; the draws follow in that order. */
export function lose(moment: Moment, seats: readonly Seat[]): void {
  const { state, emit } = moment;
  const fallen = Math.max(...state.fallen) + 1;
  for (const seat of seats) {
    const lives = present(state.lives[seat]) - 1;
    state.lives[seat] = lives;
    state.out[seat] = true;
    putTogether(state, seat, 1);
    emit?.({ kind: 'lost', seat, lives });
    if (lives > 0) draw(moment, seat, 1); // W11
    else state.fallen[seat] = fallen; // W2: the hand is kept
  }
}

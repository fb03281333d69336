import { present, type Seat } from '../../../../kernel/seat.ts';
import type { GunCard } from '../card.ts';
import type { Moment } from '../moment.ts';
import { shuffleGun } from '../reload.ts';
import { living } from '../who.ts';
import { answered, open } from '../window.ts';

/** W7: one bullet is like another, so only what kind of card is pocketed matters. */
export function pocket({ state, emit }: Moment, seat: Seat, card: GunCard): void {
  const gun = present(state.guns[seat]);
  state.guns[seat] = gun.toSpliced(gun.indexOf(card), 1);
  state.pockets[seat] = card;
  emit?.({ kind: 'pocketed', seat });
  answered(state, seat);
}

export function closeLoading(moment: Moment): void {
  const { state, emit } = moment;
  for (const seat of living(state)) shuffleGun(moment, seat);
  emit?.({ kind: 'loaded' });
  open(state, 'spinning');
}

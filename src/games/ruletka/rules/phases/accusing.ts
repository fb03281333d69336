import type { Seat } from '../../../../kernel/seat.ts';
import { pocketOf } from '../gun.ts';
import { draw } from '../hand.ts';
import { lose } from '../loss.ts';
import type { Moment } from '../moment.ts';
import { addBullet } from '../reload.ts';
import type { Accusation } from '../state.ts';
import { living } from '../who.ts';
import { answered, open } from '../window.ts';
import { afterLastCaptain } from './bullet.ts';
import { openShot } from './shot.ts';

const REWARD = 3;

/** The first accusation opens the window in which others may join it (W9). */
export function accuse({ state, emit }: Moment, seat: Seat, on: Seat): void {
  state.accusationUsed[seat] = true;
  if (state.accusation === null) {
    state.accusation = { accused: on, accusers: [seat] };
    emit?.({ kind: 'accused', seat, on });
    open(state, 'accused');
  } else {
    state.accusation = { accused: on, accusers: [...state.accusation.accusers, seat] };
    emit?.({ kind: 'joined', seat, on });
    answered(state, seat);
  }
}

/** The pocket is shown and paid for, unless a bribe has made an end of it (W10). */
export function closeAccused(moment: Moment): void {
  const { state } = moment;
  const { accusation } = state;
  state.accusation = null;
  if (accusation !== null) settle(moment, accusation);
  const [survivor, ...others] = living(state);
  if (survivor !== undefined && others.length === 0) afterLastCaptain(moment, survivor);
  else open(state, 'accusing');
}

function settle(moment: Moment, { accused, accusers }: Accusation): void {
  const { state, emit } = moment;
  const card = pocketOf(state, accused);
  state.shown[accused] = true;
  emit?.({ kind: 'shown', seat: accused, card });
  if (card === 'bullet') {
    for (const accuser of accusers) draw(moment, accuser, REWARD);
    lose(moment, [accused]);
  } else {
    draw(moment, accused, accusers.length);
    for (const accuser of accusers) addBullet(moment, accuser);
  }
}

export function closeAccusing(moment: Moment): void {
  openShot(moment, 1);
}

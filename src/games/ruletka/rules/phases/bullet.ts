import { everySeat, present, type Seat } from '../../../../kernel/seat.ts';
import { finish } from '../end.ts';
import { lose } from '../loss.ts';
import type { Moment } from '../moment.ts';
import { isIn, living } from '../who.ts';
import { answered, open } from '../window.ts';
import { openShot } from './shot.ts';

/** All deaths of the shot together; then the end is looked for. */
export function closeBullet(moment: Moment): void {
  const { state } = moment;
  // W13: however many bullets, one character.
  const hit = everySeat(state.seats).filter((seat) => present(state.incoming[seat]) > 0);
  for (const seat of hit) state.incoming[seat] = 0;
  lose(moment, hit);

  const [survivor, ...others] = living(state);
  if (survivor === undefined) finish(moment, 'nobody');
  else if (others.length > 0) openShot(moment, state.shot + 1);
  else afterLastCaptain(moment, survivor);
}

/** W22: whoever is left with shots to fire, also before the first, may take the win or show off, and is asked once. */
export function afterLastCaptain(moment: Moment, survivor: Seat): void {
  const { state } = moment;
  if (!isIn(state, survivor) || (present(state.bets[survivor]) ?? 0) <= state.shot) finish(moment, 'captain');
  else if (state.showingOff) openShot(moment, state.shot + 1);
  else open(state, 'showOff');
}

export function take(moment: Moment, seat: Seat): void {
  moment.emit?.({ kind: 'take', seat });
  finish(moment, 'captain');
}

export function showOff({ state, emit }: Moment, seat: Seat): void {
  state.showingOff = true;
  emit?.({ kind: 'show-off', seat });
  answered(state, seat);
}

export function closeShowOff(moment: Moment): void {
  openShot(moment, moment.state.shot + 1);
}

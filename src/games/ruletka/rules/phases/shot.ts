import { everySeat, present, type Seat } from '../../../../kernel/seat.ts';
import { point } from '../aim.ts';
import type { Moment } from '../moment.ts';
import { MOST_BET } from '../move.ts';
import type { Fired } from '../state.ts';
import { isIn, shooters } from '../who.ts';
import { open } from '../window.ts';
import { scorePoints } from './points.ts';

/** The window before a shot; with nobody left to fire it, the round is over. */
export function openShot(moment: Moment, shot: number): void {
  const { state } = moment;
  state.aims = everySeat(state.seats);
  state.shot = shot;
  if (shot <= MOST_BET && shooters(state).length > 0) {
    open(state, 'shot');
    return;
  }
  state.shot = 0;
  scorePoints(moment);
}

export function aim({ state, emit }: Moment, seat: Seat, at: Seat): void {
  point(state, seat, at);
  emit?.({ kind: 'aimed', seat, at });
}

/** Three, two, one: all top cards are turned at the same moment (W12), so who dies now still fires. */
export function closeShot({ state, emit }: Moment): void {
  const guns: Fired[] = [];
  for (const seat of shooters(state)) {
    const [card, ...left] = present(state.guns[seat]);
    if (card === undefined) throw new RangeError(`the gun of seat ${seat} is empty`);
    const at = present(state.aims[seat]);
    state.guns[seat] = left;
    state.spent[seat] = [...present(state.spent[seat]), card];
    guns.push({ seat, card, at });
    // W16: into the air, or at somebody who is out, a bullet is only spent.
    if (card === 'bullet' && at !== 'air' && isIn(state, at)) state.incoming[at] = present(state.incoming[at]) + 1;
  }
  const volley = { shot: state.shot, guns };
  state.volleys = volley.shot === 1 ? [volley] : [...state.volleys, volley];
  emit?.({ kind: 'fired', ...volley });
  open(state, 'bullet');
}

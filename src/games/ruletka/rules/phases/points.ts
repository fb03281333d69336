import { everySeat, present } from '../../../../kernel/seat.ts';
import { finish, LAST_ROUND } from '../end.ts';
import type { Moment } from '../moment.ts';
import { leaders } from '../outcome.ts';
import { putTogether } from '../reload.ts';
import type { State } from '../state.ts';
import { isAlive, isIn } from '../who.ts';
import { open } from '../window.ts';

/** W18: the final bet and one more for everybody who lost nobody. */
export function scorePoints(moment: Moment): void {
  const { state, emit } = moment;
  for (const seat of everySeat(state.seats)) {
    if (!isIn(state, seat)) continue;
    const points = (present(state.bets[seat]) ?? 0) + 1;
    state.points[seat] = present(state.points[seat]) + points;
    emit?.({ kind: 'scored', seat, points });
  }
  if (hasWinner(state)) {
    finish(moment, 'points');
    return;
  }
  nextRound(state);
  emit?.({ kind: 'round', round: state.round });
}

/** W19, W21: enough points and nobody living with as many; W20: a tie goes on; W29: but not for ever. */
function hasWinner(state: State): boolean {
  const [leader, ...equals] = leaders(state);
  if (state.round === LAST_ROUND) return true;
  return leader !== undefined && equals.length === 0 && present(state.points[leader]) >= state.options.target;
}

function nextRound(state: State): void {
  state.round++;
  for (const seat of everySeat(state.seats)) {
    putTogether(state, seat, present(state.bullets[seat])); // W24
    state.out[seat] = !isAlive(state, seat);
    state.pockets[seat] = null;
    state.shown[seat] = false;
    state.spun[seat] = false;
    state.bets[seat] = null;
    state.accusationUsed[seat] = false;
  }
  state.patDowns = [];
  open(state, 'loading');
}

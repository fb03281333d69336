import type { State } from '../rules/index.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import { strength } from './crowd-race.ts';
import { raceValues, racing } from './duel.ts';
import { ANY_CARD, handWorth } from './hand.ts';
import { worth } from './race.ts';

/** How good a match stands for `seat` between two rounds or at its end, from −1, lost, to 1, won. */
export function standing(state: State, seat: Seat): number {
  if (state.phase === 'over') return ended(state, seat);
  const { target } = state.options;
  const lives = present(state.lives[seat]);
  if (lives === 0) return -1;
  const others: Seat[] = [];
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && present(state.lives[other]) > 0) others.push(other);
  }
  const side = (who: Seat) =>
    racing(present(state.points[who]), present(state.lives[who]), present(state.bullets[who]), target);
  const cards = (who: Seat): number => state.hands[who]?.length ?? 0;
  const me = side(seat);
  const held = handWorth(present(state.hands[seat]));
  const [first = 0, ...more] = others;
  if (more.length === 0) {
    const them = side(first);
    const race = worth(raceValues(), me.points, me.lives, me.bullets, them.points, them.lives, them.bullets);
    return race + (1 - race * race) * (held - ANY_CARD * cards(first));
  }
  const living = others.length + 1;
  const mine = strength(living, me.points, me.lives, me.bullets, held / ANY_CARD);
  let all = mine;
  for (const other of others) {
    const them = side(other);
    all += strength(living, them.points, them.lives, them.bullets, cards(other));
  }
  return (2 * mine) / all - 1;
}

/** A win; nothing for nobody's win of two; and a share of a shared one. */
function ended({ reason, lives, points, seats }: State, seat: Seat): number {
  if (reason === 'nobody') return 2 / seats - 1;
  const most = Math.max(...points.map((each, other) => ((lives[other] ?? 0) > 0 ? each : -1)));
  if ((lives[seat] ?? 0) === 0) return -1;
  if (reason === 'captain') return 1;
  if (points[seat] !== most) return -1;
  const sharing = points.filter((each, other) => each === most && (lives[other] ?? 0) > 0).length;
  return 2 / sharing - 1;
}

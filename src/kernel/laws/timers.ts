import type { GameTypes } from '../contract.ts';
import type { Match } from '../match.ts';
import { everySeat, type Seat } from '../seat.ts';
import { nameOf, type Law } from './moment.ts';

/**
 * A question put anew has a timer that never ran before; one that goes on keeps its timer, unless a last call begins.
 * Whoever answers and is asked again while the others' questions go on may have either.
 */
export const timersAreFresh: Law = {
  name: 'a new question has a fresh timer, an old one keeps its own',
  why: 'with an old timer somebody has no time left to answer; with a fresh one in mid-question time never runs out.',
  step({ before: { kit, match: before, timers }, progress: { match: after } }) {
    const called = kit.hurried?.(after.state) !== kit.hurried?.(before.state);
    for (const seat of everySeat(after.seats)) {
      const now = paceOf(after, seat);
      if (now === undefined) continue;
      const then = paceOf(before, seat);
      const anew = after.asking !== before.asking || before.questions[seat] === null;
      if (anew && timers.has(now.timer)) return `${nameOf(seat)} is asked anew on timer ${now.timer}, which ran before`;
      const goesOn = !called && after.questions[seat] === before.questions[seat];
      if (goesOn && then !== undefined && then.timer !== now.timer) {
        return `${nameOf(seat)}'s question goes on, but timer ${then.timer} became ${now.timer}`;
      }
    }
    return undefined;
  },
};

function paceOf<T extends GameTypes>({ game, state, questions }: Match<T>, seat: Seat) {
  return questions[seat] === null ? undefined : game.pace(state, seat);
}

/** The names of all timers that run now. */
export function timersOf<T extends GameTypes>(match: Match<T>): number[] {
  return everySeat(match.seats).flatMap((seat) => paceOf(match, seat)?.timer ?? []);
}

import { combinations, type Kit } from '../../../src/kernel/laws/kit.ts';
import { yourgame, type Yourgame } from './index.ts';
import { MOST } from './move.ts';

/** What the laws must know of this game: written from its rules, so that they can be held against the code. */
export const yourgameKit: Kit<Yourgame> = {
  game: yourgame,
  players: [2, 3, 4],
  options: combinations({ last: [undefined, 'loses'] }),
  *universe() {
    for (let take = 1; take <= MOST; take++) yield { take };
  },
  // What stays the same all through a match: cards, tokens. Here nothing does.
  census: () => ({}),
  longest: 21,
  parts: { options: 'open', seats: 'open', left: 'open', turn: 'open' },
  learnt: (_state, _seat, move) => move,
};

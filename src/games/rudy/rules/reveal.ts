import type { Reveal } from '../../../kernel/contract.ts';
import { cardName } from './card.ts';
import type { Rudy } from './index.ts';
import { TURNS } from './turns.ts';
import { table } from './view.ts';

/** The last cards decide, so they are given more time. */
const DECIDING = 4;
const READY = 4;
const CARD = 3.6;
const LATE_CARD = 5.5;
const LAST_CARD = 7;

/** R21: the pile from the first card to the last, with everybody's number; before that, that all is written. */
export const reveal: Reveal<Rudy> = {
  moments: () => TURNS + 1,
  table(state, moment) {
    const end = table(state);
    if (moment === TURNS) return end;
    return {
      options: end.options,
      seats: end.seats,
      turn: TURNS,
      // Before the first, the one that everybody has just looked at.
      card: cardName(state.pile[(moment === 0 ? TURNS : moment) - 1] ?? 0),
      waiting: [],
      last: null,
      aloud: null,
      finished: true,
      pile: state.pile.slice(0, moment).map(cardName),
      boards: state.boards.map((board) => board.slice(0, moment)),
    };
  },
  seconds(_state, moment) {
    if (moment === 0) return READY;
    if (moment === TURNS) return LAST_CARD;
    return moment > TURNS - DECIDING ? LATE_CARD : CARD;
  },
  tells: () => true,
};

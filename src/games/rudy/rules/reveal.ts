import type { Reveal } from '../../../kernel/contract.ts';
import type { Rudy } from './index.ts';
import { TURNS } from './turns.ts';
import { table } from './view.ts';

/** R21: the pile from the first card to the last, with everybody's number; before that, that all is written. */
export const reveal: Reveal<Rudy> = {
  moments: () => TURNS + 1,
  table(state, moment) {
    const end = table(state);
    const { pile = [], boards = [] } = end;
    // Its card is the one that everybody has just looked at.
    return { ...end, pile: pile.slice(0, moment), boards: boards.map((board) => board.slice(0, moment)) };
  },
  /** The last four decide, so they are given more time. */
  seconds: (_state, moment) => (moment > TURNS - 4 ? 6 : 4),
};

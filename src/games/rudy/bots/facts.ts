import type { Fact } from '../../../bots/bots.ts';
import { present } from '../../../kernel/seat.ts';
import { answers, type Rudy } from '../rules/index.ts';

export const exactNumbers: Fact = {
  name: 'exact numbers',
  of(raw, seat) {
    const { boards, pile, options } = raw as Rudy['State'];
    const truth = answers(pile, options.fox);
    const board = present(boards[seat]);
    return { hits: truth.filter((answer, turn) => board[turn]?.number === answer).length, trials: truth.length };
  },
};

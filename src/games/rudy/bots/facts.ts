import { answers, type Rudy } from '../rules/index.ts';
import { present, type Seat } from '../../../kernel/seat.ts';

/** Something worth telling of how a seat played a match, as so many of so many. */
export interface Fact {
  readonly name: string;
  of(state: unknown, seat: Seat): { readonly hits: number; readonly trials: number };
}

const exactNumbers: Fact = {
  name: 'exact numbers',
  of(raw, seat) {
    const { boards, pile, options } = raw as Rudy['State'];
    const truth = answers(pile, options.fox);
    const board = present(boards[seat]);
    return { hits: truth.filter((answer, turn) => board[turn]?.number === answer).length, trials: truth.length };
  },
};

/** Per game what a ladder tells of its levels besides who wins. */
export const FACTS: Readonly<Record<string, readonly Fact[]>> = { rudy: [exactNumbers] };

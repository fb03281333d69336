import type { Bot } from '../../../bots/bot.ts';
import { present } from '../../../kernel/seat.ts';
import type { Goofspiel, Move, Table } from '../rules/index.ts';

/**
 * Bids what the prizes are worth, and `more`. Where no card is as high, a plain bidder lays the highest; one who bids `more` for
 * everything else gives this prize up, and lays the lowest.
 */
export function matching(level: string, more: number): Bot<Goofspiel> {
  return {
    level,
    blank: null,
    decide(_memory, { view, seat }): Move {
      const hand = present(view.hands[seat]);
      const wanted = worth(view) + more;
      const bid = hand.find((card) => card >= wanted) ?? hand[more === 0 ? hand.length - 1 : 0];
      return { bid: present(bid) };
    },
  };
}

function worth({ prizes }: Table): number {
  return prizes.reduce((all, prize) => all + prize, 0);
}

import { mozg, type Mozg, type Move } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { pick } from '../../../kernel/random.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import type { Bot } from '../../../bots/bot.ts';

const MOSQUITO = 0;
const SPECIAL = new Set([MOSQUITO, 8, 11]);

/**
 * Plays the lowest card that may be played, with all its copies, and passes only when it must; harms whoever is
 * nearest to being rid of everything. Of moves it likes equally it takes any.
 */
export const greedyMozg: Bot<Mozg> = {
  level: 'greedy',
  blank: null,
  decide(_memory, { view, seat, random }) {
    let best: Move[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (const move of mozg.moves(view, seat)) {
      const worth = liking(view, seat, move);
      if (worth > most) {
        most = worth;
        best = [];
      }
      if (worth === most) best.push(move);
    }
    return pick(random, best);
  },
};

type View = SeatView<Mozg>;

/** How much it likes a move, among those of the same question. */
function liking(view: View, seat: Seat, move: Move): number {
  if ('refill' in move) return 1e6 + sum(move.refill); // first of all where it could be forgotten; high cards beat more
  if ('play' in move) return playLiking(view, move.play, move.give ?? {});
  if ('pass' in move) return -Infinity;
  if ('bury' in move) return -useOf(move.bury);
  if ('keep' in move) return -move.keep; // what is kept starts the new Horde
  if ('gift' in move) return -10 * useOf(move.gift) - cardsOf(view, move.to);
  if ('steal' in move) return view.brains[move.steal] ?? 0;
  if ('swap' in move) {
    const counts = move.swap === 'hand' ? view.handCounts : view.graveyardCounts;
    return (counts[seat] ?? 0) - (counts[move.with] ?? 0);
  }
  return 0;
}

/** The lowest, but Komar last: it can always be played. Then all copies, to those with fewest cards. */
function playLiking(view: View, card: number, give: Readonly<Record<string, number>>): number {
  const order = card === MOSQUITO ? 100 : card;
  let worth = -10_000 * order;
  for (const [to, copies] of Object.entries(give)) worth += copies * (1000 - cardsOf(view, Number(to)));
  return worth;
}

/** How good a card is to hold: a low one beats little, one with an effect is worth more than any. */
function useOf(card: number): number {
  return SPECIAL.has(card) ? 100 : card;
}

function cardsOf(view: View, seat: Seat): number {
  return present(view.handCounts[seat]) + present(view.graveyardCounts[seat]);
}

function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0);
}

import type { Chance } from '../../../kernel/chance.ts';
import type { Emit } from '../../../kernel/contract.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import { sum, type State } from './state.ts';

export function play(state: State, seat: Seat, { bid }: Move, _chance: Chance, emit?: Emit<Event>): void {
  state.bids[seat] = bid;
  emit?.({ kind: 'laid', seat });
  if (!state.bids.includes(null)) turn(state, state.bids as number[], emit);
}

/** All have bid: the cards are turned, and the prize goes to somebody or to nobody. */
function turn(state: State, bids: readonly number[], emit?: Emit<Event>): void {
  const highest = Math.max(...bids);
  // G1: the highest bid takes the prize if nobody else has made it.
  const winner = bids.indexOf(highest) === bids.lastIndexOf(highest) ? bids.indexOf(highest) : null;
  const round = { prizes: state.prizes, bids: [...bids], winner };
  if (winner !== null) state.points[winner] = present(state.points[winner]) + sum(state.prizes);
  state.hands.forEach((hand, seat) => hand.splice(hand.indexOf(present(bids[seat])), 1));
  state.last = round;
  emit?.({ kind: 'turned', ...round });

  // G2: what nobody takes stays for the next bid, or is gone.
  const staying = winner === null && state.options.ties === 'stay' ? state.prizes : [];
  const next = state.deck.splice(-1);
  state.prizes = [...staying, ...next];
  state.bids.fill(null);
  for (const prize of next) emit?.({ kind: 'prize', prize });
}

import type { Reveal } from '../../../kernel/contract.ts';
import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import type { Mozg } from './index.ts';
import { table, type Table } from './view.ts';

const READY = 5;
const PAYMENT = 2.6;
const LAST_PAYMENT = 4;
/** What ended it was seen as it happened. */
const SEEN = 4;

/** Whoever pays at a last round's end: the fewest cards first, as everybody can count them, so that the dearest comes last. */
export function payersOf({ seats, reason, handCounts, graveyardCounts }: Table): readonly Seat[] {
  if (reason !== 'round') return [];
  const cards = (seat: Seat): number => present(handCounts[seat]) + present(graveyardCounts[seat]);
  return everySeat(seats)
    .filter((seat) => cards(seat) > 0)
    .toSorted((a, b) => cards(a) - cards(b) || a - b);
}

/** The end as it is when so many of them have paid. */
export function paidUpTo(end: Table, payments: number): Table {
  const { lastRound } = end;
  const owing = payersOf(end).slice(payments);
  if (lastRound === null || owing.length === 0) return end;
  const owed = lastRound.lost.map((lost, seat) => (owing.includes(seat) ? lost : 0));
  return {
    ...end,
    brains: end.brains.map((brains, seat) => brains + present(owed[seat])),
    pool: end.pool - owed.reduce((sum, each) => sum + each, 0),
    lastRound: { ...lastRound, lost: lastRound.lost.map((lost, seat) => lost - present(owed[seat])) },
  };
}

/** Z27: at the last round's end the brains are paid player by player. */
export const reveal: Reveal<Mozg> = {
  moments: (state) => payersOf(table(state)).length + 1,
  table: (state, moment) => paidUpTo(table(state), moment),
  seconds(state, moment) {
    const payers = payersOf(table(state)).length;
    if (payers === 0) return SEEN;
    return moment === 0 ? READY : moment === payers ? LAST_PAYMENT : PAYMENT;
  },
  tells: ({ reason }, { kind }) => reason !== 'round' || (kind !== 'round-ended' && kind !== 'finished'),
};

import { present, type Seat } from '../../../kernel/seat.ts';
import type { Move } from './move.ts';
import type { Table } from './view.ts';

export const REFUSALS = ['no-such-card'] as const;
export type Refusal = (typeof REFUSALS)[number];

type LegalView = Pick<Table, 'prizes' | 'waiting' | 'hands'>;

export function refusal(seen: LegalView, seat: Seat, { bid }: Move): 'over' | 'not-asked' | Refusal | undefined {
  if (seen.waiting.length === 0) return 'over';
  if (!seen.waiting.includes(seat)) return 'not-asked';
  return present(seen.hands[seat]).includes(bid) ? undefined : 'no-such-card';
}

export function moves({ waiting, hands }: LegalView, seat: Seat): Move[] {
  return waiting.includes(seat) ? present(hands[seat]).map((bid) => ({ bid })) : [];
}

import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { MOST, type Move } from './move.ts';
import type { State } from './state.ts';
import { TURNS } from './turns.ts';

/** What a seat must know to tell whether it may write: a view has it, and `sight` takes it from the state. */
export interface LegalView {
  readonly finished: boolean;
  readonly waiting: readonly Seat[];
  readonly seats: number;
  readonly circleUsed: boolean;
}

export function sight(state: State, seat: Seat): LegalView {
  return {
    finished: state.turn === TURNS,
    waiting: state.waiting,
    seats: state.seats,
    circleUsed: state.circleUsed[seat] === true,
  };
}

/** Every code of this game's own. */
export const REFUSALS = ['already-written', 'no-circle', 'circle-used'] as const;
export type Refusal = (typeof REFUSALS)[number];

export function refusal(seen: LegalView, seat: Seat, move: Move): Refusal | 'over' | undefined {
  if (seen.finished) return 'over';
  if (!seen.waiting.includes(seat)) return 'already-written'; // R12
  if (move.number === undefined || move.circled === undefined) return undefined;
  if (seen.seats === 1) return 'no-circle'; // R20
  return seen.circleUsed ? 'circle-used' : undefined; // R6
}

export function* moves(seen: LegalView, seat: Seat): Iterable<Move> {
  if (!mayWrite(seen, seat)) return;
  for (let number = 0; number <= MOST; number++) yield { number };
  if (!mayCircle(seen)) return;
  for (let number = 0; number <= MOST; number++) yield { number, circled: true };
}

export function sample(seen: LegalView, _seat: Seat, random: Random): Move {
  const drawn = random.below(mayCircle(seen) ? 2 * (MOST + 1) : MOST + 1);
  return drawn <= MOST ? { number: drawn } : { number: drawn - MOST - 1, circled: true };
}

function mayWrite(seen: LegalView, seat: Seat): boolean {
  return refusal(seen, seat, { number: 0 }) === undefined;
}

function mayCircle(seen: LegalView): boolean {
  return seen.seats > 1 && !seen.circleUsed;
}

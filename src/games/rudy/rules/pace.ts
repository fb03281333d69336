import type { Pace } from '../../../kernel/contract.ts';
import { BLANK, type Move } from './move.ts';
import type { State } from './state.ts';

/** R11: the field stays empty, also where the host closes a card at a table without time. */
export function fallback(): Move {
  return BLANK;
}

export function pace(state: State): Pace | undefined {
  const seconds = state.options.time;
  return seconds === undefined ? undefined : { timer: state.turn, seconds };
}

/** R19: with `lastAloud` it matters who writes last. */
export function races(state: State): boolean {
  return state.options.lastAloud && state.seats > 1;
}

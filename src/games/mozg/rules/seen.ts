import { present, type Seat } from '../../../kernel/seat.ts';
import type { Card, Sorted } from './card.ts';
import { graveyardOf, handOf, NO_CARDS, toAct, type Phase, type State } from './state.ts';

/** What a seat must see to tell what it may do: a seat's view has it all, and `sight` takes it from the state. */
export interface LegalView {
  readonly seats: number;
  readonly phase: Phase;
  readonly asked: readonly Seat[];
  readonly turn: Seat | null;
  readonly late: Seat | null;
  readonly hordeTop: Card | null;
  /** Read only while a swap is being chosen. */
  readonly graveyardCounts: readonly number[];
  readonly brains: readonly number[];
  readonly hand: Sorted;
  readonly graveyard: Sorted;
  readonly offered: Sorted;
}

export function sight(state: State, seat: Seat): LegalView {
  return {
    seats: state.seats,
    phase: state.phase,
    asked: toAct(state),
    turn: turnOf(state),
    late: state.late,
    hordeTop: hordeTopOf(state),
    graveyardCounts: state.phase === 'swap' ? state.graveyards.map((cards) => cards.length) : NO_CARDS,
    brains: state.brains,
    hand: handOf(state, seat),
    graveyard: graveyardOf(state, seat),
    offered: present(state.offered[seat]),
  };
}

/** Whose turn it is; nobody's in the draft, while signs are shown, and when it is over. */
export function turnOf(state: State): Seat | null {
  const { phase } = state;
  return phase === 'bury' || phase === 'show' || phase === 'over' ? null : state.turn;
}

export function hordeTopOf(state: State): Card | null {
  const { horde } = state;
  return horde.length === 0 ? null : (horde[horde.length - 1] as Card);
}

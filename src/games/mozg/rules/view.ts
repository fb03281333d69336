import { present, type Seat } from '../../../kernel/seat.ts';
import { sorted, type Card, type Sorted } from './card.ts';
import type { Reason } from './event.ts';
import { knownFrom, type Known } from './known.ts';
import type { Sign } from './move.ts';
import type { Options } from './options.ts';
import { hordeTopOf, turnOf } from './seen.ts';
import {
  graveyardOf,
  handOf,
  reserveCount,
  toAct,
  type LastRoll,
  type LastRound,
  type Phase,
  type State,
} from './state.ts';

/** What lies face up, what everybody may count, and what follows from what everybody saw. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  /** Rounds dealt. */
  readonly round: number;
  /** Grows with every new decision. */
  readonly step: number;
  readonly phase: Phase;
  readonly asked: readonly Seat[];
  readonly turn: Seat | null;
  /** Who begins, while the draft goes on. */
  readonly first: Seat | null;
  /** Whether another turn follows the refill being chosen. */
  readonly extra: boolean;
  /** Who may still refill. */
  readonly late: Seat | null;
  readonly handCounts: readonly number[];
  readonly graveyardCounts: readonly number[];
  readonly brains: readonly number[];
  readonly pool: number;
  readonly hordeTop: Card | null;
  /** The top card last. */
  readonly horde: readonly Card[];
  readonly discard: Sorted;
  /** What Mysz set aside in this round. */
  readonly aside: Sorted;
  readonly reserve: number;
  /** What the Reserve was last renewed from; null until it was. */
  readonly renewed: Sorted | null;
  /** Those of `renewed` that all know to have been drawn since. */
  readonly gone: Sorted;
  /** Per seat, what all know. */
  readonly known: readonly Known[];
  readonly contenders: readonly Seat[];
  readonly shown: readonly (Sign | null)[] | null;
  readonly lastRoll: LastRoll | null;
  readonly lastRound: LastRound | null;
  readonly reason: Reason | null;
}

export interface Own {
  readonly hand: Sorted;
  readonly graveyard: Sorted;
  /** The three dealt or the two drawn, while one of them is to be chosen; they are in the hand too. */
  readonly offered: Sorted;
  readonly sign: Sign | null;
  /** Per seat, what this one knows: what all know, what it gave, what it had before a swap. */
  readonly knows: readonly Known[];
  /** Those of `renewed` that this seat knows to have been drawn since. */
  readonly drew: Sorted;
}

export function table(state: State): Table {
  const { memory } = state;
  return {
    options: state.options,
    seats: state.seats,
    round: state.rounds,
    step: state.step,
    phase: state.phase,
    asked: toAct(state),
    turn: turnOf(state),
    first: state.phase === 'bury' ? state.turn : null,
    extra: state.extra,
    late: state.late,
    handCounts: state.hands.map((cards) => cards.length),
    graveyardCounts: state.graveyards.map((cards) => cards.length),
    brains: state.brains,
    pool: state.pool,
    hordeTop: hordeTopOf(state),
    horde: state.horde,
    discard: sorted(state.discard),
    aside: sorted(state.aside),
    reserve: reserveCount(state),
    renewed: memory.fresh,
    gone: present(memory.gone[state.seats]),
    known: knownFrom(present(memory.notes[state.seats]), state.seats),
    contenders: state.contenders,
    shown: state.shown,
    lastRoll: state.lastRoll,
    lastRound: state.lastRound,
    reason: state.reason,
  };
}

export function own(state: State, seat: Seat): Own {
  const { memory } = state;
  return {
    hand: handOf(state, seat),
    graveyard: graveyardOf(state, seat),
    offered: present(state.offered[seat]),
    sign: present(state.signs[seat]),
    knows: knownFrom(present(memory.notes[seat]), state.seats),
    drew: present(memory.gone[seat]),
  };
}

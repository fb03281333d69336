import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import type { Options } from './options.ts';
import type { Round, State } from './state.ts';

/** What everybody sees. */
export interface Table {
  readonly options: Options;
  readonly prizes: readonly number[];
  /** The prizes still to come, the lowest first: which of them is next, nobody knows. */
  readonly coming: readonly number[];
  readonly hands: readonly (readonly number[])[];
  /** Who has not bid yet. */
  readonly waiting: readonly Seat[];
  readonly points: readonly number[];
  readonly last: Round | null;
}

/** What one player sees besides. */
export interface Own {
  readonly bid: number | null;
}

export function table(state: State): Table {
  return {
    options: state.options,
    prizes: state.prizes,
    coming: state.deck.toSorted((a, b) => a - b),
    hands: state.hands,
    waiting: waiting(state),
    points: state.points,
    last: state.last,
  };
}

export function own({ bids }: State, seat: Seat): Own {
  return { bid: present(bids[seat]) };
}

/** Nobody, when all cards are played. */
export function waiting({ hands, bids }: State): Seat[] {
  return everySeat(hands.length).filter((seat) => bids[seat] === null && present(hands[seat]).length > 0);
}

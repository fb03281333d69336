import { defineGame } from '../../../kernel/define.ts';
import type { Event } from './event.ts';
import { imagine } from './imagine.ts';
import { moves, refusal, sample } from './legal.ts';
import { LABELS } from './lots.ts';
import { readMove, sealed, type Move } from './move.ts';
import { OPTIONS, type Options } from './options.ts';
import { outcome } from './outcome.ts';
import { fallback, pace, races } from './pace.ts';
import { play } from './play.ts';
import { reveal } from './reveal.ts';
import { setup } from './round.ts';
import { sight, type LegalView } from './seen.ts';
import { copy, toAct, type State } from './state.ts';
import { own, table, type Own, type Table } from './view.ts';
import { SEATS } from './seats.ts';

export { MOSQUITO, MOUSE, SPIDER, VALUES, type Card } from './card.ts';
export type { Event, Reason } from './event.ts';
export { refillOf } from './hand.ts';
export type { Known } from './known.ts';
export { refusal } from './legal.ts';
export { FACES, type Face } from './face.ts';
export { SIGNS, SWAPS, type Move, type Sign, type Swap } from './move.ts';
export { type Options } from './options.ts';
export { deckOf } from './deck.ts';
export { hordeRefusal, questionFor, REFUSALS, type Refusal } from './refusals.ts';
export { paidUpTo, payersOf } from './reveal.ts';
export type { LegalView } from './seen.ts';
export type { Phase, State } from './state.ts';
export type { Own, Table } from './view.ts';

export interface Mozg {
  State: State;
  Table: Table;
  Own: Own;
  LegalView: LegalView;
  Move: Move;
  Event: Event;
  Options: Options;
}

/** Gra o mózg */
export const mozg = defineGame<Mozg>({
  id: 'mozg',
  version: 2,
  reveal, // Z27
  seats: SEATS,
  labels: () => LABELS,
  options: OPTIONS,
  readMove,
  setup,
  copy,
  toAct,
  asking: (state) => state.step,
  races,
  sealed,
  legalView: sight,
  refusal,
  moves,
  sample,
  play,
  table,
  own,
  pace,
  fallback,
  imagine,
  outcome,
});

export { mozg as game };

import type { Game } from '../../../kernel/contract.ts';
import { readMove, type Move } from './move.ts';
import { readOptions, tellOptions, type Options } from './options.ts';
import { fallback, moves, pace, play, races, refusal, sample, sight, type Event, type Seen } from './play.ts';
import { outcome } from './scoring.ts';
import { copy, PILE, setup, type State } from './state.ts';
import { imagine, own, table, type Own, type Table } from './view.ts';

export { answer, answers, emptySheet } from './answer.ts';
export {
  ANIMALS,
  CAT,
  cardNamed,
  FOX,
  KINDS,
  LANDSCAPES,
  SPECIES,
  type Card,
  type Kind,
  type Landscape,
  type Species,
} from './card.ts';
export { cardsOf, DECK_SIZE } from './deck.ts';
export { MOST, type Move } from './move.ts';
export { deckOf, type FoxQuestion, type Options } from './options.ts';
export { REFUSALS, type Event, type Refusal } from './play.ts';
export { ALLOWANCE, mark, type Mark } from './scoring.ts';
export { PILE, TURNS, type Board, type Field } from './state.ts';
export type { Own, Table } from './view.ts';

export interface Rudy {
  State: State;
  Table: Table;
  Own: Own;
  Seen: Seen;
  Move: Move;
  Event: Event;
  Options: Options;
}

/** R22: any number of players. */
export const rudy: Game<Rudy> = {
  id: 'rudy',
  version: 2,
  seats: { least: 1, most: Number.MAX_SAFE_INTEGER },
  emotesOnly: true, // R27
  callsTime: true, // R11
  labels: () => [PILE.label],
  options: readOptions,
  tellOptions,
  readMove,
  setup,
  copy,
  toAct: (state) => state.waiting,
  asking: (state) => state.turn,
  races,
  sealed: () => true,
  sight,
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
};

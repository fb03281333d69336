import { defineGame } from '../../../kernel/define.ts';
import type { Event } from './event.ts';
import { imagine } from './imagine.ts';
import { moves, refusal, sample, sight, type LegalView } from './legal.ts';
import { readMove, type Move } from './move.ts';
import { OPTIONS, type Options } from './options.ts';
import { outcome } from './outcome.ts';
import { fallback, pace, races } from './pace.ts';
import { play } from './play.ts';
import { reveal } from './reveal.ts';
import { better, progress } from './same-deal.ts';
import { copy, setup, type State } from './state.ts';
import { answered, own, table, type Own, type Table } from './view.ts';

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
import { SEATS } from './seats.ts';
export { cardsOf, DECK_SIZE } from './deck.ts';
export type { Event } from './event.ts';
export { REFUSALS, refusal, type Refusal } from './legal.ts';
export { MOST, type Move } from './move.ts';
export { deckOf, type FoxQuestion, type Options } from './options.ts';
export { ALLOWANCE, mark, type Mark } from './scoring.ts';
export { PILE, type Board, type Field } from './state.ts';
export { TURNS } from './turns.ts';
export type { Own, Table } from './view.ts';

export interface Rudy {
  State: State;
  Table: Table;
  Own: Own;
  LegalView: LegalView;
  Move: Move;
  Event: Event;
  Options: Options;
}

export const rudy = defineGame<Rudy>({
  id: 'rudy',
  version: 2,
  seats: SEATS,
  emotesOnly: true, // R27
  callsTime: true, // R11
  reveal, // R21
  sameDeal: 'all', // the pile does not depend on how many look at it
  answered,
  options: OPTIONS,
  readMove,
  setup,
  copy,
  toAct: (state) => state.waiting,
  asking: (state) => state.turn,
  races,
  sealed: () => true,
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
  better,
  progress,
});

export { rudy as game };

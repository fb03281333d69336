import { defineGame } from '../../../kernel/define.ts';
import type { Event } from './event.ts';
import { imagine } from './imagine.ts';
import { moves, refusal } from './legal.ts';
import { MOVE, type Move } from './move.ts';
import { OPTIONS, type Options } from './options.ts';
import { outcome } from './outcome.ts';
import { play } from './play.ts';
import { SEATS } from './seats.ts';
import { setup, type State } from './state.ts';
import { own, table, waiting, type Own, type Table } from './view.ts';

export interface Goofspiel {
  State: State;
  Table: Table;
  Own: Own;
  LegalView: Table;
  Move: Move;
  Event: Event;
  Options: Options;
}

export const goofspiel = defineGame<Goofspiel>({
  id: 'goofspiel',
  version: 1,
  seats: SEATS,
  options: OPTIONS,
  move: MOVE,
  setup,
  toAct: waiting,
  refusal,
  moves,
  play,
  table,
  own,
  imagine,
  outcome,
});

export { REFUSALS, type Refusal } from './legal.ts';
export type { Event } from './event.ts';
export type { Move } from './move.ts';
export type { Options } from './options.ts';
export type { Round } from './state.ts';
export type { Own, Table } from './view.ts';

export { goofspiel as game };

import { defineGame } from '../../../src/kernel/define.ts';
import type { Event } from './event.ts';
import { imagine } from './imagine.ts';
import { moves, refusal } from './legal.ts';
import { MOVE, type Move } from './move.ts';
import { OPTIONS, type Options } from './options.ts';
import { outcome } from './outcome.ts';
import { play } from './play.ts';
import { SEATS } from './seats.ts';
import { setup, type State } from './state.ts';
import { table, type Table } from './view.ts';

export interface Yourgame {
  State: State;
  Table: Table;
  Own: object;
  LegalView: Table;
  Move: Move;
  Event: Event;
  Options: Options;
}

export const yourgame = defineGame<Yourgame>({
  id: 'yourgame',
  version: 1,
  seats: SEATS,
  options: OPTIONS,
  move: MOVE,
  setup,
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  refusal,
  moves,
  play,
  table,
  imagine,
  outcome,
});

export { REFUSALS } from './legal.ts';

export { yourgame as game };

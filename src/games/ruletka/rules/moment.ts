import type { Chance } from '../../../kernel/chance.ts';
import type { Emit } from '../../../kernel/contract.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';

/** What a move changes, draws from, and is told through. */
export interface Moment {
  readonly state: State;
  readonly chance: Chance;
  readonly emit: Emit<Event> | undefined;
}

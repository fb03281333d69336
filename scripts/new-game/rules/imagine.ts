import type { State } from './state.ts';
import type { Table } from './view.ts';

/** A world that looks the same. Nothing is hidden here, so there is only this one. */
export function imagine({ options, seats, left, turn }: Table): State {
  return { options, seats, left, turn };
}

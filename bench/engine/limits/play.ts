import type { Keep } from '../keep.ts';
import { MOVES, SEATS, type Script } from '../script.ts';
import { outcome, reduce, setup, view, type Outcome, type State } from './pure.ts';

/** A match through the reducer. */
export function playPure(below: (n: number) => number, script: Script, show: (state: State) => void): Outcome {
  return outcome(reduceAll(setup(below), script, show));
}

export function reduceAll(first: State, { seats, moves }: Script, show: (state: State) => void): State {
  let state = first;
  for (let i = 0; i < MOVES; i++) {
    const next = reduce(state, seats[i] as number, moves[i] as { number: number });
    if (next === state) throw new Error(`move ${i} was refused`);
    state = next;
    show(state);
  }
  return state;
}

export function showNothing(): void {}

export function showViews(keep: Keep): (state: State) => void {
  return (state) => {
    for (let seat = 0; seat < SEATS; seat++) keep(view(state, seat));
  };
}

export function showJson(keep: Keep): (state: State) => void {
  return (state) => {
    for (let seat = 0; seat < SEATS; seat++) keep(JSON.stringify(view(state, seat)));
  };
}

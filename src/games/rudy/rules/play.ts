import type { Chance } from '../../../kernel/chance.ts';
import type { Emit } from '../../../kernel/contract.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import { cardName } from './card.ts';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import { races } from './pace.ts';
import { field, type State } from './state.ts';
import { TURNS } from './turns.ts';

export function play(state: State, seat: Seat, move: Move, _chance: Chance, emit?: Emit<Event>): void {
  strike(state.waiting, seat);
  if (move.number === undefined) {
    emit?.({ kind: 'ran-out', seat });
  } else {
    present(state.boards[seat])[state.turn] = field(move.number, move.circled === true);
    if (move.circled === true) useCircle(state, seat);
    if (races(state)) state.last = seat;
    emit?.({ kind: 'wrote', seat });
  }
  if (state.waiting.length === 0) endTurn(state, emit);
}

function useCircle(state: State, seat: Seat): void {
  const used = state.circleUsed.slice();
  used[seat] = true;
  state.circleUsed = used;
}

/** `splice` would make a list of what it takes out, at every move of every playout. */
function strike(waiting: Seat[], seat: Seat): void {
  let kept = 0;
  for (let i = 0; i < waiting.length; i++) if (waiting[i] !== seat) waiting[kept++] = waiting[i] as Seat;
  waiting.pop();
}

function endTurn(state: State, emit: Emit<Event> | undefined): void {
  const { last } = state;
  const written = last === null ? null : (present(state.boards[last])[state.turn] ?? null);
  state.turn++;
  state.last = null;
  state.aloud = null;
  if (state.turn === TURNS) {
    emit?.({ kind: 'finished' });
    return;
  }
  for (let seat = 0; seat < state.seats; seat++) state.waiting.push(seat);
  // R19: the number, never the circle; a blank is not writing, so nobody's only if nobody wrote.
  if (last !== null && written !== null) {
    state.aloud = { seat: last, number: written.number };
    emit?.({ kind: 'aloud', seat: last, number: written.number });
  }
  const card = state.pile[state.turn];
  if (card !== undefined) emit?.({ kind: 'turned', turn: state.turn + 1, card: cardName(card) });
}

import type { Chance } from '../../../kernel/chance.ts';
import type { Pace, Tell } from '../../../kernel/contract.ts';
import type { Random } from '../../../kernel/random.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import { cardName } from './card.ts';
import { BLANK, MOST, type Move } from './move.ts';
import { TURNS, type Field, type State } from './state.ts';

/** What a seat must know to tell whether it may write: a view has it, and `sight` takes it from the state. */
export interface Seen {
  readonly finished: boolean;
  readonly waiting: readonly Seat[];
  readonly seats: number;
  readonly circleUsed: boolean;
}

export type Event =
  | { readonly kind: 'wrote'; readonly seat: Seat }
  | { readonly kind: 'ran-out'; readonly seat: Seat }
  | { readonly kind: 'aloud'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'turned'; readonly turn: number; readonly card: string }
  | { readonly kind: 'finished' };

export function sight(state: State, seat: Seat): Seen {
  return {
    finished: state.turn === TURNS,
    waiting: state.waiting,
    seats: state.seats,
    circleUsed: state.circleUsed[seat] === true,
  };
}

/** Every code of this game's own. */
export const REFUSALS = ['already-written', 'no-circle', 'circle-used'] as const;
export type Refusal = (typeof REFUSALS)[number];

export function refusal(seen: Seen, seat: Seat, move: Move): Refusal | 'over' | undefined {
  if (seen.finished) return 'over';
  if (!seen.waiting.includes(seat)) return 'already-written'; // R12
  if (move.number === undefined || move.circled === undefined) return undefined;
  if (seen.seats === 1) return 'no-circle'; // R20
  return seen.circleUsed ? 'circle-used' : undefined; // R6
}

export function* moves(seen: Seen, seat: Seat): Iterable<Move> {
  if (!mayWrite(seen, seat)) return;
  for (let number = 0; number <= MOST; number++) yield { number };
  if (!mayCircle(seen)) return;
  for (let number = 0; number <= MOST; number++) yield { number, circled: true };
}

export function sample(seen: Seen, _seat: Seat, random: Random): Move {
  const drawn = random.below(mayCircle(seen) ? 2 * (MOST + 1) : MOST + 1);
  return drawn <= MOST ? { number: drawn } : { number: drawn - MOST - 1, circled: true };
}

function mayWrite(seen: Seen, seat: Seat): boolean {
  return refusal(seen, seat, { number: 0 }) === undefined;
}

function mayCircle(seen: Seen): boolean {
  return seen.seats > 1 && !seen.circleUsed;
}

/** R11: the field stays empty, also where the host closes a card at a table without time. */
export function fallback(): Move {
  return BLANK;
}

export function pace(state: State): Pace | undefined {
  const seconds = state.options.time;
  return seconds === undefined ? undefined : { timer: state.turn, seconds };
}

/** R19: with `lastAloud` it matters who writes last. */
export function races(state: State): boolean {
  return state.options.lastAloud && state.seats > 1;
}

export function play(state: State, seat: Seat, move: Move, _chance: Chance, tell?: Tell<Event>): void {
  strike(state.waiting, seat);
  if (move.number === undefined) {
    tell?.({ kind: 'ran-out', seat });
  } else {
    present(state.boards[seat])[state.turn] = field(move.number, move.circled === true);
    if (move.circled === true) useCircle(state, seat);
    if (races(state)) state.last = seat;
    tell?.({ kind: 'wrote', seat });
  }
  if (state.waiting.length === 0) endTurn(state, tell);
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

function endTurn(state: State, tell: Tell<Event> | undefined): void {
  const { last } = state;
  const written = last === null ? null : (present(state.boards[last])[state.turn] ?? null);
  state.turn++;
  state.last = null;
  state.aloud = null;
  if (state.turn === TURNS) {
    tell?.({ kind: 'finished' });
    return;
  }
  for (let seat = 0; seat < state.seats; seat++) state.waiting.push(seat);
  // R19: the number, never the circle; a blank is not writing, so nobody's only if nobody wrote.
  if (last !== null && written !== null) {
    state.aloud = { seat: last, number: written.number };
    tell?.({ kind: 'aloud', seat: last, number: written.number });
  }
  const card = state.pile[state.turn];
  if (card !== undefined) tell?.({ kind: 'turned', turn: state.turn + 1, card: cardName(card) });
}

/** Fields are never changed, so all boards share the same few. */
const FIELDS: readonly Field[] = [false, true].flatMap((circled) =>
  Array.from({ length: MOST + 1 }, (_, number) => Object.freeze({ number, circled })),
);

export function field(number: number, circled: boolean): Field {
  return FIELDS[circled ? number + MOST + 1 : number] ?? { number, circled };
}

import type { Parts, Secret } from '../../../kernel/laws/kit.ts';
import { pick, type Random } from '../../../kernel/random.ts';
import { everySeat, present, type Seat, type Viewer } from '../../../kernel/seat.ts';
import { FOX, type Card } from './card.ts';
import { cardsOf } from './deck.ts';
import { MOST, type Move } from './move.ts';
import { deckOf } from './options.ts';
import { field, type Board, type Field, type State } from './state.ts';
import { TURNS } from './turns.ts';

/** Who may know what of a match of Rudy. */
export const PARTS: Parts<State> = {
  options: 'open',
  seats: 'open',
  turn: 'open',
  waiting: 'open',
  last: 'open',
  aloud: 'open',
  pile: cards,
  boards: numbers,
  circleUsed: circles,
};

/** Only the newest card is ever seen, and all of them in the review. */
function* cards(state: State): Iterable<Secret<State>> {
  if (state.turn === TURNS) return;
  for (let place = 0; place < TURNS; place++) {
    const others = place === state.turn ? [] : othersFor(state, place);
    if (others.length === 0) continue;
    yield {
      name: `the card of turn ${place + 1}`,
      of: (world) => world.pile[place],
      otherwise: (random) => ({ ...state, pile: pick(random, others)() }),
    };
  }
}

/** Piles in which another card lies at this place: one of the pile that nobody sees, or one that left the game. */
function othersFor({ pile, turn, options }: State, place: number): (() => Card[])[] {
  const card = pile[place];
  const swaps = pile.flatMap((other, at) =>
    other === card || at === turn ? [] : [() => pile.map((each, i) => swapped(each, i, [place, at], pile))],
  );
  return [...swaps, ...othersInBox({ pile, options }, place).map((other) => () => pile.with(place, other))];
}

/** Cards that left the game and could lie at this place instead. */
function othersInBox({ pile, options }: Pick<State, 'pile' | 'options'>, place: number): Card[] {
  const card = pile[place];
  if (card === FOX) return [];
  const box = cardsOf(deckOf(options));
  for (const each of pile) if (each !== FOX) box.splice(box.indexOf(each), 1);
  return box.filter((other) => other !== card);
}

function swapped(card: Card, at: number, [a, b]: readonly [number, number], pile: readonly Card[]): Card {
  return (at === a ? pile[b] : at === b ? pile[a] : undefined) ?? card;
}

/** R13: one's own numbers and nobody else's, but for the one that was told aloud. */
function* numbers(state: State, viewer: Viewer): Iterable<Secret<State>> {
  for (const seat of hiddenSeats(state, viewer)) {
    for (const turn of written(state, seat)) {
      const told = state.aloud?.seat === seat && turn === state.turn - 1;
      if (told) continue;
      yield {
        name: `what seat ${seat} wrote in turn ${turn + 1}`,
        of: (world) => world.boards[seat]?.[turn],
        otherwise: (random) => withField(state, seat, turn, another(state.boards[seat]?.[turn] ?? null, random)),
      };
    }
  }
}

/** Whether the circle is used, and where. */
function* circles(state: State, viewer: Viewer): Iterable<Secret<State>> {
  if (state.seats === 1) return;
  for (const seat of hiddenSeats(state, viewer)) {
    const turns = written(state, seat).filter((turn) => state.boards[seat]?.[turn] !== null);
    if (turns.length === 0) continue;
    yield {
      name: `whether seat ${seat} has used the circle`,
      of: (world) => world.circleUsed[seat],
      otherwise: (random) => withCircleTurned(state, seat, pick(random, turns)),
    };
  }
}

function hiddenSeats(state: State, viewer: Viewer): Seat[] {
  return state.turn === TURNS ? [] : everySeat(state.seats).filter((seat) => seat !== viewer);
}

/** The turns in which `seat` has had its say. */
function written(state: State, seat: Seat): number[] {
  return everySeat(state.waiting.includes(seat) ? state.turn : state.turn + 1);
}

function another(now: Field | null, random: Random): Field {
  const number = random.below(MOST + 1);
  return field(number === now?.number ? (number + 1) % (MOST + 1) : number, now?.circled ?? false);
}

function withField(state: State, seat: Seat, turn: number, other: Field): State {
  return withBoard(state, seat, present(state.boards[seat]).with(turn, other));
}

function withCircleTurned(state: State, seat: Seat, turn: number): State {
  const board = present(state.boards[seat]);
  const used = board.some((each) => each?.circled === true);
  const turned = board.map((each, i) => each && field(each.number, !used && i === turn));
  return withBoard(state, seat, turned);
}

function withBoard(state: State, seat: Seat, board: Board): State {
  const circled = board.some((each) => each?.circled === true);
  return {
    ...state,
    boards: state.boards.with(seat, [...board]),
    circleUsed: state.circleUsed.with(seat, circled),
  };
}

/** What everybody but the writer learns of a move. */
export function learnt(state: State, _seat: Seat, move: Move): unknown {
  if (move.number === undefined) return move;
  const last = state.waiting.length === 1;
  if (last && state.turn === TURNS - 1) return move; // R21
  return last && state.options.lastAloud && state.seats > 1 ? { number: move.number } : 'wrote'; // R19
}

/** After the end: cards and numbers that are not turned over yet. The last card everybody has just looked at. */
export function later(state: State, moment: number, viewer: Viewer, random: Random): State | undefined {
  if (moment >= TURNS - 1) return undefined;
  const place = moment + random.below(TURNS - 1 - moment);
  const box = othersInBox(state, place);
  const card = box.length === 0 ? undefined : pick(random, box);
  const others = everySeat(state.seats).filter((seat) => seat !== viewer);
  const turned = card === undefined ? state : { ...state, pile: state.pile.with(place, card) };
  if (others.length === 0) return turned;
  const seat = pick(random, others);
  const turn = moment + random.below(TURNS - moment);
  return withField(turned, seat, turn, another(state.boards[seat]?.[turn] ?? null, random));
}

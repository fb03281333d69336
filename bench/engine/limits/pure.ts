import { ANIMALS, DECK, FOX, NAMES, SPECIES } from './deck.ts';

/** Rudy as an immutable reducer, written for this one game: a new state a move, and a view for each of the seats. */
export interface State {
  readonly pile: readonly number[];
  readonly turn: number;
  readonly waiting: readonly number[];
  readonly boards: readonly (readonly Field[])[];
  readonly circleUsed: readonly boolean[];
}

export interface Field {
  readonly number: number;
  readonly circled: boolean;
}

export interface View {
  readonly turn: number;
  readonly card: string;
  readonly waiting: readonly number[];
  readonly numbers: readonly Field[];
  readonly circleUsed: boolean;
  readonly finished: boolean;
}

export interface FinalView extends View {
  readonly pile: readonly string[];
  readonly boards: State['boards'];
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly answers: readonly number[];
  readonly points: readonly (readonly number[])[];
  readonly circledPoints: readonly number[];
  readonly crossedOut: readonly number[];
}

const TURNS = 20;
const EVERYBODY: readonly number[] = [0, 1, 2, 3];

export function setup(below: (n: number) => number): State {
  const deck = DECK.slice();
  const pile: number[] = [];
  for (let i = 0; i < TURNS - 1; i++) {
    const j = i + below(deck.length - i);
    pile.push(deck[j] as number);
    deck[j] = deck[i] as number;
  }
  pile.push(FOX);
  for (let i = 0; i < TURNS - 1; i++) {
    const j = i + below(TURNS - i);
    const card = pile[i] as number;
    pile[i] = pile[j] as number;
    pile[j] = card;
  }
  return { pile, turn: 0, waiting: EVERYBODY, boards: [[], [], [], []], circleUsed: [false, false, false, false] };
}

/** The next state, or this one where the move is against the rules. */
export function reduce(state: State, seat: number, move: { number: number; circled?: boolean }): State {
  const { number } = move;
  const circled = move.circled === true;
  if (!state.waiting.includes(seat) || !Number.isInteger(number) || number < 0 || number > 99) return state;
  if (circled && state.circleUsed[seat] === true) return state;

  const boards = state.boards.slice();
  boards[seat] = [...(boards[seat] ?? []), { number, circled }];
  let { turn, circleUsed } = state;
  if (circled) circleUsed = circleUsed.with(seat, true);
  let waiting: readonly number[];
  if (state.waiting.length > 1) {
    waiting = without(state.waiting, seat);
  } else {
    turn++;
    waiting = turn === TURNS ? [] : EVERYBODY;
  }
  return { pile: state.pile, turn, waiting, boards, circleUsed };
}

function without(seats: readonly number[], seat: number): number[] {
  const left: number[] = [];
  for (const each of seats) if (each !== seat) left.push(each);
  return left;
}

export function view(state: State, seat: number): View | FinalView {
  const { turn, waiting } = state;
  const finished = turn === TURNS;
  const numbers = state.boards[seat] ?? [];
  const circleUsed = state.circleUsed[seat] === true;
  const card = NAMES[state.pile[finished ? TURNS - 1 : turn] ?? FOX] ?? '';
  if (!finished) return { turn: turn + 1, card, waiting, numbers, circleUsed, finished };
  const pile = state.pile.map((each) => NAMES[each] ?? '');
  return { turn, card, waiting, numbers, circleUsed, finished, pile, boards: state.boards };
}

export function outcome({ pile, boards }: State): Outcome {
  const answers = answersOf(pile);
  const points: number[][] = [];
  const scores: number[] = [];
  const circledPoints: number[] = [];
  const crossedOut: number[] = [];
  for (const board of boards) {
    const row: number[] = [];
    let total = 0;
    let doubled = 0;
    let crossed = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      const { number, circled } = board[turn] as Field;
      const answer = answers[turn] as number;
      let worth = number;
      if (number > answer) {
        crossed++;
        worth = 0;
      } else if (circled) {
        worth = number === answer ? 2 * number : 0;
        doubled = worth;
      }
      row.push(worth);
      total += worth;
    }
    points.push(row);
    scores.push(total);
    circledPoints.push(doubled);
    crossedOut.push(crossed);
  }
  const places: number[] = [];
  const winners: number[] = [];
  for (let a = 0; a < boards.length; a++) {
    let place = 1;
    for (let b = 0; b < boards.length; b++) {
      const by =
        (scores[b] as number) - (scores[a] as number) ||
        (circledPoints[b] as number) - (circledPoints[a] as number) ||
        (crossedOut[a] as number) - (crossedOut[b] as number);
      if (by > 0) place++;
    }
    places.push(place);
    if (place === 1) winners.push(a);
  }
  return { winners, places, scores, answers, points, circledPoints, crossedOut };
}

function answersOf(pile: readonly number[]): number[] {
  const seen: number[] = Array.from({ length: SPECIES }, () => 0);
  const answers: number[] = [];
  for (const card of pile) {
    let answer = 0;
    if (card === FOX) {
      for (const count of seen) if (count > 0) answer++;
    } else {
      for (const species of ANIMALS[card] ?? []) {
        const count = (seen[species] as number) + 1;
        seen[species] = count;
        answer += count;
      }
    }
    answers.push(answer);
  }
  return answers;
}

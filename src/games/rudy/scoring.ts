import { placesBy, seatsPlacedFirst, type Outcome } from '../../kernel/outcome.ts';
import { everySeat } from '../../kernel/seat.ts';
import { answers } from './answer.ts';
import type { Scoring } from './options.ts';
import { TURNS, type Board, type Field, type State } from './state.ts';

/** Solo is won while the numbers are off by this much in all, or less (R20). */
export const ALLOWANCE = 5;

export interface Mark {
  readonly points: number;
  readonly crossedOut: boolean;
}

/** What one field is worth. */
export function mark(field: Field | null, answer: number, scoring: Scoring): Mark {
  return {
    points: field === null ? 0 : worth(field, answer, scoring), // R11
    crossedOut: field !== null && field.number > answer, // R8
  };
}

function worth({ number, circled }: Field, answer: number, scoring: Scoring): number {
  if (number > answer) return 0;
  if (circled) return number === answer ? 2 * number : 0;
  return number === answer || scoring === 'standard' ? number : 0;
}

export function outcome(state: State): Outcome | undefined {
  if (state.turn < TURNS) return undefined;
  const truth = answers(state.pile, state.options.fox);
  const alone = state.seats === 1 ? state.boards[0] : undefined;
  return alone !== undefined ? solo(alone, truth) : together(state, truth);
}

function together(state: State, truth: readonly number[]): Outcome {
  const tallies = state.boards.map((board) => tally(board, truth, state.options.scoring));
  const points = tallies.map((each) => each.points);
  const scores = tallies.map((each) => each.score);
  const circledPoints = tallies.map((each) => each.circledPoints);
  const crossedOut = tallies.map((each) => each.crossedOut);
  const places = placesBy(
    state.seats,
    (a, b) =>
      at(scores, a) - at(scores, b) ||
      at(circledPoints, a) - at(circledPoints, b) || // R9
      at(crossedOut, b) - at(crossedOut, a),
  );
  const detail = { answers: truth, points, circledPoints, crossedOut };
  return { winners: seatsPlacedFirst(places), places, scores, detail };
}

interface Tally {
  /** Per turn. */
  readonly points: readonly number[];
  readonly score: number;
  readonly circledPoints: number;
  readonly crossedOut: number;
}

function tally(board: Board, truth: readonly number[], scoring: Scoring): Tally {
  const points: number[] = [];
  let score = 0;
  let circledPoints = 0;
  let crossedOut = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const field = board[turn] ?? null;
    const marked = mark(field, at(truth, turn), scoring);
    points.push(marked.points);
    score += marked.points;
    if (field?.circled === true) circledPoints = marked.points;
    if (marked.crossedOut) crossedOut++;
  }
  return { points, score, circledPoints, crossedOut };
}

function solo(board: Board, truth: readonly number[]): Outcome {
  const off = sum(truth.map((answer, turn) => Math.abs((board[turn]?.number ?? 0) - answer))); // R23
  const won = off <= ALLOWANCE;
  return { winners: won ? everySeat(1) : [], places: [1], scores: [off], detail: { answers: truth, off, won } };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function at(numbers: readonly number[], place: number): number {
  return numbers[place] ?? 0;
}

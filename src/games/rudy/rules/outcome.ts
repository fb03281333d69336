import { placesBy, seatsPlacedFirst, type Outcome } from '../../../kernel/outcome.ts';
import { everySeat } from '../../../kernel/seat.ts';
import { answers } from './answer.ts';
import type { Scoring } from './options.ts';
import { ALLOWANCE, isTooHigh, worth } from './scoring.ts';
import type { Board, State } from './state.ts';
import { TURNS } from './turns.ts';

export function outcome(state: State): Outcome | undefined {
  if (state.turn < TURNS) return undefined;
  const truth = answers(state.pile, state.options.fox);
  const alone = state.seats === 1 ? state.boards[0] : undefined;
  return alone !== undefined ? solo(alone, truth) : together(state, truth);
}

function together(state: State, truth: readonly number[]): Outcome {
  const points: (readonly number[])[] = [];
  const scores: number[] = [];
  const circledPoints: number[] = [];
  const crossedOut: number[] = [];
  for (const board of state.boards) {
    const tallied = tally(board, truth, state.options.scoring);
    points.push(tallied.points);
    scores.push(tallied.score);
    circledPoints.push(tallied.circledPoints);
    crossedOut.push(tallied.crossedOut);
  }
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

const NO_POINTS: readonly number[] = Array.from({ length: TURNS }, () => 0);

function tally(board: Board, truth: readonly number[], scoring: Scoring): Tally {
  const points = NO_POINTS.slice();
  let score = 0;
  let circledPoints = 0;
  let crossedOut = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const field = board[turn] ?? null;
    const answer = at(truth, turn);
    let marked = 0;
    if (field !== null && isTooHigh(field, answer)) {
      crossedOut++;
    } else if (field !== null) {
      marked = worth(field, answer, scoring);
      if (field.circled) circledPoints = marked;
    }
    points[turn] = marked;
    score += marked;
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

import type { Scoring } from './options.ts';
import type { Field } from './state.ts';

/** Solo is won while the numbers are off by this much in all, or less (R20). */
export const ALLOWANCE = 5;

export interface Mark {
  readonly points: number;
  readonly crossedOut: boolean;
}

/** What one field is worth. */
export function mark(field: Field | null, answer: number, scoring: Scoring): Mark {
  if (field === null) return { points: 0, crossedOut: false }; // R11
  return { points: worth(field, answer, scoring), crossedOut: isTooHigh(field, answer) }; // R8
}

export function isTooHigh({ number }: Field, answer: number): boolean {
  return number > answer;
}

export function worth(field: Field, answer: number, scoring: Scoring): number {
  if (isTooHigh(field, answer)) return 0;
  const { number, circled } = field;
  if (circled) return number === answer ? 2 * number : 0;
  return scoring === 'standard' || number === answer ? number : 0;
}

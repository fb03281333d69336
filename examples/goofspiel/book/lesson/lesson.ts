import type { Lesson, Scripted } from '../../../../client/learn/lesson.ts';
import { words } from '../../../../client/words/speak.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';

words({ en, pl });

const other = (bid: number): Scripted => ({ seat: 1, move: { bid } });

/** Three cards each, and the prizes come in this order. */
export const lesson: Lesson<keyof typeof en> = {
  options: { cards: 3 },
  seats: 2,
  chance: { prizes: [[2, 1, 3]] },
  steps: [
    { say: 'learn.goofspiel.first', move: { bid: 2 }, hint: 'learn.goofspiel.first.hint', after: [other(1)] },
    { say: 'learn.goofspiel.tie', move: { bid: 3 }, hint: 'learn.goofspiel.tie.hint', after: [other(3)] },
    { say: 'learn.goofspiel.both', move: { bid: 1 }, after: [other(2)] },
    { say: 'learn.goofspiel.end' },
  ],
};

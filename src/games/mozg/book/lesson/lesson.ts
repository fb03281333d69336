import type { Lesson, Scripted } from '../../../../client/learn/lesson.ts';
import { words } from '../../../../client/words/speak.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';

words({ en, pl });

/** Dealt in threes, the learner's first; then the Reserve. */
const DEALT = [9, 9, 18, 5, 12, 6, 4, 0, 14, 7, 10, 13, 2, 11, 15, 6, 16, 17] as const;
const REST = [
  1, 3, 8, 19, 5, 7, 0, 10, 12, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 11, 12, 13, 13, 14, 15, 16, 17, 18, 19, 0,
] as const;

const cog = (move: Scripted['move']): Scripted => ({ seat: 1, move });

export const lesson: Lesson<keyof typeof en> = {
  options: {},
  seats: 2,
  chance: { first: [0], deck: [[...DEALT, ...REST]], die: ['steal'] },
  steps: [
    { say: 'learn.mozg.bury', move: { bury: 18 }, hint: 'learn.mozg.bury.hint', after: [cog({ bury: 12 })] },
    { say: 'learn.mozg.bury2', move: { bury: 14 }, hint: 'learn.mozg.bury2.hint', after: [cog({ bury: 13 })] },
    { say: 'learn.mozg.bury3', move: { bury: 15 }, hint: 'learn.mozg.bury3.hint', after: [cog({ bury: 17 })] },
    {
      say: 'learn.mozg.play',
      move: { play: 4 },
      hint: 'learn.mozg.play.hint',
      after: [cog({ play: 6, give: { 0: 1 } })],
    },
    {
      say: 'learn.mozg.copies',
      move: { play: 9, give: { 1: 1 } },
      hint: 'learn.mozg.copies.hint',
      after: [cog({ play: 10 })],
    },
    { say: 'learn.mozg.mouse', move: { play: 11 }, hint: 'learn.mozg.mouse.hint' },
    {
      say: 'learn.mozg.refill',
      move: { refill: [14] },
      allows: (move) => typeof move === 'object' && move !== null && 'refill' in move,
      hint: 'learn.mozg.refill.hint',
    },
    { say: 'learn.mozg.die', move: { play: 2 }, hint: 'learn.mozg.die.hint' },
    {
      say: 'learn.mozg.refill2',
      move: { refill: [15] },
      allows: (move) => typeof move === 'object' && move !== null && 'refill' in move,
      hint: 'learn.mozg.refill.hint',
      after: [cog({ play: 16 }), cog({ refill: [12] })],
    },
    { say: 'learn.mozg.mosquito', move: { play: 0 }, hint: 'learn.mozg.mosquito.hint' },
    {
      say: 'learn.mozg.refill3',
      move: { refill: [18] },
      allows: (move) => typeof move === 'object' && move !== null && 'refill' in move,
      hint: 'learn.mozg.refill.hint',
      after: [cog({ play: 5 }), cog({ refill: [13] })],
    },
    { say: 'learn.mozg.pass', move: { pass: true }, hint: 'learn.mozg.pass.hint' },
    {
      say: 'learn.mozg.keep',
      move: { keep: 3 },
      allows: (move) => typeof move === 'object' && move !== null && 'keep' in move,
    },
    { say: 'learn.mozg.end' },
  ],
};

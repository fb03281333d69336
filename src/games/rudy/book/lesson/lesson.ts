import type { Lesson } from '../../../../client/learn/lesson.ts';
import { words } from '../../../../client/words/speak.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';

words({ en, pl });

const PILE = [
  'bear',
  'bear+rabbit',
  'bear+cat',
  'giraffe',
  'bear+rabbit+cat',
  'fox',
  'hen+pig',
  'dolphin',
  'zebra',
  'giraffe+zebra',
  'rabbit',
  'bear+rabbit',
  'hen',
  'pig',
  'pig+cat',
  'octopus',
  'dolphin+octopus+cat',
  'giraffe',
  'giraffe+zebra+cat',
  'zebra+cat',
] as const;

const bolt = (number: number): { readonly seat: number; readonly move: { readonly number: number } } => ({
  seat: 1,
  move: { number },
});

export const lesson: Lesson<keyof typeof en> = {
  options: {},
  seats: 2,
  chance: { pile: [PILE] },
  steps: [
    { say: 'learn.rudy.first', move: { number: 1 }, hint: 'learn.rudy.first.hint', after: [bolt(1)] },
    { say: 'learn.rudy.sum', move: { number: 3 }, hint: 'learn.rudy.sum.hint', after: [bolt(3)] },
    { say: 'learn.rudy.cat', move: { number: 4 }, hint: 'learn.rudy.cat.hint', after: [bolt(3)] },
    { say: 'learn.rudy.new', move: { number: 1 }, hint: 'learn.rudy.new.hint', after: [bolt(1)] },
    {
      say: 'learn.rudy.circle',
      move: { number: 8, circled: true },
      hint: 'learn.rudy.circle.hint',
      after: [bolt(7)],
    },
    { say: 'learn.rudy.fox', move: { number: 4 }, hint: 'learn.rudy.fox.hint', after: [bolt(4)] },
    {
      say: 'learn.rudy.low',
      move: { number: 2 },
      allows: (move) => typeof move === 'object' && move !== null && 'number' in move && Number(move.number) <= 2,
      hint: 'learn.rudy.low.hint',
    },
    { say: 'learn.rudy.end' },
  ],
};

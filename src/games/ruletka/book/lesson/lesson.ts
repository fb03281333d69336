import type { Lesson, Scripted } from '../../../../client/learn/lesson.ts';
import { words } from '../../../../client/words/speak.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';

words({ en, pl });

const ACTIONS = [
  'air-gun',
  'weak-knees',
  'bang-bang',
  'dud',
  'raise',
  'peeper',
  'peeper',
  'peeper',
  'pat-down',
  'pat-down',
  'nerves',
  'nerves',
  'raise',
  'raise',
  'weak-knees',
  'swapped-dice',
  'spin-again',
  'spin-again',
  'spin-again',
  'dud',
  'gift',
  'air-gun',
  'air-gun',
  'air-gun',
  'shoot-somebody',
  'shoot-somebody',
  'bang-bang',
  'bang-bang',
  'change-of-aim',
  'bribe',
  'bribe',
] as const;

const CLICKS = ['click', 'click', 'click', 'click', 'click', 'click'] as const;

const diode = (move: Scripted['move']): Scripted => ({ seat: 1, move });
const PASS = { pass: true } as const;

export const lesson: Lesson<keyof typeof en> = {
  options: {},
  seats: 2,
  chance: {
    actions: [ACTIONS],
    'gun-0': [
      ['click', 'bullet', 'click', 'click', 'click', 'click'],
      ['click', 'click', 'click', 'bullet', 'click', 'click'],
    ],
    'gun-1': [['click', 'click', 'click', 'bullet', 'click', 'click'], CLICKS],
  },
  steps: [
    {
      say: 'learn.ruletka.pocket',
      move: { pocket: 'click' },
      hint: 'learn.ruletka.pocket.hint',
      after: [diode({ pocket: 'click' })],
    },
    {
      say: 'learn.ruletka.ready',
      move: { ready: true },
      hint: 'learn.ruletka.ready.hint',
      after: [diode({ ready: true })],
    },
    { say: 'learn.ruletka.bet', move: { bet: 2 }, hint: 'learn.ruletka.bet.hint', after: [diode({ bet: 1 })] },
    { say: 'learn.ruletka.bids', move: PASS, hint: 'learn.ruletka.pass.hint', after: [diode(PASS)] },
    { say: 'learn.ruletka.trust', move: PASS, hint: 'learn.ruletka.pass.hint', after: [diode(PASS)] },
    { say: 'learn.ruletka.shot', move: PASS, hint: 'learn.ruletka.pass.hint', after: [diode(PASS)] },
    { say: 'learn.ruletka.air', move: { card: 'air-gun' }, hint: 'learn.ruletka.air.hint', after: [diode(PASS)] },
    {
      say: 'learn.ruletka.points',
      move: { pocket: 'click' },
      hint: 'learn.ruletka.pocket.hint',
      after: [diode({ pocket: 'bullet' })],
    },
    {
      say: 'learn.ruletka.again',
      move: { ready: true },
      hint: 'learn.ruletka.ready.hint',
      after: [diode({ ready: true })],
    },
    {
      say: 'learn.ruletka.bet2',
      move: { bet: 2 },
      allows: (move) => typeof move === 'object' && move !== null && 'bet' in move,
      after: [diode({ bet: 5 }), diode(PASS)],
    },
    { say: 'learn.ruletka.accuse', move: { accuse: 1 }, hint: 'learn.ruletka.accuse.hint', after: [diode(PASS)] },
    { say: 'learn.ruletka.end' },
  ],
};

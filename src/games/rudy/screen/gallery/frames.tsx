import type { Weighed } from '../../../../client/gallery/weighed.ts';
import { Board } from '../board.tsx';
import { endOf, turnOf } from './samples.ts';

const ALL = [0, 1, 2, 3, 4];
/** One of each land, the fox, and those with most on them. */
const CARDS = [
  'giraffe',
  'bear+rabbit+cat',
  'hen+pig+cat',
  'dolphin+octopus+cat',
  'fox',
  'giraffe+zebra+cat',
  'rabbit',
];

export const weighed = (): readonly Weighed[] => [
  {
    name: 'a digit is typed',
    pages: [<Board key="typed" {...turnOf({ card: 'bear+rabbit+cat', waiting: ALL })} />],
    keys: ['1', 'Backspace', '2', '3', 'Backspace', 'Backspace'],
    beat: 400,
    longest: 16,
    starts: 0,
  },
  {
    name: 'a card turns',
    pages: CARDS.map((card, i) => <Board key="turned" {...turnOf({ card, turn: i + 4, waiting: ALL })} n={i} />),
    beat: 1200,
    longest: 50,
    starts: 2,
  },
  {
    name: 'the review opens',
    pages: [0, 1, 0, 1, 0, 1].map((end, i) =>
      end === 0 ? (
        <Board key="opens" {...turnOf({ card: 'bear+rabbit+cat', turn: 19, waiting: ALL })} n={i} />
      ) : (
        <Board key="opens" {...endOf({ events: [{ kind: 'finished' }] })} n={i} />
      ),
    ),
    beat: 1800,
    // Another page altogether, once a match.
    longest: 60,
    starts: 3,
  },
  {
    name: 'the review plays',
    pages: [<Board key="review" {...endOf({ events: [{ kind: 'finished' }] })} />],
    beats: 4,
    beat: 3600,
    longest: 50,
    starts: 2,
  },
];

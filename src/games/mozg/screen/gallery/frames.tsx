import type { Weighed } from '../../../../client/gallery/weighed.ts';
import { Board } from '../board.tsx';
import { sample } from './samples.ts';

const HAND = [0, 1, 2, 4, 12, 12, 15, 18];
const PLAYS = [8, 10, 13, 14, 16, 17];

export const weighed = (): readonly Weighed[] => [
  {
    name: 'a card is chosen',
    pages: [<Board key="chosen" {...sample({ of: 5, hand: HAND })} />],
    keys: ['ArrowRight', ' ', ' ', 'ArrowRight', ' ', ' '],
    beat: 500,
    longest: 50,
    starts: 1,
  },
  {
    name: 'a card is played',
    pages: [[], ...PLAYS.map((_, i) => PLAYS.slice(0, i + 1))].map((played, i) => {
      const seat = i === 0 ? 0 : (i - 1) % 5;
      const card = played.at(-1);
      return (
        <Board
          key="played"
          {...sample({
            of: 5,
            hand: HAND,
            horde: [1, 5, 6, 7, ...played],
            step: 40 + i,
            turn: i % 5,
            asked: [i % 5],
            told: card === undefined ? [] : [{ kind: 'played', seat, card, give: null }],
          })}
          n={i}
        />
      );
    }),
    beat: 1500,
    longest: 50,
    starts: 3,
  },
];

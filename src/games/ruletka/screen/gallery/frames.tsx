import type { Weighed } from '../../../../client/gallery/weighed.ts';
import { Board } from '../board.tsx';
import { propsOf } from './samples.ts';
import { STATES } from './states.ts';

export const weighed = (): readonly Weighed[] => {
  const { volley = {}, betting = {} } = STATES;
  return [
    {
      name: 'a bet is chosen',
      pages: [<Board key="bet" {...propsOf(betting, false)} />],
      keys: ['1', '2', '3', '4', '5', '1'],
      beat: 500,
      longest: 50,
      starts: 1,
    },
    {
      // The count, the shot and what it leaves.
      name: 'a shot is fired',
      pages: [1, 2, 3, 4].map((n) => <Board key="fired" {...propsOf(volley, n > 1)} n={n} />),
      beat: 6500,
      longest: 50,
      starts: 6,
    },
  ];
};

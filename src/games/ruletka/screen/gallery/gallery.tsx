import { Board } from '../board.tsx';
import type { Gallery } from '../../../../client/gallery/open.tsx';
import { propsOf } from './samples.ts';
import { Sheets } from './sheets.tsx';
import { weighed } from './frames.tsx';
import { STATES } from './states.ts';

export const gallery: Gallery = {
  names: ['cards', 'teams', ...Object.keys(STATES)],
  pages: (name) => {
    const state = STATES[name];
    if (state === undefined) return [<Sheets key={name} name={name === 'teams' ? 'teams' : 'cards'} />];
    const before = <Board {...propsOf(state, false)} />;
    return state.next === undefined ? [before] : [before, <Board {...propsOf(state, true)} />];
  },
  doing: (name) => STATES[name],
  weighed,
};

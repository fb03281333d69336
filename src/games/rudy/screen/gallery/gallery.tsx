import type { Gallery } from '../../../../client/gallery/open.tsx';
import { Board } from '../board.tsx';
import { Cards } from './cards.tsx';
import { weighed } from './frames.tsx';
import { STATES } from './states.ts';

export const gallery: Gallery = {
  names: ['cards', ...Object.keys(STATES)],
  pages: (name) => {
    const state = STATES[name];
    return [state === undefined ? <Cards /> : <Board {...state.props()} />];
  },
  doing: (name) => STATES[name],
  weighed,
};

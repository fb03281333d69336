import { Board } from '../board.tsx';
import type { Gallery } from '../../../../client/gallery/open.tsx';
import { Cards } from './cards.tsx';
import { weighed } from './frames.tsx';
import { STATES } from './states.ts';

export const gallery: Gallery = {
  names: ['cards', ...Object.keys(STATES)],
  pages: (name) => {
    const props = STATES[name]?.();
    if (props === undefined) return [<Cards key={name} />];
    const board = <Board {...props} />;
    if (props.events.length === 0 && props.refusal === undefined) return [board];
    return [<Board {...props} events={[]} n={0} refusal={undefined} />, board];
  },
  weighed,
};

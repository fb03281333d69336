import { RudyBoard } from '../rudy/board.tsx';
import { Cards } from './cards.tsx';
import { openGallery } from './open.tsx';
import { STATES } from './states.ts';

await openGallery({
  names: ['cards', ...Object.keys(STATES)],
  pages: (name) => {
    const state = STATES[name];
    return [state === undefined ? <Cards /> : <RudyBoard {...state.props()} />];
  },
  doing: (name) => STATES[name],
});

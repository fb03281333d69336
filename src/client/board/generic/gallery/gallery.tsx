import type { Gallery } from '../../../gallery/open.tsx';
import { GenericBoard } from '../generic-board.tsx';
import { STATES } from './states.ts';

/** What was sent stands where a test can read it: there is no table here. */
function send(move: unknown): void {
  document.body.dataset['sent'] = JSON.stringify(move);
}

export const gallery: Gallery = {
  names: Object.keys(STATES),
  pages: (name) => (STATES[name]?.() ?? []).map((props, i) => <GenericBoard key={name} {...props} n={i} send={send} />),
};

import { withWords } from '../words/speak.ts';
import { openGallery, type Gallery } from './open.tsx';

/** Every state of every screen, for looking at it: each game brings its own, and the board of games without one is `generic`. */
const galleries = import.meta.glob<{ readonly gallery: Gallery }>([
  '../../games/*/screen/gallery/gallery.tsx',
  '../board/generic/gallery/gallery.tsx',
]);

const game = new URLSearchParams(location.search).get('game') ?? '';
const found = Object.entries(galleries).find(([path]) => path.split('/').at(game === 'generic' ? -3 : -4) === game);
if (found === undefined) throw new RangeError(`no gallery of ${game}; /gallery/?game=ID`);
await openGallery((await withWords(found[1]())).gallery);

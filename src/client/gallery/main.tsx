import { openGallery, type Gallery } from './open.tsx';

/** Every state of every screen, for looking at it: each game brings its own. Only while developing, never built. */
const galleries = import.meta.glob<{ readonly gallery: Gallery }>('../../games/*/screen/gallery/gallery.tsx');

const game = new URLSearchParams(location.search).get('game') ?? '';
const found = Object.entries(galleries).find(([path]) => path.includes(`/games/${game}/`));
if (found === undefined) throw new RangeError(`no gallery of ${game}; /gallery/?game=ID`);
await openGallery((await found[1]()).gallery);

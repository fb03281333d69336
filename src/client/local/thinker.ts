import { loadEverybody } from '../../games/bots.ts';
import { createThinker, type ToThinker } from '../../runner/thinker.ts';

/** What runs in the page's worker: it is sent views and sends moves. */
const hear = createThinker(loadEverybody, (answer) => postMessage(answer));
addEventListener('message', (event: MessageEvent<ToThinker>) => hear(event.data));

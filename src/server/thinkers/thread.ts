import { parentPort } from 'node:worker_threads';
import { loadEverybody } from '../../games/bots.ts';
import { createThinker, type ToThinker } from '../../runner/thinker.ts';

/** What runs in a thread of the pool: it is sent views and sends moves, and reaches nothing else of the server. */
if (parentPort === null) throw new Error('this is a thread of the pool, not a program');
const port = parentPort;
const hear = createThinker(loadEverybody, (answer) => port.postMessage(answer));
port.on('message', (message: ToThinker) => hear(message));

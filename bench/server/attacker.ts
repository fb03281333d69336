import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS } from './attacks.ts';

// In a thread of its own: what the neighbour waits must not be the attacker's own time.
const { name, url, seconds } = workerData as { readonly name: string; readonly url: string; readonly seconds: number };
const attack = await ATTACKS[name]?.begin(url);
parentPort?.postMessage('ready', []);
parentPort?.once('message', () => {
  void attack?.(performance.now() + 1000 * seconds).then((got) => parentPort?.postMessage({ got }, []));
});

import type { Time } from '../../runner/time.ts';
import { pooledRunner, type PooledRunner } from '../../runner/pooled-runner.ts';
import type { FromThinker } from '../../runner/thinker.ts';

/** Room for a slow phone to fetch the bots with its first question; a table waits a little longer than this. */
const LIMIT_MS = 8000;

/** Bots that think in a worker beside the page, so that no tap ever waits for one. */
export function workerRunner(time: Time, lost: (why: string) => void): PooledRunner {
  return pooledRunner({
    size: 1,
    time,
    limit: LIMIT_MS,
    lost,
    open({ said, died }) {
      const worker = new Worker(new URL('thinker.ts', import.meta.url), { type: 'module', name: 'bots' });
      worker.addEventListener('message', (event: MessageEvent<FromThinker>) => said(event.data));
      worker.addEventListener('error', (event) => died(event.message || 'the worker could not start'));
      worker.addEventListener('messageerror', () => died('the worker was not understood'));
      return { send: (message) => worker.postMessage(message, []), stop: () => worker.terminate() };
    },
  });
}

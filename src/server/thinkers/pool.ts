import type { Time } from '../../runner/time.ts';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pooledRunner, type PooledRunner, type WorkerEvents } from '../../runner/pooled-runner.ts';
import type { FromThinker } from '../../runner/thinker.ts';

/** Longer than any level needs, shorter than a table waits before it plays the fallback by itself. */
const LIMIT_MS = 5000;
const MOST_THREADS = 4;
const MEGABYTES = 256;

export interface ThinkerPool {
  readonly time: Time;
  /** A thread was lost: stopped because it was late, or fallen over. */
  readonly lost: (why: string) => void;
  readonly limit?: number;
  readonly size?: number;
  /** What a thread runs; a test brings its own. */
  readonly thread?: URL;
  /** Whose match this is: they take turns. */
  readonly groupOf?: (match: string) => string;
}

/** Beside this one: TypeScript in a clone, JavaScript in a package. */
const THREAD = new URL(`thread${extname(import.meta.url)}`, import.meta.url);

/** Bots that think in threads beside the server's own, so that its event loop never waits for one. */
export function threadRunner({ time, lost, limit = LIMIT_MS, size, thread, groupOf }: ThinkerPool): PooledRunner {
  const url = thread ?? THREAD;
  return pooledRunner({
    open: (events) => openThread(url, events),
    size: size ?? Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
    time,
    limit,
    lost,
    ...(groupOf !== undefined && { groupOf }),
  });
}

function openThread(url: URL, { said, died }: WorkerEvents) {
  const worker = new Worker(url, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } });
  worker.unref();
  worker.on('message', (answer: FromThinker) => said(answer));
  worker.on('error', (thrown) => died(thrown instanceof Error ? thrown.message : 'unknown'));
  worker.on('exit', (code) => died(`the thread ended with ${code}`));
  return {
    send: (message: unknown) => worker.postMessage(message, []),
    stop: () => void worker.terminate(),
  };
}

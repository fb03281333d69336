import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own. */
export interface Child {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from its being started to its being open. */
  readonly openedAfter: number;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** As an operator would; the exit code. */
  stop(): Promise<number | null>;
}

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

/** No limit is met by a load that all comes from one address. */
export const OPEN_LIMITS: Readonly<Record<string, string>> = {
  STOLIK_MAX_CONNECTIONS: '100000',
  STOLIK_MAX_CONNECTIONS_PER_ADDRESS: '100000',
  STOLIK_MAX_CHAIRS_PER_TABLE: '4000',
  STOLIK_REQUEST_BURST: '100000000',
  STOLIK_MESSAGE_BURST: '100000000',
  STOLIK_MESSAGES_PER_SECOND: '100000000',
  STOLIK_TABLE_BURST: '100000000',
  STOLIK_ADDRESS_MESSAGE_BURST: '1000000000',
  STOLIK_ADDRESS_MESSAGES_PER_SECOND: '1000000000',
  STOLIK_MATCH_BURST: '100000000',
  STOLIK_ADDRESS_MATCH_BURST: '100000000',
  STOLIK_ALL_ANSWER_BURST_BYTES: '1000000000',
  STOLIK_ALL_ANSWER_BYTES_PER_SECOND: '1000000000',
  STOLIK_KEPT_BURST_BYTES: '1000000000',
  STOLIK_KEPT_BYTES_PER_HOUR: '1000000000',
  STOLIK_ADDRESS_KEPT_BURST_BYTES: '1000000000',
  STOLIK_ADDRESS_KEPT_BYTES_PER_HOUR: '1000000000',
};

const ENTRY = new URL('./serve.ts', import.meta.url).pathname;

/** Starts a server on a free port and waits until it is open; or until it has ended, when it cannot. */
export async function startChild(
  data: string,
  env: Readonly<Record<string, string>> = OPEN_LIMITS,
  more: readonly string[] = [],
): Promise<Child | Ended> {
  const before = performance.now();
  const child = spawn(
    process.execPath,
    // As `npm start` does, and with a collection on demand.
    ['--max-semi-space-size=16', '--expose-gc', ENTRY, '--data', data, '--host', '127.0.0.1', '--port', '0', ...more],
    {
      env: { ...process.env, STOLIK_LOG: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => void (err += chunk.toString()));
  const gone = once(child, 'close') as Promise<[number | null]>;
  const opened = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const port = /127\.0\.0\.1:(\d+)/.exec(out)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
  const port = await Promise.race([opened, gone.then(() => undefined)]);
  if (port === undefined) return { code: child.exitCode, out, err };
  const { pid = 0 } = child;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid,
    openedAfter: performance.now() - before,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
}

export function isOpen(started: Child | Ended): started is Child {
  return 'port' in started;
}

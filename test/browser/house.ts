import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULTS, type Config } from '../../src/server/config.ts';
import { serve, type ServeIo, type Serving } from '../../src/server/main.ts';

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** Bots are quick, and on a slow machine nobody loses a seat to one. */
export const PATIENT = { thinking: [20, 60], absence: 600_000 } as const;

/** A real server with the built client, on a free port, with a database of its own. */
export interface House {
  readonly url: string;
  readonly port: number;
  /** Stops it, as an operator would; the tables stay. */
  stop(): Promise<void>;
  /** Opens it again on the same port with the same tables. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openHouse(
  io: Pick<ServeIo, 'tempo' | 'random' | 'clock'> = {},
  change: Partial<Config> = {},
): Promise<House> {
  const data = change.data ?? mkdtempSync(join(tmpdir(), 'stolik-'));
  let serving: Serving | undefined;
  let port = 0;
  const start = async (): Promise<void> => {
    const config: Config = { ...DEFAULTS, client: CLIENT, host: '127.0.0.1', log: 'error', ...change, data, port };
    const started = await serve(config, { out: () => {}, tempo: PATIENT, ...io });
    if (!started.ok) throw new Error(started.why);
    serving = started.serving;
    port = serving.port;
  };
  const stop = async (): Promise<void> => {
    await serving?.close();
    serving = undefined;
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    start,
    stop,
    async close() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

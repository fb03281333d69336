import { readConfig, type Env, type Flags } from './config.ts';
import { serve } from './main.ts';

/** Where the program speaks, and where it was put. */
export interface RunIo {
  out(text: string): void;
  err(text: string): void;
  readonly env: Env;
  /** The folder of the built client, unless the environment names another. */
  readonly client: string;
}

/** Serves until it is told to stop. 0: stopped in order · 1: could not start. */
export async function run(flags: Flags, io: RunIo): Promise<0 | 1> {
  const read = readConfig(io.env, flags, io.client);
  if (!read.ok) return fail(io, read.why);
  const stopping = stopSignal();
  const started = await serve(read.config, io);
  if (!started.ok) return fail(io, [started.why]);
  io.out(`  Playable ${secondsSince(io.env['STOLIK_BEGUN'])} s after the start.\n\n`);
  await stopping;
  io.out('Closing: everybody is told to come back …\n');
  await started.serving.close();
  return 0;
}

/** Since the command began: building the pages counts, where `npm start` did it. */
function secondsSince(begun: string | undefined): string {
  const ms = begun === undefined ? performance.now() : Date.now() - Number(begun);
  return (ms / 1000).toFixed(1);
}

function fail(io: RunIo, why: readonly string[]): 1 {
  for (const each of why) io.err(`stolik serve: ${each}\n`);
  return 1;
}

/** The first signal closes in order; the second one means it. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
        process.once(signal, () => process.exit(1));
      });
    }
  });
}
